// Made from schemas/lost_cities_rivals by adapters/make_messages.py; schemas 35eba2c8be0069db
// file: Action.java
package messages;

import com.fasterxml.jackson.annotation.*;

/**
 * One decision of one seat.
 */
public class Action {
    private Type type;
    private Long gold;
    private String card;

    @JsonProperty("type")
    public Type getType() { return type; }
    @JsonProperty("type")
    public void setType(Type value) { this.type = value; }

    @JsonProperty("gold")
    public Long getGold() { return gold; }
    @JsonProperty("gold")
    public void setGold(Long value) { this.gold = value; }

    @JsonProperty("card")
    public String getCard() { return card; }
    @JsonProperty("card")
    public void setCard(String value) { this.card = value; }
}
// file: Auction.java
package messages;

import com.fasterxml.jackson.annotation.*;
import java.util.List;

/**
 * The standing of the auction: the highest bid (0 outside an auction), who made it, and who
 * has passed.
 */
public class Auction {
    private long bid;
    private List<Setup> bidder;
    private List<Setup> passed;

    @JsonProperty("bid")
    public long getBid() { return bid; }
    @JsonProperty("bid")
    public void setBid(long value) { this.bid = value; }

    /**
     * The highest bidder, or an empty list.
     */
    @JsonProperty("bidder")
    public List<Setup> getBidder() { return bidder; }
    @JsonProperty("bidder")
    public void setBidder(List<Setup> value) { this.bidder = value; }

    @JsonProperty("passed")
    public List<Setup> getPassed() { return passed; }
    @JsonProperty("passed")
    public void setPassed(List<Setup> value) { this.passed = value; }
}
// file: Blue.java
package messages;

import com.fasterxml.jackson.annotation.*;

public class Blue {
    private long bonus;
    private long footprints;
    private long multiplier;
    private long total;

    @JsonProperty("bonus")
    public long getBonus() { return bonus; }
    @JsonProperty("bonus")
    public void setBonus(long value) { this.bonus = value; }

    @JsonProperty("footprints")
    public long getFootprints() { return footprints; }
    @JsonProperty("footprints")
    public void setFootprints(long value) { this.footprints = value; }

    /**
     * 1 and one more for each wager card; 0 for an expedition without a card.
     */
    @JsonProperty("multiplier")
    public long getMultiplier() { return multiplier; }
    @JsonProperty("multiplier")
    public void setMultiplier(long value) { this.multiplier = value; }

    /**
     * Footprints times multiplier, plus the bonus.
     */
    @JsonProperty("total")
    public long getTotal() { return total; }
    @JsonProperty("total")
    public void setTotal(long value) { this.total = value; }
}
// file: Expedition.java
package messages;

import com.fasterxml.jackson.annotation.*;
import java.util.List;

public class Expedition {
    private List<String> blue;
    private List<String> green;
    private List<String> red;
    private List<String> white;
    private List<String> yellow;

    @JsonProperty("blue")
    public List<String> getBlue() { return blue; }
    @JsonProperty("blue")
    public void setBlue(List<String> value) { this.blue = value; }

    @JsonProperty("green")
    public List<String> getGreen() { return green; }
    @JsonProperty("green")
    public void setGreen(List<String> value) { this.green = value; }

    @JsonProperty("red")
    public List<String> getRed() { return red; }
    @JsonProperty("red")
    public void setRed(List<String> value) { this.red = value; }

    @JsonProperty("white")
    public List<String> getWhite() { return white; }
    @JsonProperty("white")
    public void setWhite(List<String> value) { this.white = value; }

    @JsonProperty("yellow")
    public List<String> getYellow() { return yellow; }
    @JsonProperty("yellow")
    public void setYellow(List<String> value) { this.yellow = value; }
}
// file: Expeditions.java
package messages;

import com.fasterxml.jackson.annotation.*;

/**
 * For each colour the footprints, the multiplier that the wager cards give, and the bonus.
 */
public class Expeditions {
    private Blue blue;
    private Blue green;
    private Blue red;
    private Blue white;
    private Blue yellow;

    @JsonProperty("blue")
    public Blue getBlue() { return blue; }
    @JsonProperty("blue")
    public void setBlue(Blue value) { this.blue = value; }

    @JsonProperty("green")
    public Blue getGreen() { return green; }
    @JsonProperty("green")
    public void setGreen(Blue value) { this.green = value; }

    @JsonProperty("red")
    public Blue getRed() { return red; }
    @JsonProperty("red")
    public void setRed(Blue value) { this.red = value; }

    @JsonProperty("white")
    public Blue getWhite() { return white; }
    @JsonProperty("white")
    public void setWhite(Blue value) { this.white = value; }

    @JsonProperty("yellow")
    public Blue getYellow() { return yellow; }
    @JsonProperty("yellow")
    public void setYellow(Blue value) { this.yellow = value; }
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
 * Whether the game is over, who has won, and each player's score taken apart. Before the
 * end the scores are what the table would give now, and nobody has won.
 */
public class Outcome {
    private boolean over;
    private Map<String, Score> scores;
    private Why why;
    private List<Setup> winners;

    @JsonProperty("over")
    public boolean getOver() { return over; }
    @JsonProperty("over")
    public void setOver(boolean value) { this.over = value; }

    @JsonProperty("scores")
    public Map<String, Score> getScores() { return scores; }
    @JsonProperty("scores")
    public void setScores(Map<String, Score> value) { this.scores = value; }

    /**
     * How the game came to its outcome.
     */
    @JsonProperty("why")
    public Why getWhy() { return why; }
    @JsonProperty("why")
    public void setWhy(Why value) { this.why = value; }

    /**
     * The seats with the most victory points; empty while the game goes on.
     */
    @JsonProperty("winners")
    public List<Setup> getWinners() { return winners; }
    @JsonProperty("winners")
    public void setWinners(List<Setup> value) { this.winners = value; }
}
// file: Pending.java
package messages;

import com.fasterxml.jackson.annotation.*;

/**
 * The unfinished part of the current turn.
 */
public class Pending {
    private boolean added;
    private boolean returned;

    /**
     * Whether the highest bidder has added a card in this choice; false outside the phase
     * spoils.
     */
    @JsonProperty("added")
    public boolean getAdded() { return added; }
    @JsonProperty("added")
    public void setAdded(boolean value) { this.added = value; }

    /**
     * Whether the highest bidder has returned a card in this choice; false outside the phase
     * spoils.
     */
    @JsonProperty("returned")
    public boolean getReturned() { return returned; }
    @JsonProperty("returned")
    public void setReturned(boolean value) { this.returned = value; }
}
// file: Phase.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

/**
 * turn: a seat uncovers or opens an auction. auction: a seat bids higher or passes. spoils:
 * the highest bidder takes and returns cards. over: the game has ended.
 */
public enum Phase {
    AUCTION, OVER, SPOILS, TURN;

    @JsonValue
    public String toValue() {
        switch (this) {
            case AUCTION: return "auction";
            case OVER: return "over";
            case SPOILS: return "spoils";
            case TURN: return "turn";
        }
        return null;
    }

    @JsonCreator
    public static Phase forValue(String value) throws IOException {
        if (value.equals("auction")) return AUCTION;
        if (value.equals("over")) return OVER;
        if (value.equals("spoils")) return SPOILS;
        if (value.equals("turn")) return TURN;
        throw new IOException("Cannot deserialize Phase");
    }
}
// file: Score.java
package messages;

import com.fasterxml.jackson.annotation.*;

public class Score {
    private Expeditions expeditions;
    private long gold;
    private long total;

    /**
     * For each colour the footprints, the multiplier that the wager cards give, and the bonus.
     */
    @JsonProperty("expeditions")
    public Expeditions getExpeditions() { return expeditions; }
    @JsonProperty("expeditions")
    public void setExpeditions(Expeditions value) { this.expeditions = value; }

    /**
     * Victory points for coins.
     */
    @JsonProperty("gold")
    public long getGold() { return gold; }
    @JsonProperty("gold")
    public void setGold(long value) { this.gold = value; }

    @JsonProperty("total")
    public long getTotal() { return total; }
    @JsonProperty("total")
    public void setTotal(long value) { this.total = value; }
}
// file: Setup.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

/**
 * Who holds the starting player card.
 */
public enum Setup {
    EAST, NORTH, SOUTH, WEST;

    @JsonValue
    public String toValue() {
        switch (this) {
            case EAST: return "East";
            case NORTH: return "North";
            case SOUTH: return "South";
            case WEST: return "West";
        }
        return null;
    }

    @JsonCreator
    public static Setup forValue(String value) throws IOException {
        if (value.equals("East")) return EAST;
        if (value.equals("North")) return NORTH;
        if (value.equals("South")) return SOUTH;
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
     * turn: a seat uncovers or opens an auction. auction: a seat bids higher or passes. spoils:
     * the highest bidder takes and returns cards. over: the game has ended.
     */
    @JsonProperty("phase")
    public Phase getPhase() { return phase; }
    @JsonProperty("phase")
    public void setPhase(Phase value) { this.phase = value; }

    /**
     * False between the parts of the highest bidder's choice of cards, after the first part.
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
     * The seats that the game waits for; none when it is over.
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
    private Auction auction;
    private List<String> box;
    private List<String> display;
    private List<String> drawPile;
    private Map<String, Expedition> expeditions;
    private Map<String, Long> gold;
    private long goldSupply;
    private List<List<String>> pilesAside;
    private List<Setup> seats;
    private Setup startingPlayer;

    /**
     * The standing of the auction: the highest bid (0 outside an auction), who made it, and who
     * has passed.
     */
    @JsonProperty("auction")
    public Auction getAuction() { return auction; }
    @JsonProperty("auction")
    public void setAuction(Auction value) { this.auction = value; }

    /**
     * The cards back in the game box.
     */
    @JsonProperty("box")
    public List<String> getBox() { return box; }
    @JsonProperty("box")
    public void setBox(List<String> value) { this.box = value; }

    /**
     * The face-up cards beside the draw pile.
     */
    @JsonProperty("display")
    public List<String> getDisplay() { return display; }
    @JsonProperty("display")
    public void setDisplay(List<String> value) { this.display = value; }

    /**
     * The face-down pile that is being drawn from.
     */
    @JsonProperty("draw_pile")
    public List<String> getDrawPile() { return drawPile; }
    @JsonProperty("draw_pile")
    public void setDrawPile(List<String> value) { this.drawPile = value; }

    /**
     * The expeditions of each player, one stack for each colour, empty where none has been
     * begun.
     */
    @JsonProperty("expeditions")
    public Map<String, Expedition> getExpeditions() { return expeditions; }
    @JsonProperty("expeditions")
    public void setExpeditions(Map<String, Expedition> value) { this.expeditions = value; }

    /**
     * The coins of each player.
     */
    @JsonProperty("gold")
    public Map<String, Long> getGold() { return gold; }
    @JsonProperty("gold")
    public void setGold(Map<String, Long> value) { this.gold = value; }

    /**
     * The coins in the centre of the table.
     */
    @JsonProperty("gold_supply")
    public long getGoldSupply() { return goldSupply; }
    @JsonProperty("gold_supply")
    public void setGoldSupply(long value) { this.goldSupply = value; }

    /**
     * The face-down piles set to the side; the first becomes the next draw pile.
     */
    @JsonProperty("piles_aside")
    public List<List<String>> getPilesAside() { return pilesAside; }
    @JsonProperty("piles_aside")
    public void setPilesAside(List<List<String>> value) { this.pilesAside = value; }

    /**
     * The players in clockwise order, beginning with the starting player of the game.
     */
    @JsonProperty("seats")
    public List<Setup> getSeats() { return seats; }
    @JsonProperty("seats")
    public void setSeats(List<Setup> value) { this.seats = value; }

    /**
     * Who holds the starting player card.
     */
    @JsonProperty("starting_player")
    public Setup getStartingPlayer() { return startingPlayer; }
    @JsonProperty("starting_player")
    public void setStartingPlayer(Setup value) { this.startingPlayer = value; }
}
// file: Type.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

public enum Type {
    ADD, BID, DONE, PASS, RETURN, UNCOVER;

    @JsonValue
    public String toValue() {
        switch (this) {
            case ADD: return "add";
            case BID: return "bid";
            case DONE: return "done";
            case PASS: return "pass";
            case RETURN: return "return";
            case UNCOVER: return "uncover";
        }
        return null;
    }

    @JsonCreator
    public static Type forValue(String value) throws IOException {
        if (value.equals("add")) return ADD;
        if (value.equals("bid")) return BID;
        if (value.equals("done")) return DONE;
        if (value.equals("pass")) return PASS;
        if (value.equals("return")) return RETURN;
        if (value.equals("uncover")) return UNCOVER;
        throw new IOException("Cannot deserialize Type");
    }
}
// file: View.java
package messages;

import com.fasterxml.jackson.annotation.*;
import java.util.List;
import java.util.Map;

/**
 * What a player sees by looking at the table now: all that lies open, and of what lies face
 * down only how much it is.
 */
public class View {
    private Auction auction;
    private long box;
    private List<String> display;
    private long drawPile;
    private Map<String, Expedition> expeditions;
    private Map<String, Long> gold;
    private long goldSupply;
    private List<Long> pilesAside;
    private List<Setup> seats;
    private Setup startingPlayer;

    @JsonProperty("auction")
    public Auction getAuction() { return auction; }
    @JsonProperty("auction")
    public void setAuction(Auction value) { this.auction = value; }

    /**
     * How many cards are back in the game box.
     */
    @JsonProperty("box")
    public long getBox() { return box; }
    @JsonProperty("box")
    public void setBox(long value) { this.box = value; }

    @JsonProperty("display")
    public List<String> getDisplay() { return display; }
    @JsonProperty("display")
    public void setDisplay(List<String> value) { this.display = value; }

    /**
     * How many cards the draw pile has.
     */
    @JsonProperty("draw_pile")
    public long getDrawPile() { return drawPile; }
    @JsonProperty("draw_pile")
    public void setDrawPile(long value) { this.drawPile = value; }

    @JsonProperty("expeditions")
    public Map<String, Expedition> getExpeditions() { return expeditions; }
    @JsonProperty("expeditions")
    public void setExpeditions(Map<String, Expedition> value) { this.expeditions = value; }

    /**
     * The coins of each player; under the reading gold_is_open=hidden, of this seat alone.
     */
    @JsonProperty("gold")
    public Map<String, Long> getGold() { return gold; }
    @JsonProperty("gold")
    public void setGold(Map<String, Long> value) { this.gold = value; }

    @JsonProperty("gold_supply")
    public long getGoldSupply() { return goldSupply; }
    @JsonProperty("gold_supply")
    public void setGoldSupply(long value) { this.goldSupply = value; }

    /**
     * How many cards each pile set aside has.
     */
    @JsonProperty("piles_aside")
    public List<Long> getPilesAside() { return pilesAside; }
    @JsonProperty("piles_aside")
    public void setPilesAside(List<Long> value) { this.pilesAside = value; }

    @JsonProperty("seats")
    public List<Setup> getSeats() { return seats; }
    @JsonProperty("seats")
    public void setSeats(List<Setup> value) { this.seats = value; }

    @JsonProperty("starting_player")
    public Setup getStartingPlayer() { return startingPlayer; }
    @JsonProperty("starting_player")
    public void setStartingPlayer(Setup value) { this.startingPlayer = value; }
}
// file: Why.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

/**
 * How the game came to its outcome.
 */
public enum Why {
    MOST_VICTORY_POINTS, STILL_PLAYING, TIE;

    @JsonValue
    public String toValue() {
        switch (this) {
            case MOST_VICTORY_POINTS: return "most victory points";
            case STILL_PLAYING: return "still playing";
            case TIE: return "tie";
        }
        return null;
    }

    @JsonCreator
    public static Why forValue(String value) throws IOException {
        if (value.equals("most victory points")) return MOST_VICTORY_POINTS;
        if (value.equals("still playing")) return STILL_PLAYING;
        if (value.equals("tie")) return TIE;
        throw new IOException("Cannot deserialize Why");
    }
}
