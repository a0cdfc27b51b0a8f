// Made from schemas/between_two_cities by adapters/make_messages.py; schemas be55bfe68e178963
// file: Action.java
package messages;

import com.fasterxml.jackson.annotation.*;

/**
 * One decision of one seat. Passing hands, revealing, discarding and drawing leave no
 * choice and happen inside the action that brings them on.
 */
public class Action {
    private String tile;
    private Type type;
    private String at;
    private String city;

    @JsonProperty("tile")
    public String getTile() { return tile; }
    @JsonProperty("tile")
    public void setTile(String value) { this.tile = value; }

    @JsonProperty("type")
    public Type getType() { return type; }
    @JsonProperty("type")
    public void setType(Type value) { this.type = value; }

    @JsonProperty("at")
    public String getAt() { return at; }
    @JsonProperty("at")
    public void setAt(String value) { this.at = value; }

    @JsonProperty("city")
    public String getCity() { return city; }
    @JsonProperty("city")
    public void setCity(String value) { this.city = value; }
}
// file: Buildings.java
package messages;

import com.fasterxml.jackson.annotation.*;

/**
 * How many buildings of each type both cities have together: what the second tie-breaker
 * compares, in this order.
 */
public class Buildings {
    private long factories;
    private long houses;
    private long offices;
    private long parks;
    private long shops;
    private long taverns;

    @JsonProperty("factories")
    public long getFactories() { return factories; }
    @JsonProperty("factories")
    public void setFactories(long value) { this.factories = value; }

    @JsonProperty("houses")
    public long getHouses() { return houses; }
    @JsonProperty("houses")
    public void setHouses(long value) { this.houses = value; }

    @JsonProperty("offices")
    public long getOffices() { return offices; }
    @JsonProperty("offices")
    public void setOffices(long value) { this.offices = value; }

    @JsonProperty("parks")
    public long getParks() { return parks; }
    @JsonProperty("parks")
    public void setParks(long value) { this.parks = value; }

    @JsonProperty("shops")
    public long getShops() { return shops; }
    @JsonProperty("shops")
    public void setShops(long value) { this.shops = value; }

    @JsonProperty("taverns")
    public long getTaverns() { return taverns; }
    @JsonProperty("taverns")
    public void setTaverns(long value) { this.taverns = value; }
}
// file: Chosen.java
package messages;

import java.io.IOException;
import java.io.IOException;
import com.fasterxml.jackson.core.*;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.annotation.*;
import com.fasterxml.jackson.core.type.*;
import java.util.List;

@JsonDeserialize(using = Chosen.Deserializer.class)
@JsonSerialize(using = Chosen.Serializer.class)
public class Chosen {
    public Long integerValue;
    public List<String> stringArrayValue;

    static class Deserializer extends JsonDeserializer<Chosen> {
        @Override
        public Chosen deserialize(JsonParser jsonParser, DeserializationContext deserializationContext) throws IOException, JsonProcessingException {
            Chosen value = new Chosen();
            switch (jsonParser.currentToken()) {
                case VALUE_NUMBER_INT:
                    value.integerValue = jsonParser.readValueAs(Long.class);
                    break;
                case START_ARRAY:
                    value.stringArrayValue = jsonParser.readValueAs(new TypeReference<List<String>>() {});
                    break;
                default: throw new IOException("Cannot deserialize Chosen");
            }
            return value;
        }
    }

    static class Serializer extends JsonSerializer<Chosen> {
        @Override
        public void serialize(Chosen obj, JsonGenerator jsonGenerator, SerializerProvider serializerProvider) throws IOException {
            if (obj.integerValue != null) {
                jsonGenerator.writeObject(obj.integerValue);
                return;
            }
            if (obj.stringArrayValue != null) {
                jsonGenerator.writeObject(obj.stringArrayValue);
                return;
            }
            throw new IOException("Chosen must not be null");
        }
    }
}
// file: City.java
package messages;

import com.fasterxml.jackson.annotation.*;

public class City {
    private long factories;
    private long houses;
    private long offices;
    private long parks;
    private long shops;
    private long taverns;
    private long total;

    /**
     * Points for all factories.
     */
    @JsonProperty("factories")
    public long getFactories() { return factories; }
    @JsonProperty("factories")
    public void setFactories(long value) { this.factories = value; }

    /**
     * Points for all houses.
     */
    @JsonProperty("houses")
    public long getHouses() { return houses; }
    @JsonProperty("houses")
    public void setHouses(long value) { this.houses = value; }

    /**
     * Points for all sets of offices, the bonus points for adjacent taverns included.
     */
    @JsonProperty("offices")
    public long getOffices() { return offices; }
    @JsonProperty("offices")
    public void setOffices(long value) { this.offices = value; }

    /**
     * Points for all groups of parks.
     */
    @JsonProperty("parks")
    public long getParks() { return parks; }
    @JsonProperty("parks")
    public void setParks(long value) { this.parks = value; }

    /**
     * Points for all sets of shops.
     */
    @JsonProperty("shops")
    public long getShops() { return shops; }
    @JsonProperty("shops")
    public void setShops(long value) { this.shops = value; }

    /**
     * Points for all sets of taverns.
     */
    @JsonProperty("taverns")
    public long getTaverns() { return taverns; }
    @JsonProperty("taverns")
    public void setTaverns(long value) { this.taverns = value; }

    /**
     * The sum of the six.
     */
    @JsonProperty("total")
    public long getTotal() { return total; }
    @JsonProperty("total")
    public void setTotal(long value) { this.total = value; }
}
// file: Messages.java
package messages;

import com.fasterxml.jackson.annotation.*;

public class Messages {
    private Action action;
    private Outcome outcome;
    private State state;
    private View view;

    @JsonProperty("action")
    public Action getAction() { return action; }
    @JsonProperty("action")
    public void setAction(Action value) { this.action = value; }

    @JsonProperty("outcome")
    public Outcome getOutcome() { return outcome; }
    @JsonProperty("outcome")
    public void setOutcome(Outcome value) { this.outcome = value; }

    @JsonProperty("state")
    public State getState() { return state; }
    @JsonProperty("state")
    public void setState(State value) { this.state = value; }

    @JsonProperty("view")
    public View getView() { return view; }
    @JsonProperty("view")
    public void setView(View value) { this.view = value; }
}
// file: Outcome.java
package messages;

import com.fasterxml.jackson.annotation.*;
import java.util.List;
import java.util.Map;

/**
 * Whether the game is over, who has won, every city's score taken apart by building type,
 * and what the tie-breakers compare. Any position has one: before the end the cities score
 * as they lie, factories compared between them as they lie, and nobody has won.
 */
public class Outcome {
    private Map<String, City> cities;
    private boolean over;
    private Map<String, Player> players;
    private Why why;
    private List<Setup> winners;

    /**
     * The score of each city in play, taken apart.
     */
    @JsonProperty("cities")
    public Map<String, City> getCities() { return cities; }
    @JsonProperty("cities")
    public void setCities(Map<String, City> value) { this.cities = value; }

    /**
     * True exactly in the phase over.
     */
    @JsonProperty("over")
    public boolean getOver() { return over; }
    @JsonProperty("over")
    public void setOver(boolean value) { this.over = value; }

    /**
     * What each player's two cities give that player.
     */
    @JsonProperty("players")
    public Map<String, Player> getPlayers() { return players; }
    @JsonProperty("players")
    public void setPlayers(Map<String, Player> value) { this.players = value; }

    /**
     * What decided. still playing: nothing yet. highest final score: one player alone has it.
     * first tiebreaker, second tiebreaker: the comparison after which one player was left.
     * lowest seating value: only under the reading still_tied=lower_value. tie: no comparison
     * broke it.
     */
    @JsonProperty("why")
    public Why getWhy() { return why; }
    @JsonProperty("why")
    public void setWhy(Why value) { this.why = value; }

    /**
     * Who wins; several where a tie stays unbroken and is shared; empty while the game goes on.
     */
    @JsonProperty("winners")
    public List<Setup> getWinners() { return winners; }
    @JsonProperty("winners")
    public void setWinners(List<Setup> value) { this.winners = value; }
}
// file: Pending.java
package messages;

import com.fasterxml.jackson.annotation.*;
import java.util.List;
import java.util.Map;

/**
 * The unfinished part of the current turn.
 */
public class Pending {
    private Map<String, List<String>> toPlaceIn;

    /**
     * For each player the cities into which the player still has to place a tile in this turn:
     * of the city to the left and the city to the right those not yet served. Empty lists
     * outside the phase placing.
     */
    @JsonProperty("to_place_in")
    public Map<String, List<String>> getToPlaceIn() { return toPlaceIn; }
    @JsonProperty("to_place_in")
    public void setToPlaceIn(Map<String, List<String>> value) { this.toPlaceIn = value; }
}
// file: Phase.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

/**
 * choosing: the players choose two tiles each, face down. placing: the chosen tiles have
 * been revealed, and the players place them. over: the game has ended.
 */
public enum Phase {
    CHOOSING, OVER, PLACING;

    @JsonValue
    public String toValue() {
        switch (this) {
            case CHOOSING: return "choosing";
            case OVER: return "over";
            case PLACING: return "placing";
        }
        return null;
    }

    @JsonCreator
    public static Phase forValue(String value) throws IOException {
        if (value.equals("choosing")) return CHOOSING;
        if (value.equals("over")) return OVER;
        if (value.equals("placing")) return PLACING;
        throw new IOException("Cannot deserialize Phase");
    }
}
// file: Player.java
package messages;

import com.fasterxml.jackson.annotation.*;

public class Player {
    private Buildings buildings;
    private long finalScore;
    private long higherCity;

    /**
     * How many buildings of each type both cities have together: what the second tie-breaker
     * compares, in this order.
     */
    @JsonProperty("buildings")
    public Buildings getBuildings() { return buildings; }
    @JsonProperty("buildings")
    public void setBuildings(Buildings value) { this.buildings = value; }

    /**
     * The lower one of the scores of the player's two cities; with two players, their sum.
     */
    @JsonProperty("final_score")
    public long getFinalScore() { return finalScore; }
    @JsonProperty("final_score")
    public void setFinalScore(long value) { this.finalScore = value; }

    /**
     * What the better one of the player's two cities scores; it is the first tie-breaker of the
     * game for three to seven, and decides nothing with two players.
     */
    @JsonProperty("higher_city")
    public long getHigherCity() { return higherCity; }
    @JsonProperty("higher_city")
    public void setHigherCity(long value) { this.higherCity = value; }
}
// file: Round.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

/**
 * The round being played, the last one after the end: 1, 2 or 3 with three to seven
 * players, 1a to 3b with two.
 */
public enum Round {
    THE_1, THE_1_A, THE_1_B, THE_2, THE_2_A, THE_2_B, THE_3, THE_3_A, THE_3_B;

    @JsonValue
    public String toValue() {
        switch (this) {
            case THE_1: return "1";
            case THE_1_A: return "1a";
            case THE_1_B: return "1b";
            case THE_2: return "2";
            case THE_2_A: return "2a";
            case THE_2_B: return "2b";
            case THE_3: return "3";
            case THE_3_A: return "3a";
            case THE_3_B: return "3b";
        }
        return null;
    }

    @JsonCreator
    public static Round forValue(String value) throws IOException {
        if (value.equals("1")) return THE_1;
        if (value.equals("1a")) return THE_1_A;
        if (value.equals("1b")) return THE_1_B;
        if (value.equals("2")) return THE_2;
        if (value.equals("2a")) return THE_2_A;
        if (value.equals("2b")) return THE_2_B;
        if (value.equals("3")) return THE_3;
        if (value.equals("3a")) return THE_3_A;
        if (value.equals("3b")) return THE_3_B;
        throw new IOException("Cannot deserialize Round");
    }
}
// file: Setup.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

public enum Setup {
    EAST, NORTH, NORTHEAST, SOUTH, SOUTHEAST, SOUTHWEST, WEST;

    @JsonValue
    public String toValue() {
        switch (this) {
            case EAST: return "East";
            case NORTH: return "North";
            case NORTHEAST: return "Northeast";
            case SOUTH: return "South";
            case SOUTHEAST: return "Southeast";
            case SOUTHWEST: return "Southwest";
            case WEST: return "West";
        }
        return null;
    }

    @JsonCreator
    public static Setup forValue(String value) throws IOException {
        if (value.equals("East")) return EAST;
        if (value.equals("North")) return NORTH;
        if (value.equals("Northeast")) return NORTHEAST;
        if (value.equals("South")) return SOUTH;
        if (value.equals("Southeast")) return SOUTHEAST;
        if (value.equals("Southwest")) return SOUTHWEST;
        if (value.equals("West")) return WEST;
        throw new IOException("Cannot deserialize Setup");
    }
}
// file: State.java
package messages;

import com.fasterxml.jackson.annotation.*;
import java.util.List;

/**
 * Everything that a game in progress consists of. Keys that begin with x_ are the engine's
 * own and are ignored at any depth.
 */
public class State {
    private List<Setup> mayAct;
    private Pending pending;
    private Phase phase;
    private boolean settled;
    private Table table;
    private List<Setup> toAct;

    /**
     * Other seats that have an optional action meanwhile; never any in this game.
     */
    @JsonProperty("may_act")
    public List<Setup> getMayAct() { return mayAct; }
    @JsonProperty("may_act")
    public void setMayAct(List<Setup> value) { this.mayAct = value; }

    /**
     * The unfinished part of the current turn.
     */
    @JsonProperty("pending")
    public Pending getPending() { return pending; }
    @JsonProperty("pending")
    public void setPending(Pending value) { this.pending = value; }

    /**
     * choosing: the players choose two tiles each, face down. placing: the chosen tiles have
     * been revealed, and the players place them. over: the game has ended.
     */
    @JsonProperty("phase")
    public Phase getPhase() { return phase; }
    @JsonProperty("phase")
    public void setPhase(Phase value) { this.phase = value; }

    /**
     * False between the two tiles of one player's choice.
     */
    @JsonProperty("settled")
    public boolean getSettled() { return settled; }
    @JsonProperty("settled")
    public void setSettled(boolean value) { this.settled = value; }

    @JsonProperty("table")
    public Table getTable() { return table; }
    @JsonProperty("table")
    public void setTable(Table value) { this.table = value; }

    /**
     * The seats that the game waits for: while choosing, all that have not finished their
     * choice; while placing, all that may place a tile now; none when the game is over. In an
     * unsettled state it is the one seat that has chosen its first tile.
     */
    @JsonProperty("to_act")
    public List<Setup> getToAct() { return toAct; }
    @JsonProperty("to_act")
    public void setToAct(List<Setup> value) { this.toAct = value; }
}
// file: Table.java
package messages;

import com.fasterxml.jackson.annotation.*;
import java.util.List;
import java.util.Map;

/**
 * All that outlasts the current decision.
 */
public class Table {
    private List<String> box;
    private Map<String, List<String>> chosen;
    private Map<String, Map<String, String>> cities;
    private List<String> discards;
    private List<String> duplexStack;
    private Map<String, List<String>> hands;
    private Map<String, List<String>> revealed;
    private Round round;
    private Map<String, Long> seatingValues;
    private List<Setup> seats;
    private Map<String, List<String>> underTokens;

    /**
     * The building tiles face down in the box, in the order in which they will be drawn.
     */
    @JsonProperty("box")
    public List<String> getBox() { return box; }
    @JsonProperty("box")
    public void setBox(List<String> value) { this.box = value; }

    /**
     * The tiles that each player has chosen, face down in front of that player until the
     * reveal; two after a finished choice.
     */
    @JsonProperty("chosen")
    public Map<String, List<String>> getChosen() { return chosen; }
    @JsonProperty("chosen")
    public void setChosen(Map<String, List<String>> value) { this.chosen = value; }

    /**
     * What has been built in each city in play.
     */
    @JsonProperty("cities")
    public Map<String, Map<String, String>> getCities() { return cities; }
    @JsonProperty("cities")
    public void setCities(Map<String, Map<String, String>> value) { this.cities = value; }

    /**
     * The tiles discarded face down to the centre of the scoreboard.
     */
    @JsonProperty("discards")
    public List<String> getDiscards() { return discards; }
    @JsonProperty("discards")
    public void setDiscards(List<String> value) { this.discards = value; }

    /**
     * The face-down duplex tiles, in the order in which they will be drawn.
     */
    @JsonProperty("duplex_stack")
    public List<String> getDuplexStack() { return duplexStack; }
    @JsonProperty("duplex_stack")
    public void setDuplexStack(List<String> value) { this.duplexStack = value; }

    /**
     * The hand of each player; empty from the end of the choice until the next hand is picked
     * up or drawn.
     */
    @JsonProperty("hands")
    public Map<String, List<String>> getHands() { return hands; }
    @JsonProperty("hands")
    public void setHands(Map<String, List<String>> value) { this.hands = value; }

    /**
     * The revealed tiles that lie face up in front of each player and have not been placed yet.
     */
    @JsonProperty("revealed")
    public Map<String, List<String>> getRevealed() { return revealed; }
    @JsonProperty("revealed")
    public void setRevealed(Map<String, List<String>> value) { this.revealed = value; }

    /**
     * The round being played, the last one after the end: 1, 2 or 3 with three to seven
     * players, 1a to 3b with two.
     */
    @JsonProperty("round")
    public Round getRound() { return round; }
    @JsonProperty("round")
    public void setRound(Round value) { this.round = value; }

    /**
     * The seating value of each player, rising clockwise from the first seat.
     */
    @JsonProperty("seating_values")
    public Map<String, Long> getSeatingValues() { return seatingValues; }
    @JsonProperty("seating_values")
    public void setSeatingValues(Map<String, Long> value) { this.seatingValues = value; }

    /**
     * The players in clockwise order, beginning with the first in the seating order. The first
     * city of the component set lies to the left of the first seat, the second to the left of
     * the second seat, and so on, so that each seat has the city of the seat before it to its
     * right. With two seats the first two cities are the left and the right one of the first
     * seat, the next two those of the second.
     */
    @JsonProperty("seats")
    public List<Setup> getSeats() { return seats; }
    @JsonProperty("seats")
    public void setSeats(List<Setup> value) { this.seats = value; }

    /**
     * For each city in play, the tiles that lie face down under its token.
     */
    @JsonProperty("under_tokens")
    public Map<String, List<String>> getUnderTokens() { return underTokens; }
    @JsonProperty("under_tokens")
    public void setUnderTokens(Map<String, List<String>> value) { this.underTokens = value; }
}
// file: Type.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

public enum Type {
    CHOOSE, PLACE;

    @JsonValue
    public String toValue() {
        switch (this) {
            case CHOOSE: return "choose";
            case PLACE: return "place";
        }
        return null;
    }

    @JsonCreator
    public static Type forValue(String value) throws IOException {
        if (value.equals("choose")) return CHOOSE;
        if (value.equals("place")) return PLACE;
        throw new IOException("Cannot deserialize Type");
    }
}
// file: View.java
package messages;

import com.fasterxml.jackson.annotation.*;
import java.util.List;
import java.util.Map;

/**
 * What a player sees by looking at the table now: their own hand, all that lies open, and
 * of what lies face down only how much it is. Whether players may look at the tiles that
 * they have chosen themselves is settled by a ruling (own_choice_seen_by_its_owner).
 */
public class View {
    private long box;
    private Map<String, Chosen> chosen;
    private Map<String, Map<String, String>> cities;
    private long discards;
    private long duplexStack;
    private List<String> hand;
    private Map<String, Long> hands;
    private Map<String, List<String>> revealed;
    private Round round;
    private Map<String, Long> seatingValues;
    private List<Setup> seats;
    private Map<String, Long> underTokens;

    /**
     * How many building tiles are in the box.
     */
    @JsonProperty("box")
    public long getBox() { return box; }
    @JsonProperty("box")
    public void setBox(long value) { this.box = value; }

    /**
     * How many chosen tiles lie face down in front of each player: two once the player has
     * chosen. Where players may look at their own, the seat's own chosen tiles instead of their
     * number.
     */
    @JsonProperty("chosen")
    public Map<String, Chosen> getChosen() { return chosen; }
    @JsonProperty("chosen")
    public void setChosen(Map<String, Chosen> value) { this.chosen = value; }

    @JsonProperty("cities")
    public Map<String, Map<String, String>> getCities() { return cities; }
    @JsonProperty("cities")
    public void setCities(Map<String, Map<String, String>> value) { this.cities = value; }

    /**
     * How many tiles have been discarded.
     */
    @JsonProperty("discards")
    public long getDiscards() { return discards; }
    @JsonProperty("discards")
    public void setDiscards(long value) { this.discards = value; }

    /**
     * How many duplex tiles nobody has drawn.
     */
    @JsonProperty("duplex_stack")
    public long getDuplexStack() { return duplexStack; }
    @JsonProperty("duplex_stack")
    public void setDuplexStack(long value) { this.duplexStack = value; }

    /**
     * The tiles of the seat's own hand.
     */
    @JsonProperty("hand")
    public List<String> getHand() { return hand; }
    @JsonProperty("hand")
    public void setHand(List<String> value) { this.hand = value; }

    /**
     * How many tiles each player's hand has.
     */
    @JsonProperty("hands")
    public Map<String, Long> getHands() { return hands; }
    @JsonProperty("hands")
    public void setHands(Map<String, Long> value) { this.hands = value; }

    @JsonProperty("revealed")
    public Map<String, List<String>> getRevealed() { return revealed; }
    @JsonProperty("revealed")
    public void setRevealed(Map<String, List<String>> value) { this.revealed = value; }

    @JsonProperty("round")
    public Round getRound() { return round; }
    @JsonProperty("round")
    public void setRound(Round value) { this.round = value; }

    @JsonProperty("seating_values")
    public Map<String, Long> getSeatingValues() { return seatingValues; }
    @JsonProperty("seating_values")
    public void setSeatingValues(Map<String, Long> value) { this.seatingValues = value; }

    @JsonProperty("seats")
    public List<Setup> getSeats() { return seats; }
    @JsonProperty("seats")
    public void setSeats(List<Setup> value) { this.seats = value; }

    /**
     * How many tiles lie under the token of each city.
     */
    @JsonProperty("under_tokens")
    public Map<String, Long> getUnderTokens() { return underTokens; }
    @JsonProperty("under_tokens")
    public void setUnderTokens(Map<String, Long> value) { this.underTokens = value; }
}
// file: Why.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

/**
 * What decided. still playing: nothing yet. highest final score: one player alone has it.
 * first tiebreaker, second tiebreaker: the comparison after which one player was left.
 * lowest seating value: only under the reading still_tied=lower_value. tie: no comparison
 * broke it.
 */
public enum Why {
    FIRST_TIEBREAKER, HIGHEST_FINAL_SCORE, LOWEST_SEATING_VALUE, SECOND_TIEBREAKER, STILL_PLAYING, TIE;

    @JsonValue
    public String toValue() {
        switch (this) {
            case FIRST_TIEBREAKER: return "first tiebreaker";
            case HIGHEST_FINAL_SCORE: return "highest final score";
            case LOWEST_SEATING_VALUE: return "lowest seating value";
            case SECOND_TIEBREAKER: return "second tiebreaker";
            case STILL_PLAYING: return "still playing";
            case TIE: return "tie";
        }
        return null;
    }

    @JsonCreator
    public static Why forValue(String value) throws IOException {
        if (value.equals("first tiebreaker")) return FIRST_TIEBREAKER;
        if (value.equals("highest final score")) return HIGHEST_FINAL_SCORE;
        if (value.equals("lowest seating value")) return LOWEST_SEATING_VALUE;
        if (value.equals("second tiebreaker")) return SECOND_TIEBREAKER;
        if (value.equals("still playing")) return STILL_PLAYING;
        if (value.equals("tie")) return TIE;
        throw new IOException("Cannot deserialize Why");
    }
}
