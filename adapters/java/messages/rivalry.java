// Made from schemas/rivalry by adapters/make_messages.py; schemas bc400e7b2076b876
// file: Action.java
package messages;

import com.fasterxml.jackson.annotation.*;

/**
 * One decision of one seat. Rolls, draws, shuffles and lost turns leave no choice and
 * happen inside the action that brings them on. Equal pieces on one tile are one choice.
 */
public class Action {
    private String site;
    private Type type;
    private Piece piece;
    private String tile;
    private String from;
    private String to;

    @JsonProperty("site")
    public String getSite() { return site; }
    @JsonProperty("site")
    public void setSite(String value) { this.site = value; }

    @JsonProperty("type")
    public Type getType() { return type; }
    @JsonProperty("type")
    public void setType(Type value) { this.type = value; }

    @JsonProperty("piece")
    public Piece getPiece() { return piece; }
    @JsonProperty("piece")
    public void setPiece(Piece value) { this.piece = value; }

    @JsonProperty("tile")
    public String getTile() { return tile; }
    @JsonProperty("tile")
    public void setTile(String value) { this.tile = value; }

    @JsonProperty("from")
    public String getFrom() { return from; }
    @JsonProperty("from")
    public void setFrom(String value) { this.from = value; }

    @JsonProperty("to")
    public String getTo() { return to; }
    @JsonProperty("to")
    public void setTo(String value) { this.to = value; }
}
// file: City.java
package messages;

import com.fasterxml.jackson.annotation.*;

public class City {
    private Setup founder;
    private Holder holder;

    @JsonProperty("founder")
    public Setup getFounder() { return founder; }
    @JsonProperty("founder")
    public void setFounder(Setup value) { this.founder = value; }

    @JsonProperty("holder")
    public Holder getHolder() { return holder; }
    @JsonProperty("holder")
    public void setHolder(Holder value) { this.holder = value; }
}
// file: Holder.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

public enum Holder {
    KINGDOM, NOBODY, REPUBLIC;

    @JsonValue
    public String toValue() {
        switch (this) {
            case KINGDOM: return "Kingdom";
            case NOBODY: return "nobody";
            case REPUBLIC: return "Republic";
        }
        return null;
    }

    @JsonCreator
    public static Holder forValue(String value) throws IOException {
        if (value.equals("Kingdom")) return KINGDOM;
        if (value.equals("nobody")) return NOBODY;
        if (value.equals("Republic")) return REPUBLIC;
        throw new IOException("Cannot deserialize Holder");
    }
}
// file: Kind.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

public enum Kind {
    ADVANCE, ANSWER, ARMIES, BATTLE, BUILD, CITIES, ESCAPE, GAIN, LAST_DITCH, LOSS, MARCH_IN, MUTINY, NEXT_TURN, PRODUCTION, RELOCATION, TURN;

    @JsonValue
    public String toValue() {
        switch (this) {
            case ADVANCE: return "advance";
            case ANSWER: return "answer";
            case ARMIES: return "armies";
            case BATTLE: return "battle";
            case BUILD: return "build";
            case CITIES: return "cities";
            case ESCAPE: return "escape";
            case GAIN: return "gain";
            case LAST_DITCH: return "last_ditch";
            case LOSS: return "loss";
            case MARCH_IN: return "march_in";
            case MUTINY: return "mutiny";
            case NEXT_TURN: return "next_turn";
            case PRODUCTION: return "production";
            case RELOCATION: return "relocation";
            case TURN: return "turn";
        }
        return null;
    }

    @JsonCreator
    public static Kind forValue(String value) throws IOException {
        if (value.equals("advance")) return ADVANCE;
        if (value.equals("answer")) return ANSWER;
        if (value.equals("armies")) return ARMIES;
        if (value.equals("battle")) return BATTLE;
        if (value.equals("build")) return BUILD;
        if (value.equals("cities")) return CITIES;
        if (value.equals("escape")) return ESCAPE;
        if (value.equals("gain")) return GAIN;
        if (value.equals("last_ditch")) return LAST_DITCH;
        if (value.equals("loss")) return LOSS;
        if (value.equals("march_in")) return MARCH_IN;
        if (value.equals("mutiny")) return MUTINY;
        if (value.equals("next_turn")) return NEXT_TURN;
        if (value.equals("production")) return PRODUCTION;
        if (value.equals("relocation")) return RELOCATION;
        if (value.equals("turn")) return TURN;
        throw new IOException("Cannot deserialize Kind");
    }
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
// file: Moved.java
package messages;

import com.fasterxml.jackson.annotation.*;
import java.util.Map;

public class Moved {
    private Map<String, Long> cavalry;
    private Map<String, Long> foot;

    @JsonProperty("cavalry")
    public Map<String, Long> getCavalry() { return cavalry; }
    @JsonProperty("cavalry")
    public void setCavalry(Map<String, Long> value) { this.cavalry = value; }

    @JsonProperty("foot")
    public Map<String, Long> getFoot() { return foot; }
    @JsonProperty("foot")
    public void setFoot(Map<String, Long> value) { this.foot = value; }
}
// file: Outcome.java
package messages;

import com.fasterxml.jackson.annotation.*;
import java.util.List;
import java.util.Map;

/**
 * Whether the game is over, who has won and how. Nothing is counted for points in this
 * game; the cities that each nation holds are told for the reader.
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

    /**
     * What each nation has on the board.
     */
    @JsonProperty("scores")
    public Map<String, Score> getScores() { return scores; }
    @JsonProperty("scores")
    public void setScores(Map<String, Score> value) { this.scores = value; }

    @JsonProperty("why")
    public Why getWhy() { return why; }
    @JsonProperty("why")
    public void setWhy(Why value) { this.why = value; }

    /**
     * The winner; nobody while the game goes on, and when the turns agreed on have been played.
     */
    @JsonProperty("winners")
    public List<Setup> getWinners() { return winners; }
    @JsonProperty("winners")
    public void setWinners(List<Setup> value) { this.winners = value; }
}
// file: PendingElement.java
package messages;

import com.fasterxml.jackson.annotation.*;
import java.util.List;

/**
 * Something unfinished. Where no seat is named, it is the one whose turn it is.
 */
public class PendingElement {
    private Kind kind;
    private Long left;
    private Setup seat;
    private Long additional;
    private List<String> placedAt;
    private String card;
    private Boolean attacked;
    private Moved moved;
    private Long moves;
    private Boolean seven;
    private String from;
    private String to;
    private Boolean begun;
    private List<String> sites;

    @JsonProperty("kind")
    public Kind getKind() { return kind; }
    @JsonProperty("kind")
    public void setKind(Kind value) { this.kind = value; }

    @JsonProperty("left")
    public Long getLeft() { return left; }
    @JsonProperty("left")
    public void setLeft(Long value) { this.left = value; }

    @JsonProperty("seat")
    public Setup getSeat() { return seat; }
    @JsonProperty("seat")
    public void setSeat(Setup value) { this.seat = value; }

    @JsonProperty("additional")
    public Long getAdditional() { return additional; }
    @JsonProperty("additional")
    public void setAdditional(Long value) { this.additional = value; }

    @JsonProperty("placed_at")
    public List<String> getPlacedAt() { return placedAt; }
    @JsonProperty("placed_at")
    public void setPlacedAt(List<String> value) { this.placedAt = value; }

    @JsonProperty("card")
    public String getCard() { return card; }
    @JsonProperty("card")
    public void setCard(String value) { this.card = value; }

    @JsonProperty("attacked")
    public Boolean getAttacked() { return attacked; }
    @JsonProperty("attacked")
    public void setAttacked(Boolean value) { this.attacked = value; }

    @JsonProperty("moved")
    public Moved getMoved() { return moved; }
    @JsonProperty("moved")
    public void setMoved(Moved value) { this.moved = value; }

    @JsonProperty("moves")
    public Long getMoves() { return moves; }
    @JsonProperty("moves")
    public void setMoves(Long value) { this.moves = value; }

    @JsonProperty("seven")
    public Boolean getSeven() { return seven; }
    @JsonProperty("seven")
    public void setSeven(Boolean value) { this.seven = value; }

    @JsonProperty("from")
    public String getFrom() { return from; }
    @JsonProperty("from")
    public void setFrom(String value) { this.from = value; }

    @JsonProperty("to")
    public String getTo() { return to; }
    @JsonProperty("to")
    public void setTo(String value) { this.to = value; }

    @JsonProperty("begun")
    public Boolean getBegun() { return begun; }
    @JsonProperty("begun")
    public void setBegun(Boolean value) { this.begun = value; }

    @JsonProperty("sites")
    public List<String> getSites() { return sites; }
    @JsonProperty("sites")
    public void setSites(List<String> value) { this.sites = value; }
}
// file: Phase.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

/**
 * setup: cities and armies are placed. card: an orange card is carried out. turn: pieces
 * are moved and attacks begun. battle: an attack is under way, up to the marching in.
 * leader: a capital has been captured and its leader is in danger. production: new armies
 * are added. over: the game has ended.
 */
public enum Phase {
    BATTLE, CARD, LEADER, OVER, PRODUCTION, SETUP, TURN;

    @JsonValue
    public String toValue() {
        switch (this) {
            case BATTLE: return "battle";
            case CARD: return "card";
            case LEADER: return "leader";
            case OVER: return "over";
            case PRODUCTION: return "production";
            case SETUP: return "setup";
            case TURN: return "turn";
        }
        return null;
    }

    @JsonCreator
    public static Phase forValue(String value) throws IOException {
        if (value.equals("battle")) return BATTLE;
        if (value.equals("card")) return CARD;
        if (value.equals("leader")) return LEADER;
        if (value.equals("over")) return OVER;
        if (value.equals("production")) return PRODUCTION;
        if (value.equals("setup")) return SETUP;
        if (value.equals("turn")) return TURN;
        throw new IOException("Cannot deserialize Phase");
    }
}
// file: Piece.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

public enum Piece {
    CAVALRY, FOOT;

    @JsonValue
    public String toValue() {
        switch (this) {
            case CAVALRY: return "cavalry";
            case FOOT: return "foot";
        }
        return null;
    }

    @JsonCreator
    public static Piece forValue(String value) throws IOException {
        if (value.equals("cavalry")) return CAVALRY;
        if (value.equals("foot")) return FOOT;
        throw new IOException("Cannot deserialize Piece");
    }
}
// file: Result.java
package messages;

import com.fasterxml.jackson.annotation.*;
import java.util.List;

/**
 * How the game has ended.
 */
public class Result {
    private Why why;
    private List<Setup> winners;

    @JsonProperty("why")
    public Why getWhy() { return why; }
    @JsonProperty("why")
    public void setWhy(Why value) { this.why = value; }

    @JsonProperty("winners")
    public List<Setup> getWinners() { return winners; }
    @JsonProperty("winners")
    public void setWinners(List<Setup> value) { this.winners = value; }
}
// file: Score.java
package messages;

import com.fasterxml.jackson.annotation.*;

public class Score {
    private long cities;
    private long pieces;

    /**
     * Cities that the nation holds.
     */
    @JsonProperty("cities")
    public long getCities() { return cities; }
    @JsonProperty("cities")
    public void setCities(long value) { this.cities = value; }

    /**
     * Foot armies and cavalry on the board.
     */
    @JsonProperty("pieces")
    public long getPieces() { return pieces; }
    @JsonProperty("pieces")
    public void setPieces(long value) { this.pieces = value; }
}
// file: Setup.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

/**
 * The nations whose leader has escaped in this game.
 *
 * Whose turn it is; in the setup, who begins; when the game is over, whose turn was the
 * last that was played; a turn that was lost is none.
 */
public enum Setup {
    KINGDOM, REPUBLIC;

    @JsonValue
    public String toValue() {
        switch (this) {
            case KINGDOM: return "Kingdom";
            case REPUBLIC: return "Republic";
        }
        return null;
    }

    @JsonCreator
    public static Setup forValue(String value) throws IOException {
        if (value.equals("Kingdom")) return KINGDOM;
        if (value.equals("Republic")) return REPUBLIC;
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
    private List<PendingElement> pending;
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
     * What is unfinished: the first entry is what is being decided now, each further one what
     * the game then goes on with. Empty when the game is over.
     */
    @JsonProperty("pending")
    public List<PendingElement> getPending() { return pending; }
    @JsonProperty("pending")
    public void setPending(List<PendingElement> value) { this.pending = value; }

    /**
     * setup: cities and armies are placed. card: an orange card is carried out. turn: pieces
     * are moved and attacks begun. battle: an attack is under way, up to the marching in.
     * leader: a capital has been captured and its leader is in danger. production: new armies
     * are added. over: the game has ended.
     */
    @JsonProperty("phase")
    public Phase getPhase() { return phase; }
    @JsonProperty("phase")
    public void setPhase(Phase value) { this.phase = value; }

    /**
     * False between the parts of one choice: after the first army of a card has been placed,
     * after the first piece has been lost to Mutiny, from a surrender until its last piece is
     * relocated, and after the first piece has marched in or advanced.
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
     * The seat that the game waits for; none when it is over.
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
    private Map<String, List<String>> capitals;
    private Map<String, Map<String, Long>> cavalry;
    private Map<String, Long> cavalryReserve;
    private Map<String, List<City>> cities;
    private List<String> deck;
    private List<String> discard;
    private List<Setup> escaped;
    private Map<String, Map<String, Long>> foot;
    private Map<String, List<String>> leaders;
    private Map<String, Long> lostTurns;
    private Result result;
    private List<Setup> sabotagedNextTurn;
    private List<Setup> sabotagedThisTurn;
    private List<Setup> seats;
    private Setup turn;
    private List<Long> turnsLeft;

    /**
     * The capital that each nation declared in the setup, whoever holds it now; nothing before
     * that.
     */
    @JsonProperty("capitals")
    public Map<String, List<String>> getCapitals() { return capitals; }
    @JsonProperty("capitals")
    public void setCapitals(Map<String, List<String>> value) { this.capitals = value; }

    /**
     * The cavalry pieces of each nation on the board.
     */
    @JsonProperty("cavalry")
    public Map<String, Map<String, Long>> getCavalry() { return cavalry; }
    @JsonProperty("cavalry")
    public void setCavalry(Map<String, Map<String, Long>> value) { this.cavalry = value; }

    /**
     * The cavalry pieces of each nation that are not on the board.
     */
    @JsonProperty("cavalry_reserve")
    public Map<String, Long> getCavalryReserve() { return cavalryReserve; }
    @JsonProperty("cavalry_reserve")
    public void setCavalryReserve(Map<String, Long> value) { this.cavalryReserve = value; }

    /**
     * Every site of the map, with the city that stands on it, or none: who founded it, and who
     * holds it now (nobody only under the reading control_lost=nobody).
     */
    @JsonProperty("cities")
    public Map<String, List<City>> getCities() { return cities; }
    @JsonProperty("cities")
    public void setCities(Map<String, List<City>> value) { this.cities = value; }

    /**
     * The face-down stack of orange cards, the first on top.
     */
    @JsonProperty("deck")
    public List<String> getDeck() { return deck; }
    @JsonProperty("deck")
    public void setDeck(List<String> value) { this.deck = value; }

    /**
     * The orange cards that have been drawn.
     */
    @JsonProperty("discard")
    public List<String> getDiscard() { return discard; }
    @JsonProperty("discard")
    public void setDiscard(List<String> value) { this.discard = value; }

    /**
     * The nations whose leader has escaped in this game.
     */
    @JsonProperty("escaped")
    public List<Setup> getEscaped() { return escaped; }
    @JsonProperty("escaped")
    public void setEscaped(List<Setup> value) { this.escaped = value; }

    /**
     * The foot armies of each nation on the board.
     */
    @JsonProperty("foot")
    public Map<String, Map<String, Long>> getFoot() { return foot; }
    @JsonProperty("foot")
    public void setFoot(Map<String, Map<String, Long>> value) { this.foot = value; }

    /**
     * The city in which each nation's leader resides; where it is not the capital, it is the
     * interim capital. Nothing before the capital is declared.
     */
    @JsonProperty("leaders")
    public Map<String, List<String>> getLeaders() { return leaders; }
    @JsonProperty("leaders")
    public void setLeaders(Map<String, List<String>> value) { this.leaders = value; }

    /**
     * How many of its next turns each nation is to lose.
     */
    @JsonProperty("lost_turns")
    public Map<String, Long> getLostTurns() { return lostTurns; }
    @JsonProperty("lost_turns")
    public void setLostTurns(Map<String, Long> value) { this.lostTurns = value; }

    /**
     * How the game has ended.
     */
    @JsonProperty("result")
    public Result getResult() { return result; }
    @JsonProperty("result")
    public void setResult(Result value) { this.result = value; }

    /**
     * The nations whose cities do not produce in the next turn of their own.
     */
    @JsonProperty("sabotaged_next_turn")
    public List<Setup> getSabotagedNextTurn() { return sabotagedNextTurn; }
    @JsonProperty("sabotaged_next_turn")
    public void setSabotagedNextTurn(List<Setup> value) { this.sabotagedNextTurn = value; }

    /**
     * The nation whose cities do not produce at the end of the present turn, which is its own;
     * nobody once that turn has ended.
     */
    @JsonProperty("sabotaged_this_turn")
    public List<Setup> getSabotagedThisTurn() { return sabotagedThisTurn; }
    @JsonProperty("sabotaged_this_turn")
    public void setSabotagedThisTurn(List<Setup> value) { this.sabotagedThisTurn = value; }

    /**
     * Both nations, in the order in which the game was started.
     */
    @JsonProperty("seats")
    public List<Setup> getSeats() { return seats; }
    @JsonProperty("seats")
    public void setSeats(List<Setup> value) { this.seats = value; }

    /**
     * Whose turn it is; in the setup, who begins; when the game is over, whose turn was the
     * last that was played; a turn that was lost is none.
     */
    @JsonProperty("turn")
    public Setup getTurn() { return turn; }
    @JsonProperty("turn")
    public void setTurn(Setup value) { this.turn = value; }

    /**
     * How many turns may still be begun after the present one, if the players have agreed on a
     * number; empty if they have not (and under the reading endless_game=no_limit).
     */
    @JsonProperty("turns_left")
    public List<Long> getTurnsLeft() { return turnsLeft; }
    @JsonProperty("turns_left")
    public void setTurnsLeft(List<Long> value) { this.turnsLeft = value; }
}
// file: Type.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

public enum Type {
    ATTACK, ATTACK_AGAIN, BUILD, DECLARE_CAPITAL, DONE, ESCAPE, FIGHT, FOUND, GIVE_UP, LEAVE_LEADER, MARCH_IN, MOVE, PLACE, RELOCATE, REMOVE, ROLL_TO_SAVE_LEADER, SURRENDER;

    @JsonValue
    public String toValue() {
        switch (this) {
            case ATTACK: return "attack";
            case ATTACK_AGAIN: return "attack_again";
            case BUILD: return "build";
            case DECLARE_CAPITAL: return "declare_capital";
            case DONE: return "done";
            case ESCAPE: return "escape";
            case FIGHT: return "fight";
            case FOUND: return "found";
            case GIVE_UP: return "give_up";
            case LEAVE_LEADER: return "leave_leader";
            case MARCH_IN: return "march_in";
            case MOVE: return "move";
            case PLACE: return "place";
            case RELOCATE: return "relocate";
            case REMOVE: return "remove";
            case ROLL_TO_SAVE_LEADER: return "roll_to_save_leader";
            case SURRENDER: return "surrender";
        }
        return null;
    }

    @JsonCreator
    public static Type forValue(String value) throws IOException {
        if (value.equals("attack")) return ATTACK;
        if (value.equals("attack_again")) return ATTACK_AGAIN;
        if (value.equals("build")) return BUILD;
        if (value.equals("declare_capital")) return DECLARE_CAPITAL;
        if (value.equals("done")) return DONE;
        if (value.equals("escape")) return ESCAPE;
        if (value.equals("fight")) return FIGHT;
        if (value.equals("found")) return FOUND;
        if (value.equals("give_up")) return GIVE_UP;
        if (value.equals("leave_leader")) return LEAVE_LEADER;
        if (value.equals("march_in")) return MARCH_IN;
        if (value.equals("move")) return MOVE;
        if (value.equals("place")) return PLACE;
        if (value.equals("relocate")) return RELOCATE;
        if (value.equals("remove")) return REMOVE;
        if (value.equals("roll_to_save_leader")) return ROLL_TO_SAVE_LEADER;
        if (value.equals("surrender")) return SURRENDER;
        throw new IOException("Cannot deserialize Type");
    }
}
// file: View.java
package messages;

import com.fasterxml.jackson.annotation.*;
import java.util.List;
import java.util.Map;

/**
 * What a player sees by looking at the table now: everything but the order of the face-down
 * stack, of which only its size shows.
 */
public class View {
    private Map<String, List<String>> capitals;
    private Map<String, Map<String, Long>> cavalry;
    private Map<String, Long> cavalryReserve;
    private Map<String, List<City>> cities;
    private long deck;
    private List<String> discard;
    private List<Setup> escaped;
    private Map<String, Map<String, Long>> foot;
    private Map<String, List<String>> leaders;
    private Map<String, Long> lostTurns;
    private Result result;
    private List<Setup> sabotagedNextTurn;
    private List<Setup> sabotagedThisTurn;
    private List<Setup> seats;
    private Setup turn;
    private List<Long> turnsLeft;

    @JsonProperty("capitals")
    public Map<String, List<String>> getCapitals() { return capitals; }
    @JsonProperty("capitals")
    public void setCapitals(Map<String, List<String>> value) { this.capitals = value; }

    @JsonProperty("cavalry")
    public Map<String, Map<String, Long>> getCavalry() { return cavalry; }
    @JsonProperty("cavalry")
    public void setCavalry(Map<String, Map<String, Long>> value) { this.cavalry = value; }

    @JsonProperty("cavalry_reserve")
    public Map<String, Long> getCavalryReserve() { return cavalryReserve; }
    @JsonProperty("cavalry_reserve")
    public void setCavalryReserve(Map<String, Long> value) { this.cavalryReserve = value; }

    @JsonProperty("cities")
    public Map<String, List<City>> getCities() { return cities; }
    @JsonProperty("cities")
    public void setCities(Map<String, List<City>> value) { this.cities = value; }

    /**
     * How many orange cards the stack has.
     */
    @JsonProperty("deck")
    public long getDeck() { return deck; }
    @JsonProperty("deck")
    public void setDeck(long value) { this.deck = value; }

    @JsonProperty("discard")
    public List<String> getDiscard() { return discard; }
    @JsonProperty("discard")
    public void setDiscard(List<String> value) { this.discard = value; }

    @JsonProperty("escaped")
    public List<Setup> getEscaped() { return escaped; }
    @JsonProperty("escaped")
    public void setEscaped(List<Setup> value) { this.escaped = value; }

    @JsonProperty("foot")
    public Map<String, Map<String, Long>> getFoot() { return foot; }
    @JsonProperty("foot")
    public void setFoot(Map<String, Map<String, Long>> value) { this.foot = value; }

    @JsonProperty("leaders")
    public Map<String, List<String>> getLeaders() { return leaders; }
    @JsonProperty("leaders")
    public void setLeaders(Map<String, List<String>> value) { this.leaders = value; }

    @JsonProperty("lost_turns")
    public Map<String, Long> getLostTurns() { return lostTurns; }
    @JsonProperty("lost_turns")
    public void setLostTurns(Map<String, Long> value) { this.lostTurns = value; }

    @JsonProperty("result")
    public Result getResult() { return result; }
    @JsonProperty("result")
    public void setResult(Result value) { this.result = value; }

    @JsonProperty("sabotaged_next_turn")
    public List<Setup> getSabotagedNextTurn() { return sabotagedNextTurn; }
    @JsonProperty("sabotaged_next_turn")
    public void setSabotagedNextTurn(List<Setup> value) { this.sabotagedNextTurn = value; }

    @JsonProperty("sabotaged_this_turn")
    public List<Setup> getSabotagedThisTurn() { return sabotagedThisTurn; }
    @JsonProperty("sabotaged_this_turn")
    public void setSabotagedThisTurn(List<Setup> value) { this.sabotagedThisTurn = value; }

    @JsonProperty("seats")
    public List<Setup> getSeats() { return seats; }
    @JsonProperty("seats")
    public void setSeats(List<Setup> value) { this.seats = value; }

    @JsonProperty("turn")
    public Setup getTurn() { return turn; }
    @JsonProperty("turn")
    public void setTurn(Setup value) { this.turn = value; }

    @JsonProperty("turns_left")
    public List<Long> getTurnsLeft() { return turnsLeft; }
    @JsonProperty("turns_left")
    public void setTurnsLeft(List<Long> value) { this.turnsLeft = value; }
}
// file: Why.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

/**
 * leader captured: the roll to save the leader failed or was declined. no second city: a
 * capital fell from which the leader could not escape. interim capital: it was lost. turn
 * limit: the turns agreed on have been played.
 */
public enum Why {
    INTERIM_CAPITAL, LEADER_CAPTURED, NO_SECOND_CITY, STILL_PLAYING, TURN_LIMIT;

    @JsonValue
    public String toValue() {
        switch (this) {
            case INTERIM_CAPITAL: return "interim capital";
            case LEADER_CAPTURED: return "leader captured";
            case NO_SECOND_CITY: return "no second city";
            case STILL_PLAYING: return "still playing";
            case TURN_LIMIT: return "turn limit";
        }
        return null;
    }

    @JsonCreator
    public static Why forValue(String value) throws IOException {
        if (value.equals("interim capital")) return INTERIM_CAPITAL;
        if (value.equals("leader captured")) return LEADER_CAPTURED;
        if (value.equals("no second city")) return NO_SECOND_CITY;
        if (value.equals("still playing")) return STILL_PLAYING;
        if (value.equals("turn limit")) return TURN_LIMIT;
        throw new IOException("Cannot deserialize Why");
    }
}
