// Made from schemas/rival_cities by adapters/make_messages.py; schemas 784c29330930c35b
// file: Action.java
package messages;

import com.fasterxml.jackson.annotation.*;
import java.util.List;

/**
 * One decision of one seat. Products paid, gained or stolen at one's choice are named one
 * at a time; every other choice is one action.
 */
public class Action {
    private Spaces spaces;
    private Type type;
    private Product product;
    private String card;
    private Half half;
    private Long factories;
    private Products products;
    private Goods goods;
    private Long stars;
    private Products pay;
    private Product give;
    private Product take;
    private String alliance;
    private String ship;
    private Space space;
    private Long most;
    private String with;

    @JsonProperty("spaces")
    public Spaces getSpaces() { return spaces; }
    @JsonProperty("spaces")
    public void setSpaces(Spaces value) { this.spaces = value; }

    @JsonProperty("type")
    public Type getType() { return type; }
    @JsonProperty("type")
    public void setType(Type value) { this.type = value; }

    @JsonProperty("product")
    public Product getProduct() { return product; }
    @JsonProperty("product")
    public void setProduct(Product value) { this.product = value; }

    @JsonProperty("card")
    public String getCard() { return card; }
    @JsonProperty("card")
    public void setCard(String value) { this.card = value; }

    @JsonProperty("half")
    public Half getHalf() { return half; }
    @JsonProperty("half")
    public void setHalf(Half value) { this.half = value; }

    @JsonProperty("factories")
    public Long getFactories() { return factories; }
    @JsonProperty("factories")
    public void setFactories(Long value) { this.factories = value; }

    @JsonProperty("products")
    public Products getProducts() { return products; }
    @JsonProperty("products")
    public void setProducts(Products value) { this.products = value; }

    @JsonProperty("goods")
    public Goods getGoods() { return goods; }
    @JsonProperty("goods")
    public void setGoods(Goods value) { this.goods = value; }

    @JsonProperty("stars")
    public Long getStars() { return stars; }
    @JsonProperty("stars")
    public void setStars(Long value) { this.stars = value; }

    @JsonProperty("pay")
    public Products getPay() { return pay; }
    @JsonProperty("pay")
    public void setPay(Products value) { this.pay = value; }

    @JsonProperty("give")
    public Product getGive() { return give; }
    @JsonProperty("give")
    public void setGive(Product value) { this.give = value; }

    @JsonProperty("take")
    public Product getTake() { return take; }
    @JsonProperty("take")
    public void setTake(Product value) { this.take = value; }

    @JsonProperty("alliance")
    public String getAlliance() { return alliance; }
    @JsonProperty("alliance")
    public void setAlliance(String value) { this.alliance = value; }

    @JsonProperty("ship")
    public String getShip() { return ship; }
    @JsonProperty("ship")
    public void setShip(String value) { this.ship = value; }

    @JsonProperty("space")
    public Space getSpace() { return space; }
    @JsonProperty("space")
    public void setSpace(Space value) { this.space = value; }

    @JsonProperty("most")
    public Long getMost() { return most; }
    @JsonProperty("most")
    public void setMost(Long value) { this.most = value; }

    @JsonProperty("with")
    public String getWith() { return with; }
    @JsonProperty("with")
    public void setWith(String value) { this.with = value; }
}
// file: ActionEnum.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

/**
 * An action that a card may repeat.
 */
public enum ActionEnum {
    ADVANCE, DRAW, PRESTIGE;

    @JsonValue
    public String toValue() {
        switch (this) {
            case ADVANCE: return "advance";
            case DRAW: return "draw";
            case PRESTIGE: return "prestige";
        }
        return null;
    }

    @JsonCreator
    public static ActionEnum forValue(String value) throws IOException {
        if (value.equals("advance")) return ADVANCE;
        if (value.equals("draw")) return DRAW;
        if (value.equals("prestige")) return PRESTIGE;
        throw new IOException("Cannot deserialize ActionEnum");
    }
}
// file: Caption.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

public enum Caption {
    GIFT, NONE, PRODUCTION;

    @JsonValue
    public String toValue() {
        switch (this) {
            case GIFT: return "gift";
            case NONE: return "none";
            case PRODUCTION: return "production";
        }
        return null;
    }

    @JsonCreator
    public static Caption forValue(String value) throws IOException {
        if (value.equals("gift")) return GIFT;
        if (value.equals("none")) return NONE;
        if (value.equals("production")) return PRODUCTION;
        throw new IOException("Cannot deserialize Caption");
    }
}
// file: Components.java
package messages;

import com.fasterxml.jackson.annotation.*;
import java.util.List;

/**
 * Actions as a card shows them, each icon by itself.
 *
 * An action that a card shows.
 */
public class Components {
    private Do componentsDo;
    private Products products;
    private Goods goods;
    private Long amount;
    private Products pay;
    private Long stars;
    private Long times;
    private Long least;
    private Long most;
    private List<Components> rival;

    @JsonProperty("do")
    public Do getComponentsDo() { return componentsDo; }
    @JsonProperty("do")
    public void setComponentsDo(Do value) { this.componentsDo = value; }

    @JsonProperty("products")
    public Products getProducts() { return products; }
    @JsonProperty("products")
    public void setProducts(Products value) { this.products = value; }

    @JsonProperty("goods")
    public Goods getGoods() { return goods; }
    @JsonProperty("goods")
    public void setGoods(Goods value) { this.goods = value; }

    @JsonProperty("amount")
    public Long getAmount() { return amount; }
    @JsonProperty("amount")
    public void setAmount(Long value) { this.amount = value; }

    @JsonProperty("pay")
    public Products getPay() { return pay; }
    @JsonProperty("pay")
    public void setPay(Products value) { this.pay = value; }

    @JsonProperty("stars")
    public Long getStars() { return stars; }
    @JsonProperty("stars")
    public void setStars(Long value) { this.stars = value; }

    @JsonProperty("times")
    public Long getTimes() { return times; }
    @JsonProperty("times")
    public void setTimes(Long value) { this.times = value; }

    @JsonProperty("least")
    public Long getLeast() { return least; }
    @JsonProperty("least")
    public void setLeast(Long value) { this.least = value; }

    @JsonProperty("most")
    public Long getMost() { return most; }
    @JsonProperty("most")
    public void setMost(Long value) { this.most = value; }

    @JsonProperty("rival")
    public List<Components> getRival() { return rival; }
    @JsonProperty("rival")
    public void setRival(List<Components> value) { this.rival = value; }
}
// file: Do.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

public enum Do {
    ADVANCE, ALLIANCE, COURT_RULING, DONATION, DRAW, FACTORY, GAIN, GIFT, PIRACY, PRESTIGE, PRODUCTION, REACTIVATE, SHIP, STARS, SWAP;

    @JsonValue
    public String toValue() {
        switch (this) {
            case ADVANCE: return "advance";
            case ALLIANCE: return "alliance";
            case COURT_RULING: return "court_ruling";
            case DONATION: return "donation";
            case DRAW: return "draw";
            case FACTORY: return "factory";
            case GAIN: return "gain";
            case GIFT: return "gift";
            case PIRACY: return "piracy";
            case PRESTIGE: return "prestige";
            case PRODUCTION: return "production";
            case REACTIVATE: return "reactivate";
            case SHIP: return "ship";
            case STARS: return "stars";
            case SWAP: return "swap";
        }
        return null;
    }

    @JsonCreator
    public static Do forValue(String value) throws IOException {
        if (value.equals("advance")) return ADVANCE;
        if (value.equals("alliance")) return ALLIANCE;
        if (value.equals("court_ruling")) return COURT_RULING;
        if (value.equals("donation")) return DONATION;
        if (value.equals("draw")) return DRAW;
        if (value.equals("factory")) return FACTORY;
        if (value.equals("gain")) return GAIN;
        if (value.equals("gift")) return GIFT;
        if (value.equals("piracy")) return PIRACY;
        if (value.equals("prestige")) return PRESTIGE;
        if (value.equals("production")) return PRODUCTION;
        if (value.equals("reactivate")) return REACTIVATE;
        if (value.equals("ship")) return SHIP;
        if (value.equals("stars")) return STARS;
        if (value.equals("swap")) return SWAP;
        throw new IOException("Cannot deserialize Do");
    }
}
// file: Goods.java
package messages;

import com.fasterxml.jackson.annotation.*;

/**
 * Products and letters as a card shows them; any: a mixed crate, a product of choice.
 */
public class Goods {
    private Long any;
    private Long beer;
    private Long cloth;
    private Long furniture;
    private Long leather;
    private Long letter;

    @JsonProperty("any")
    public Long getAny() { return any; }
    @JsonProperty("any")
    public void setAny(Long value) { this.any = value; }

    @JsonProperty("beer")
    public Long getBeer() { return beer; }
    @JsonProperty("beer")
    public void setBeer(Long value) { this.beer = value; }

    @JsonProperty("cloth")
    public Long getCloth() { return cloth; }
    @JsonProperty("cloth")
    public void setCloth(Long value) { this.cloth = value; }

    @JsonProperty("furniture")
    public Long getFurniture() { return furniture; }
    @JsonProperty("furniture")
    public void setFurniture(Long value) { this.furniture = value; }

    @JsonProperty("leather")
    public Long getLeather() { return leather; }
    @JsonProperty("leather")
    public void setLeather(Long value) { this.leather = value; }

    @JsonProperty("letter")
    public Long getLetter() { return letter; }
    @JsonProperty("letter")
    public void setLetter(Long value) { this.letter = value; }
}
// file: Half.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

public enum Half {
    LEFT, RIGHT;

    @JsonValue
    public String toValue() {
        switch (this) {
            case LEFT: return "left";
            case RIGHT: return "right";
        }
        return null;
    }

    @JsonCreator
    public static Half forValue(String value) throws IOException {
        if (value.equals("left")) return LEFT;
        if (value.equals("right")) return RIGHT;
        throw new IOException("Cannot deserialize Half");
    }
}
// file: IElement.java
package messages;

import com.fasterxml.jackson.annotation.*;

/**
 * A lawsuit on the game board, or none; its marker stands on 0 or on a number of one side.
 */
public class IElement {
    private String lawsuit;
    private Marker marker;

    @JsonProperty("lawsuit")
    public String getLawsuit() { return lawsuit; }
    @JsonProperty("lawsuit")
    public void setLawsuit(String value) { this.lawsuit = value; }

    @JsonProperty("marker")
    public Marker getMarker() { return marker; }
    @JsonProperty("marker")
    public void setMarker(Marker value) { this.marker = value; }
}
// file: Kind.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

public enum Kind {
    ACTIONS, ADVANCE, ARRIVAL, CARD, CHOICE, DISCARD, DONATION, HALF, INCOMES, MOVE, NEXT_LAWSUIT, NEXT_SHIP, OFF_SEASON, OPTION, OPTION_C, PAYMENT, REPEAT, REPEATED_PAYMENTS, SAVING, START, SWAP, SWAY, THEFT, TURN, UPKEEP;

    @JsonValue
    public String toValue() {
        switch (this) {
            case ACTIONS: return "actions";
            case ADVANCE: return "advance";
            case ARRIVAL: return "arrival";
            case CARD: return "card";
            case CHOICE: return "choice";
            case DISCARD: return "discard";
            case DONATION: return "donation";
            case HALF: return "half";
            case INCOMES: return "incomes";
            case MOVE: return "move";
            case NEXT_LAWSUIT: return "next_lawsuit";
            case NEXT_SHIP: return "next_ship";
            case OFF_SEASON: return "off_season";
            case OPTION: return "option";
            case OPTION_C: return "option_c";
            case PAYMENT: return "payment";
            case REPEAT: return "repeat";
            case REPEATED_PAYMENTS: return "repeated_payments";
            case SAVING: return "saving";
            case START: return "start";
            case SWAP: return "swap";
            case SWAY: return "sway";
            case THEFT: return "theft";
            case TURN: return "turn";
            case UPKEEP: return "upkeep";
        }
        return null;
    }

    @JsonCreator
    public static Kind forValue(String value) throws IOException {
        if (value.equals("actions")) return ACTIONS;
        if (value.equals("advance")) return ADVANCE;
        if (value.equals("arrival")) return ARRIVAL;
        if (value.equals("card")) return CARD;
        if (value.equals("choice")) return CHOICE;
        if (value.equals("discard")) return DISCARD;
        if (value.equals("donation")) return DONATION;
        if (value.equals("half")) return HALF;
        if (value.equals("incomes")) return INCOMES;
        if (value.equals("move")) return MOVE;
        if (value.equals("next_lawsuit")) return NEXT_LAWSUIT;
        if (value.equals("next_ship")) return NEXT_SHIP;
        if (value.equals("off_season")) return OFF_SEASON;
        if (value.equals("option")) return OPTION;
        if (value.equals("option_c")) return OPTION_C;
        if (value.equals("payment")) return PAYMENT;
        if (value.equals("repeat")) return REPEAT;
        if (value.equals("repeated_payments")) return REPEATED_PAYMENTS;
        if (value.equals("saving")) return SAVING;
        if (value.equals("start")) return START;
        if (value.equals("swap")) return SWAP;
        if (value.equals("sway")) return SWAY;
        if (value.equals("theft")) return THEFT;
        if (value.equals("turn")) return TURN;
        if (value.equals("upkeep")) return UPKEEP;
        throw new IOException("Cannot deserialize Kind");
    }
}
// file: LawsuitSpaces.java
package messages;

import com.fasterxml.jackson.annotation.*;
import java.util.List;

/**
 * The open lawsuits with their markers.
 */
public class LawsuitSpaces {
    private List<IElement> i;
    private List<IElement> ii;
    private List<IElement> iii;

    @JsonProperty("I")
    public List<IElement> getI() { return i; }
    @JsonProperty("I")
    public void setI(List<IElement> value) { this.i = value; }

    @JsonProperty("II")
    public List<IElement> getIi() { return ii; }
    @JsonProperty("II")
    public void setIi(List<IElement> value) { this.ii = value; }

    @JsonProperty("III")
    public List<IElement> getIii() { return iii; }
    @JsonProperty("III")
    public void setIii(List<IElement> value) { this.iii = value; }
}
// file: LeftElement.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

public enum LeftElement {
    A, B;

    @JsonValue
    public String toValue() {
        switch (this) {
            case A: return "A";
            case B: return "B";
        }
        return null;
    }

    @JsonCreator
    public static LeftElement forValue(String value) throws IOException {
        if (value.equals("A")) return A;
        if (value.equals("B")) return B;
        throw new IOException("Cannot deserialize LeftElement");
    }
}
// file: LeftUnion.java
package messages;

import java.io.IOException;
import java.io.IOException;
import com.fasterxml.jackson.core.*;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.annotation.*;
import com.fasterxml.jackson.core.type.*;
import java.util.List;

@JsonDeserialize(using = LeftUnion.Deserializer.class)
@JsonSerialize(using = LeftUnion.Serializer.class)
public class LeftUnion {
    public List<LeftElement> enumArrayValue;
    public Long integerValue;

    static class Deserializer extends JsonDeserializer<LeftUnion> {
        @Override
        public LeftUnion deserialize(JsonParser jsonParser, DeserializationContext deserializationContext) throws IOException, JsonProcessingException {
            LeftUnion value = new LeftUnion();
            switch (jsonParser.currentToken()) {
                case VALUE_NULL:
                    break;
                case VALUE_NUMBER_INT:
                    value.integerValue = jsonParser.readValueAs(Long.class);
                    break;
                case START_ARRAY:
                    value.enumArrayValue = jsonParser.readValueAs(new TypeReference<List<LeftElement>>() {});
                    break;
                default: throw new IOException("Cannot deserialize LeftUnion");
            }
            return value;
        }
    }

    static class Serializer extends JsonSerializer<LeftUnion> {
        @Override
        public void serialize(LeftUnion obj, JsonGenerator jsonGenerator, SerializerProvider serializerProvider) throws IOException {
            if (obj.enumArrayValue != null) {
                jsonGenerator.writeObject(obj.enumArrayValue);
                return;
            }
            if (obj.integerValue != null) {
                jsonGenerator.writeObject(obj.integerValue);
                return;
            }
            jsonGenerator.writeNull();
        }
    }
}
// file: Manner.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

public enum Manner {
    BONUS, EFFECT, INCOME, OFFERED;

    @JsonValue
    public String toValue() {
        switch (this) {
            case BONUS: return "bonus";
            case EFFECT: return "effect";
            case INCOME: return "income";
            case OFFERED: return "offered";
        }
        return null;
    }

    @JsonCreator
    public static Manner forValue(String value) throws IOException {
        if (value.equals("bonus")) return BONUS;
        if (value.equals("effect")) return EFFECT;
        if (value.equals("income")) return INCOME;
        if (value.equals("offered")) return OFFERED;
        throw new IOException("Cannot deserialize Manner");
    }
}
// file: Marker.java
package messages;

import com.fasterxml.jackson.annotation.*;

/**
 * A marker on a track with two sides: on 0 in the middle, or on a number of one side.
 *
 * Where the prestige marker stands: the neutral space is space 0; on a city's side the
 * spaces run from 1, and the one after the last is the city's name.
 */
public class Marker {
    private Side side;
    private long space;

    @JsonProperty("side")
    public Side getSide() { return side; }
    @JsonProperty("side")
    public void setSide(Side value) { this.side = value; }

    @JsonProperty("space")
    public long getSpace() { return space; }
    @JsonProperty("space")
    public void setSpace(long value) { this.space = value; }
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
 * Whether the game is over, who has won and how. Stars are counted only when the game has
 * ended without an instant win.
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
     * The star scoring of each player, taken apart; no player while the game goes on and after
     * an instant win.
     */
    @JsonProperty("scores")
    public Map<String, Score> getScores() { return scores; }
    @JsonProperty("scores")
    public void setScores(Map<String, Score> value) { this.scores = value; }

    /**
     * ships, lawsuits, alliances, prestige: an instant win. stars: the higher total in the star
     * scoring. bell token: equal totals, decided by the bell token.
     */
    @JsonProperty("why")
    public Why getWhy() { return why; }
    @JsonProperty("why")
    public void setWhy(Why value) { this.why = value; }

    /**
     * The winner; empty while the game goes on.
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
 * Something unfinished. Where no seat is named, it is the player whose turn it is.
 */
public class PendingElement {
    private Kind kind;
    private Setup seat;
    private Long products;
    private Goods price;
    private Long saved;
    private String ship;
    private Boolean passedBell;
    private LeftUnion left;
    private String card;
    private List<Components> actions;
    private List<Components> otherHalf;
    private Boolean begun;
    private Caption caption;
    private Long each;
    private List<Product> gained;
    private Products pay;
    private Long stars;
    private Manner manner;
    private ActionEnum action;
    private List<String> descendsFrom;
    private List<Space> spaces;
    private List<String> used;
    private Boolean free;
    private Space space;
    private Long least;
    private Long most;
    private Long step;
    private List<String> alliances;
    private List<String> ships;

    @JsonProperty("kind")
    public Kind getKind() { return kind; }
    @JsonProperty("kind")
    public void setKind(Kind value) { this.kind = value; }

    @JsonProperty("seat")
    public Setup getSeat() { return seat; }
    @JsonProperty("seat")
    public void setSeat(Setup value) { this.seat = value; }

    @JsonProperty("products")
    public Long getProducts() { return products; }
    @JsonProperty("products")
    public void setProducts(Long value) { this.products = value; }

    @JsonProperty("price")
    public Goods getPrice() { return price; }
    @JsonProperty("price")
    public void setPrice(Goods value) { this.price = value; }

    @JsonProperty("saved")
    public Long getSaved() { return saved; }
    @JsonProperty("saved")
    public void setSaved(Long value) { this.saved = value; }

    @JsonProperty("ship")
    public String getShip() { return ship; }
    @JsonProperty("ship")
    public void setShip(String value) { this.ship = value; }

    @JsonProperty("passed_bell")
    public Boolean getPassedBell() { return passedBell; }
    @JsonProperty("passed_bell")
    public void setPassedBell(Boolean value) { this.passedBell = value; }

    @JsonProperty("left")
    public LeftUnion getLeft() { return left; }
    @JsonProperty("left")
    public void setLeft(LeftUnion value) { this.left = value; }

    @JsonProperty("card")
    public String getCard() { return card; }
    @JsonProperty("card")
    public void setCard(String value) { this.card = value; }

    @JsonProperty("actions")
    public List<Components> getActions() { return actions; }
    @JsonProperty("actions")
    public void setActions(List<Components> value) { this.actions = value; }

    @JsonProperty("other_half")
    public List<Components> getOtherHalf() { return otherHalf; }
    @JsonProperty("other_half")
    public void setOtherHalf(List<Components> value) { this.otherHalf = value; }

    @JsonProperty("begun")
    public Boolean getBegun() { return begun; }
    @JsonProperty("begun")
    public void setBegun(Boolean value) { this.begun = value; }

    @JsonProperty("caption")
    public Caption getCaption() { return caption; }
    @JsonProperty("caption")
    public void setCaption(Caption value) { this.caption = value; }

    @JsonProperty("each")
    public Long getEach() { return each; }
    @JsonProperty("each")
    public void setEach(Long value) { this.each = value; }

    @JsonProperty("gained")
    public List<Product> getGained() { return gained; }
    @JsonProperty("gained")
    public void setGained(List<Product> value) { this.gained = value; }

    @JsonProperty("pay")
    public Products getPay() { return pay; }
    @JsonProperty("pay")
    public void setPay(Products value) { this.pay = value; }

    @JsonProperty("stars")
    public Long getStars() { return stars; }
    @JsonProperty("stars")
    public void setStars(Long value) { this.stars = value; }

    @JsonProperty("manner")
    public Manner getManner() { return manner; }
    @JsonProperty("manner")
    public void setManner(Manner value) { this.manner = value; }

    @JsonProperty("action")
    public ActionEnum getAction() { return action; }
    @JsonProperty("action")
    public void setAction(ActionEnum value) { this.action = value; }

    @JsonProperty("descends_from")
    public List<String> getDescendsFrom() { return descendsFrom; }
    @JsonProperty("descends_from")
    public void setDescendsFrom(List<String> value) { this.descendsFrom = value; }

    @JsonProperty("spaces")
    public List<Space> getSpaces() { return spaces; }
    @JsonProperty("spaces")
    public void setSpaces(List<Space> value) { this.spaces = value; }

    @JsonProperty("used")
    public List<String> getUsed() { return used; }
    @JsonProperty("used")
    public void setUsed(List<String> value) { this.used = value; }

    @JsonProperty("free")
    public Boolean getFree() { return free; }
    @JsonProperty("free")
    public void setFree(Boolean value) { this.free = value; }

    @JsonProperty("space")
    public Space getSpace() { return space; }
    @JsonProperty("space")
    public void setSpace(Space value) { this.space = value; }

    @JsonProperty("least")
    public Long getLeast() { return least; }
    @JsonProperty("least")
    public void setLeast(Long value) { this.least = value; }

    @JsonProperty("most")
    public Long getMost() { return most; }
    @JsonProperty("most")
    public void setMost(Long value) { this.most = value; }

    @JsonProperty("step")
    public Long getStep() { return step; }
    @JsonProperty("step")
    public void setStep(Long value) { this.step = value; }

    @JsonProperty("alliances")
    public List<String> getAlliances() { return alliances; }
    @JsonProperty("alliances")
    public void setAlliances(List<String> value) { this.alliances = value; }

    @JsonProperty("ships")
    public List<String> getShips() { return ships; }
    @JsonProperty("ships")
    public void setShips(List<String> value) { this.ships = value; }
}
// file: Phase.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

/**
 * setup: the players name their free products. turn: a player's turn. off-season: the turn
 * is interrupted. over: the game has ended.
 */
public enum Phase {
    OFF_SEASON, OVER, SETUP, TURN;

    @JsonValue
    public String toValue() {
        switch (this) {
            case OFF_SEASON: return "off-season";
            case OVER: return "over";
            case SETUP: return "setup";
            case TURN: return "turn";
        }
        return null;
    }

    @JsonCreator
    public static Phase forValue(String value) throws IOException {
        if (value.equals("off-season")) return OFF_SEASON;
        if (value.equals("over")) return OVER;
        if (value.equals("setup")) return SETUP;
        if (value.equals("turn")) return TURN;
        throw new IOException("Cannot deserialize Phase");
    }
}
// file: Product.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

public enum Product {
    BEER, CLOTH, FURNITURE, LEATHER;

    @JsonValue
    public String toValue() {
        switch (this) {
            case BEER: return "beer";
            case CLOTH: return "cloth";
            case FURNITURE: return "furniture";
            case LEATHER: return "leather";
        }
        return null;
    }

    @JsonCreator
    public static Product forValue(String value) throws IOException {
        if (value.equals("beer")) return BEER;
        if (value.equals("cloth")) return CLOTH;
        if (value.equals("furniture")) return FURNITURE;
        if (value.equals("leather")) return LEATHER;
        throw new IOException("Cannot deserialize Product");
    }
}
// file: ProductSupply.java
package messages;

import com.fasterxml.jackson.annotation.*;

/**
 * The products in the supply.
 *
 * Products by their types; a type that is missing is zero.
 */
public class ProductSupply {
    private Long beer;
    private Long cloth;
    private Long furniture;
    private Long leather;

    @JsonProperty("beer")
    public Long getBeer() { return beer; }
    @JsonProperty("beer")
    public void setBeer(Long value) { this.beer = value; }

    @JsonProperty("cloth")
    public Long getCloth() { return cloth; }
    @JsonProperty("cloth")
    public void setCloth(Long value) { this.cloth = value; }

    @JsonProperty("furniture")
    public Long getFurniture() { return furniture; }
    @JsonProperty("furniture")
    public void setFurniture(Long value) { this.furniture = value; }

    @JsonProperty("leather")
    public Long getLeather() { return leather; }
    @JsonProperty("leather")
    public void setLeather(Long value) { this.leather = value; }
}
// file: Products.java
package messages;

import com.fasterxml.jackson.annotation.*;

/**
 * Products as a card shows them; any: a mixed crate, a product of choice.
 */
public class Products {
    private Long any;
    private Long beer;
    private Long cloth;
    private Long furniture;
    private Long leather;

    @JsonProperty("any")
    public Long getAny() { return any; }
    @JsonProperty("any")
    public void setAny(Long value) { this.any = value; }

    @JsonProperty("beer")
    public Long getBeer() { return beer; }
    @JsonProperty("beer")
    public void setBeer(Long value) { this.beer = value; }

    @JsonProperty("cloth")
    public Long getCloth() { return cloth; }
    @JsonProperty("cloth")
    public void setCloth(Long value) { this.cloth = value; }

    @JsonProperty("furniture")
    public Long getFurniture() { return furniture; }
    @JsonProperty("furniture")
    public void setFurniture(Long value) { this.furniture = value; }

    @JsonProperty("leather")
    public Long getLeather() { return leather; }
    @JsonProperty("leather")
    public void setLeather(Long value) { this.leather = value; }
}
// file: Score.java
package messages;

import com.fasterxml.jackson.annotation.*;

public class Score {
    private long cards;
    private long prestige;
    private long tokens;
    private long total;

    /**
     * Dark stars on the ships, won lawsuits and alliances in front of the player.
     */
    @JsonProperty("cards")
    public long getCards() { return cards; }
    @JsonProperty("cards")
    public void setCards(long value) { this.cards = value; }

    /**
     * Dark stars on the space of the prestige marker, if it is on the player's side.
     */
    @JsonProperty("prestige")
    public long getPrestige() { return prestige; }
    @JsonProperty("prestige")
    public void setPrestige(long value) { this.prestige = value; }

    /**
     * Star tokens.
     */
    @JsonProperty("tokens")
    public long getTokens() { return tokens; }
    @JsonProperty("tokens")
    public void setTokens(long value) { this.tokens = value; }

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
 * Whose turn it is; before the first turn, the starting player.
 */
public enum Setup {
    ALTONA, HAMBURG;

    @JsonValue
    public String toValue() {
        switch (this) {
            case ALTONA: return "Altona";
            case HAMBURG: return "Hamburg";
        }
        return null;
    }

    @JsonCreator
    public static Setup forValue(String value) throws IOException {
        if (value.equals("Altona")) return ALTONA;
        if (value.equals("Hamburg")) return HAMBURG;
        throw new IOException("Cannot deserialize Setup");
    }
}
// file: Side.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

public enum Side {
    ALTONA, HAMBURG, NEUTRAL;

    @JsonValue
    public String toValue() {
        switch (this) {
            case ALTONA: return "Altona";
            case HAMBURG: return "Hamburg";
            case NEUTRAL: return "neutral";
        }
        return null;
    }

    @JsonCreator
    public static Side forValue(String value) throws IOException {
        if (value.equals("Altona")) return ALTONA;
        if (value.equals("Hamburg")) return HAMBURG;
        if (value.equals("neutral")) return NEUTRAL;
        throw new IOException("Cannot deserialize Side");
    }
}
// file: Space.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

public enum Space {
    I, II, III;

    @JsonValue
    public String toValue() {
        switch (this) {
            case I: return "I";
            case II: return "II";
            case III: return "III";
        }
        return null;
    }

    @JsonCreator
    public static Space forValue(String value) throws IOException {
        if (value.equals("I")) return I;
        if (value.equals("II")) return II;
        if (value.equals("III")) return III;
        throw new IOException("Cannot deserialize Space");
    }
}
// file: Spaces.java
package messages;

import java.io.IOException;
import java.io.IOException;
import com.fasterxml.jackson.core.*;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.annotation.*;
import com.fasterxml.jackson.core.type.*;
import java.util.List;

@JsonDeserialize(using = Spaces.Deserializer.class)
@JsonSerialize(using = Spaces.Serializer.class)
public class Spaces {
    public Long integerValue;
    public List<Space> enumArrayValue;

    static class Deserializer extends JsonDeserializer<Spaces> {
        @Override
        public Spaces deserialize(JsonParser jsonParser, DeserializationContext deserializationContext) throws IOException, JsonProcessingException {
            Spaces value = new Spaces();
            switch (jsonParser.currentToken()) {
                case VALUE_NULL:
                    break;
                case VALUE_NUMBER_INT:
                    value.integerValue = jsonParser.readValueAs(Long.class);
                    break;
                case START_ARRAY:
                    value.enumArrayValue = jsonParser.readValueAs(new TypeReference<List<Space>>() {});
                    break;
                default: throw new IOException("Cannot deserialize Spaces");
            }
            return value;
        }
    }

    static class Serializer extends JsonSerializer<Spaces> {
        @Override
        public void serialize(Spaces obj, JsonGenerator jsonGenerator, SerializerProvider serializerProvider) throws IOException {
            if (obj.integerValue != null) {
                jsonGenerator.writeObject(obj.integerValue);
                return;
            }
            if (obj.enumArrayValue != null) {
                jsonGenerator.writeObject(obj.enumArrayValue);
                return;
            }
            jsonGenerator.writeNull();
        }
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
     * The other seat, if it may make a letter exchange meanwhile.
     */
    @JsonProperty("may_act")
    public List<Setup> getMayAct() { return mayAct; }
    @JsonProperty("may_act")
    public void setMayAct(List<Setup> value) { this.mayAct = value; }

    /**
     * What is unfinished: the first entry is what is being decided now, each further one what
     * the game then goes on with. When the last one is done, the other player has the next
     * turn, which is not written here. Empty when the game is over.
     */
    @JsonProperty("pending")
    public List<PendingElement> getPending() { return pending; }
    @JsonProperty("pending")
    public void setPending(List<PendingElement> value) { this.pending = value; }

    /**
     * setup: the players name their free products. turn: a player's turn. off-season: the turn
     * is interrupted. over: the game has ended.
     */
    @JsonProperty("phase")
    public Phase getPhase() { return phase; }
    @JsonProperty("phase")
    public void setPhase(Phase value) { this.phase = value; }

    /**
     * False between the parts of one choice: while a price is being paid, and from the second
     * product on that is named or stolen (from the first, where it follows the player's own
     * action).
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
    private List<String> actionStack;
    private Map<String, Long> activeFactories;
    private Map<String, List<String>> alliances;
    private List<String> alliancesInBox;
    private List<String> alliancesOnBoard;
    private List<String> basicCards;
    private List<Setup> bellToken;
    private List<String> cardInPlay;
    private List<List<String>> darkSpaces;
    private List<String> discardPile;
    private long factorySupply;
    private Map<String, List<String>> hands;
    private Map<String, Long> inactiveFactories;
    private long inkJar;
    private LawsuitSpaces lawsuitSpaces;
    private List<String> lawsuitStack;
    private List<String> lawsuitsInBox;
    private Map<String, List<String>> lawsuitsWon;
    private List<String> lawsuitsWonByNobody;
    private long letterSupply;
    private Map<String, Long> letters;
    private Marker prestigeMarker;
    private ProductSupply productSupply;
    private Map<String, ProductSupply> products;
    private List<Setup> seats;
    private List<List<String>> shipSpaces;
    private List<String> shipStack;
    private Map<String, List<String>> ships;
    private List<String> shipsInBox;
    private long starTokenSupply;
    private Map<String, Long> starTokens;
    private Setup turn;

    /**
     * The face-down special action cards.
     */
    @JsonProperty("action_stack")
    public List<String> getActionStack() { return actionStack; }
    @JsonProperty("action_stack")
    public void setActionStack(List<String> value) { this.actionStack = value; }

    /**
     * Each player's factories with the pliers side up.
     */
    @JsonProperty("active_factories")
    public Map<String, Long> getActiveFactories() { return activeFactories; }
    @JsonProperty("active_factories")
    public void setActiveFactories(Map<String, Long> value) { this.activeFactories = value; }

    /**
     * The alliance cards in front of each player.
     */
    @JsonProperty("alliances")
    public Map<String, List<String>> getAlliances() { return alliances; }
    @JsonProperty("alliances")
    public void setAlliances(Map<String, List<String>> value) { this.alliances = value; }

    /**
     * The alliance cards that take no part in the game.
     */
    @JsonProperty("alliances_in_box")
    public List<String> getAlliancesInBox() { return alliancesInBox; }
    @JsonProperty("alliances_in_box")
    public void setAlliancesInBox(List<String> value) { this.alliancesInBox = value; }

    /**
     * The alliance cards on the game board.
     */
    @JsonProperty("alliances_on_board")
    public List<String> getAlliancesOnBoard() { return alliancesOnBoard; }
    @JsonProperty("alliances_on_board")
    public void setAlliancesOnBoard(List<String> value) { this.alliancesOnBoard = value; }

    /**
     * The basic action cards at the light edge spaces, clockwise from the off-season overview.
     */
    @JsonProperty("basic_cards")
    public List<String> getBasicCards() { return basicCards; }
    @JsonProperty("basic_cards")
    public void setBasicCards(List<String> value) { this.basicCards = value; }

    /**
     * The player in front of whom the bell token lies; nobody while it lies on the bell.
     */
    @JsonProperty("bell_token")
    public List<Setup> getBellToken() { return bellToken; }
    @JsonProperty("bell_token")
    public void setBellToken(List<Setup> value) { this.bellToken = value; }

    /**
     * The special action card that is being played with Option B.
     */
    @JsonProperty("card_in_play")
    public List<String> getCardInPlay() { return cardInPlay; }
    @JsonProperty("card_in_play")
    public void setCardInPlay(List<String> value) { this.cardInPlay = value; }

    /**
     * The special action cards at the dark yellow edge spaces, clockwise from the off-season
     * overview.
     */
    @JsonProperty("dark_spaces")
    public List<List<String>> getDarkSpaces() { return darkSpaces; }
    @JsonProperty("dark_spaces")
    public void setDarkSpaces(List<List<String>> value) { this.darkSpaces = value; }

    /**
     * The special action cards discarded face up.
     */
    @JsonProperty("discard_pile")
    public List<String> getDiscardPile() { return discardPile; }
    @JsonProperty("discard_pile")
    public void setDiscardPile(List<String> value) { this.discardPile = value; }

    /**
     * The factories in the supply.
     */
    @JsonProperty("factory_supply")
    public long getFactorySupply() { return factorySupply; }
    @JsonProperty("factory_supply")
    public void setFactorySupply(long value) { this.factorySupply = value; }

    /**
     * The special action cards in each player's hand.
     */
    @JsonProperty("hands")
    public Map<String, List<String>> getHands() { return hands; }
    @JsonProperty("hands")
    public void setHands(Map<String, List<String>> value) { this.hands = value; }

    /**
     * Each player's factories with the cross side up.
     */
    @JsonProperty("inactive_factories")
    public Map<String, Long> getInactiveFactories() { return inactiveFactories; }
    @JsonProperty("inactive_factories")
    public void setInactiveFactories(Map<String, Long> value) { this.inactiveFactories = value; }

    /**
     * The ink space of the ink jar: 0 is the one at the off-season overview, the others follow
     * clockwise.
     */
    @JsonProperty("ink_jar")
    public long getInkJar() { return inkJar; }
    @JsonProperty("ink_jar")
    public void setInkJar(long value) { this.inkJar = value; }

    /**
     * The open lawsuits with their markers.
     */
    @JsonProperty("lawsuit_spaces")
    public LawsuitSpaces getLawsuitSpaces() { return lawsuitSpaces; }
    @JsonProperty("lawsuit_spaces")
    public void setLawsuitSpaces(LawsuitSpaces value) { this.lawsuitSpaces = value; }

    /**
     * The face-down lawsuits.
     */
    @JsonProperty("lawsuit_stack")
    public List<String> getLawsuitStack() { return lawsuitStack; }
    @JsonProperty("lawsuit_stack")
    public void setLawsuitStack(List<String> value) { this.lawsuitStack = value; }

    /**
     * The lawsuits that take no part in the game, seen by nobody.
     */
    @JsonProperty("lawsuits_in_box")
    public List<String> getLawsuitsInBox() { return lawsuitsInBox; }
    @JsonProperty("lawsuits_in_box")
    public void setLawsuitsInBox(List<String> value) { this.lawsuitsInBox = value; }

    /**
     * The lawsuits that each player has won.
     */
    @JsonProperty("lawsuits_won")
    public Map<String, List<String>> getLawsuitsWon() { return lawsuitsWon; }
    @JsonProperty("lawsuits_won")
    public void setLawsuitsWon(Map<String, List<String>> value) { this.lawsuitsWon = value; }

    /**
     * The lawsuits that were resolved without a winner and went to the box.
     */
    @JsonProperty("lawsuits_won_by_nobody")
    public List<String> getLawsuitsWonByNobody() { return lawsuitsWonByNobody; }
    @JsonProperty("lawsuits_won_by_nobody")
    public void setLawsuitsWonByNobody(List<String> value) { this.lawsuitsWonByNobody = value; }

    /**
     * The letters in the supply.
     */
    @JsonProperty("letter_supply")
    public long getLetterSupply() { return letterSupply; }
    @JsonProperty("letter_supply")
    public void setLetterSupply(long value) { this.letterSupply = value; }

    /**
     * The letters in each player's stock.
     */
    @JsonProperty("letters")
    public Map<String, Long> getLetters() { return letters; }
    @JsonProperty("letters")
    public void setLetters(Map<String, Long> value) { this.letters = value; }

    @JsonProperty("prestige_marker")
    public Marker getPrestigeMarker() { return prestigeMarker; }
    @JsonProperty("prestige_marker")
    public void setPrestigeMarker(Marker value) { this.prestigeMarker = value; }

    /**
     * The products in the supply.
     */
    @JsonProperty("product_supply")
    public ProductSupply getProductSupply() { return productSupply; }
    @JsonProperty("product_supply")
    public void setProductSupply(ProductSupply value) { this.productSupply = value; }

    /**
     * The products in each player's stock.
     */
    @JsonProperty("products")
    public Map<String, ProductSupply> getProducts() { return products; }
    @JsonProperty("products")
    public void setProducts(Map<String, ProductSupply> value) { this.products = value; }

    /**
     * The two players.
     */
    @JsonProperty("seats")
    public List<Setup> getSeats() { return seats; }
    @JsonProperty("seats")
    public void setSeats(List<Setup> value) { this.seats = value; }

    /**
     * The ship cards face up on the ship spaces of the game board, from the first to the last.
     */
    @JsonProperty("ship_spaces")
    public List<List<String>> getShipSpaces() { return shipSpaces; }
    @JsonProperty("ship_spaces")
    public void setShipSpaces(List<List<String>> value) { this.shipSpaces = value; }

    /**
     * The face-down ship cards.
     */
    @JsonProperty("ship_stack")
    public List<String> getShipStack() { return shipStack; }
    @JsonProperty("ship_stack")
    public void setShipStack(List<String> value) { this.shipStack = value; }

    /**
     * The ship cards in front of each player.
     */
    @JsonProperty("ships")
    public Map<String, List<String>> getShips() { return ships; }
    @JsonProperty("ships")
    public void setShips(Map<String, List<String>> value) { this.ships = value; }

    /**
     * The ship cards that take no part in the game, seen by nobody.
     */
    @JsonProperty("ships_in_box")
    public List<String> getShipsInBox() { return shipsInBox; }
    @JsonProperty("ships_in_box")
    public void setShipsInBox(List<String> value) { this.shipsInBox = value; }

    /**
     * The star tokens in the supply.
     */
    @JsonProperty("star_token_supply")
    public long getStarTokenSupply() { return starTokenSupply; }
    @JsonProperty("star_token_supply")
    public void setStarTokenSupply(long value) { this.starTokenSupply = value; }

    /**
     * The star tokens in front of each player.
     */
    @JsonProperty("star_tokens")
    public Map<String, Long> getStarTokens() { return starTokens; }
    @JsonProperty("star_tokens")
    public void setStarTokens(Map<String, Long> value) { this.starTokens = value; }

    /**
     * Whose turn it is; before the first turn, the starting player.
     */
    @JsonProperty("turn")
    public Setup getTurn() { return turn; }
    @JsonProperty("turn")
    public void setTurn(Setup value) { this.turn = value; }
}
// file: Type.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

public enum Type {
    ADVANCE, BUILD, CHOOSE, CHOOSE_HALF, DONATE, DONATE_NOTHING, DONE, DRAW, EARN_PRESTIGE, EXCHANGE, FORM_ALLIANCE, GAIN, GAIN_STARS, GIFT, INCOME, MOVE, OPTION_C, PAY, PAY_AGAIN, PAY_UPKEEP, PIRACY, PLAY_CARD, PRODUCE, PURCHASE, REACTIVATE, REPEAT, RESOLVE, RETURN_ALLIANCE, SAVE, STEAL, SWAP, SWAP_LAWSUITS, TAKE_CARD, USE_CARD;

    @JsonValue
    public String toValue() {
        switch (this) {
            case ADVANCE: return "advance";
            case BUILD: return "build";
            case CHOOSE: return "choose";
            case CHOOSE_HALF: return "choose_half";
            case DONATE: return "donate";
            case DONATE_NOTHING: return "donate_nothing";
            case DONE: return "done";
            case DRAW: return "draw";
            case EARN_PRESTIGE: return "earn_prestige";
            case EXCHANGE: return "exchange";
            case FORM_ALLIANCE: return "form_alliance";
            case GAIN: return "gain";
            case GAIN_STARS: return "gain_stars";
            case GIFT: return "gift";
            case INCOME: return "income";
            case MOVE: return "move";
            case OPTION_C: return "option_c";
            case PAY: return "pay";
            case PAY_AGAIN: return "pay_again";
            case PAY_UPKEEP: return "pay_upkeep";
            case PIRACY: return "piracy";
            case PLAY_CARD: return "play_card";
            case PRODUCE: return "produce";
            case PURCHASE: return "purchase";
            case REACTIVATE: return "reactivate";
            case REPEAT: return "repeat";
            case RESOLVE: return "resolve";
            case RETURN_ALLIANCE: return "return_alliance";
            case SAVE: return "save";
            case STEAL: return "steal";
            case SWAP: return "swap";
            case SWAP_LAWSUITS: return "swap_lawsuits";
            case TAKE_CARD: return "take_card";
            case USE_CARD: return "use_card";
        }
        return null;
    }

    @JsonCreator
    public static Type forValue(String value) throws IOException {
        if (value.equals("advance")) return ADVANCE;
        if (value.equals("build")) return BUILD;
        if (value.equals("choose")) return CHOOSE;
        if (value.equals("choose_half")) return CHOOSE_HALF;
        if (value.equals("donate")) return DONATE;
        if (value.equals("donate_nothing")) return DONATE_NOTHING;
        if (value.equals("done")) return DONE;
        if (value.equals("draw")) return DRAW;
        if (value.equals("earn_prestige")) return EARN_PRESTIGE;
        if (value.equals("exchange")) return EXCHANGE;
        if (value.equals("form_alliance")) return FORM_ALLIANCE;
        if (value.equals("gain")) return GAIN;
        if (value.equals("gain_stars")) return GAIN_STARS;
        if (value.equals("gift")) return GIFT;
        if (value.equals("income")) return INCOME;
        if (value.equals("move")) return MOVE;
        if (value.equals("option_c")) return OPTION_C;
        if (value.equals("pay")) return PAY;
        if (value.equals("pay_again")) return PAY_AGAIN;
        if (value.equals("pay_upkeep")) return PAY_UPKEEP;
        if (value.equals("piracy")) return PIRACY;
        if (value.equals("play_card")) return PLAY_CARD;
        if (value.equals("produce")) return PRODUCE;
        if (value.equals("purchase")) return PURCHASE;
        if (value.equals("reactivate")) return REACTIVATE;
        if (value.equals("repeat")) return REPEAT;
        if (value.equals("resolve")) return RESOLVE;
        if (value.equals("return_alliance")) return RETURN_ALLIANCE;
        if (value.equals("save")) return SAVE;
        if (value.equals("steal")) return STEAL;
        if (value.equals("swap")) return SWAP;
        if (value.equals("swap_lawsuits")) return SWAP_LAWSUITS;
        if (value.equals("take_card")) return TAKE_CARD;
        if (value.equals("use_card")) return USE_CARD;
        throw new IOException("Cannot deserialize Type");
    }
}
// file: View.java
package messages;

import com.fasterxml.jackson.annotation.*;
import java.util.List;
import java.util.Map;

/**
 * What a player sees by looking at the table now: all that lies open or went away face up,
 * the player's own hand, and of what lies face down only how much it is.
 */
public class View {
    private long actionStack;
    private Map<String, Long> activeFactories;
    private Map<String, List<String>> alliances;
    private List<String> alliancesInBox;
    private List<String> alliancesOnBoard;
    private List<String> basicCards;
    private List<Setup> bellToken;
    private List<String> cardInPlay;
    private List<List<String>> darkSpaces;
    private List<String> discardPile;
    private long factorySupply;
    private List<String> hand;
    private Map<String, Long> inactiveFactories;
    private long inkJar;
    private LawsuitSpaces lawsuitSpaces;
    private long lawsuitStack;
    private long lawsuitsInBox;
    private Map<String, List<String>> lawsuitsWon;
    private List<String> lawsuitsWonByNobody;
    private long letterSupply;
    private Map<String, Long> letters;
    private Marker prestigeMarker;
    private ProductSupply productSupply;
    private Map<String, ProductSupply> products;
    private long rivalHand;
    private List<Setup> seats;
    private List<List<String>> shipSpaces;
    private long shipStack;
    private Map<String, List<String>> ships;
    private long shipsInBox;
    private long starTokenSupply;
    private Map<String, Long> starTokens;
    private Setup turn;

    /**
     * How many cards the action stack has.
     */
    @JsonProperty("action_stack")
    public long getActionStack() { return actionStack; }
    @JsonProperty("action_stack")
    public void setActionStack(long value) { this.actionStack = value; }

    @JsonProperty("active_factories")
    public Map<String, Long> getActiveFactories() { return activeFactories; }
    @JsonProperty("active_factories")
    public void setActiveFactories(Map<String, Long> value) { this.activeFactories = value; }

    @JsonProperty("alliances")
    public Map<String, List<String>> getAlliances() { return alliances; }
    @JsonProperty("alliances")
    public void setAlliances(Map<String, List<String>> value) { this.alliances = value; }

    @JsonProperty("alliances_in_box")
    public List<String> getAlliancesInBox() { return alliancesInBox; }
    @JsonProperty("alliances_in_box")
    public void setAlliancesInBox(List<String> value) { this.alliancesInBox = value; }

    @JsonProperty("alliances_on_board")
    public List<String> getAlliancesOnBoard() { return alliancesOnBoard; }
    @JsonProperty("alliances_on_board")
    public void setAlliancesOnBoard(List<String> value) { this.alliancesOnBoard = value; }

    @JsonProperty("basic_cards")
    public List<String> getBasicCards() { return basicCards; }
    @JsonProperty("basic_cards")
    public void setBasicCards(List<String> value) { this.basicCards = value; }

    @JsonProperty("bell_token")
    public List<Setup> getBellToken() { return bellToken; }
    @JsonProperty("bell_token")
    public void setBellToken(List<Setup> value) { this.bellToken = value; }

    @JsonProperty("card_in_play")
    public List<String> getCardInPlay() { return cardInPlay; }
    @JsonProperty("card_in_play")
    public void setCardInPlay(List<String> value) { this.cardInPlay = value; }

    @JsonProperty("dark_spaces")
    public List<List<String>> getDarkSpaces() { return darkSpaces; }
    @JsonProperty("dark_spaces")
    public void setDarkSpaces(List<List<String>> value) { this.darkSpaces = value; }

    @JsonProperty("discard_pile")
    public List<String> getDiscardPile() { return discardPile; }
    @JsonProperty("discard_pile")
    public void setDiscardPile(List<String> value) { this.discardPile = value; }

    @JsonProperty("factory_supply")
    public long getFactorySupply() { return factorySupply; }
    @JsonProperty("factory_supply")
    public void setFactorySupply(long value) { this.factorySupply = value; }

    /**
     * The special action cards in the player's own hand.
     */
    @JsonProperty("hand")
    public List<String> getHand() { return hand; }
    @JsonProperty("hand")
    public void setHand(List<String> value) { this.hand = value; }

    @JsonProperty("inactive_factories")
    public Map<String, Long> getInactiveFactories() { return inactiveFactories; }
    @JsonProperty("inactive_factories")
    public void setInactiveFactories(Map<String, Long> value) { this.inactiveFactories = value; }

    @JsonProperty("ink_jar")
    public long getInkJar() { return inkJar; }
    @JsonProperty("ink_jar")
    public void setInkJar(long value) { this.inkJar = value; }

    @JsonProperty("lawsuit_spaces")
    public LawsuitSpaces getLawsuitSpaces() { return lawsuitSpaces; }
    @JsonProperty("lawsuit_spaces")
    public void setLawsuitSpaces(LawsuitSpaces value) { this.lawsuitSpaces = value; }

    /**
     * How many cards the lawsuit stack has.
     */
    @JsonProperty("lawsuit_stack")
    public long getLawsuitStack() { return lawsuitStack; }
    @JsonProperty("lawsuit_stack")
    public void setLawsuitStack(long value) { this.lawsuitStack = value; }

    /**
     * How many lawsuits lie unseen in the box.
     */
    @JsonProperty("lawsuits_in_box")
    public long getLawsuitsInBox() { return lawsuitsInBox; }
    @JsonProperty("lawsuits_in_box")
    public void setLawsuitsInBox(long value) { this.lawsuitsInBox = value; }

    @JsonProperty("lawsuits_won")
    public Map<String, List<String>> getLawsuitsWon() { return lawsuitsWon; }
    @JsonProperty("lawsuits_won")
    public void setLawsuitsWon(Map<String, List<String>> value) { this.lawsuitsWon = value; }

    @JsonProperty("lawsuits_won_by_nobody")
    public List<String> getLawsuitsWonByNobody() { return lawsuitsWonByNobody; }
    @JsonProperty("lawsuits_won_by_nobody")
    public void setLawsuitsWonByNobody(List<String> value) { this.lawsuitsWonByNobody = value; }

    @JsonProperty("letter_supply")
    public long getLetterSupply() { return letterSupply; }
    @JsonProperty("letter_supply")
    public void setLetterSupply(long value) { this.letterSupply = value; }

    @JsonProperty("letters")
    public Map<String, Long> getLetters() { return letters; }
    @JsonProperty("letters")
    public void setLetters(Map<String, Long> value) { this.letters = value; }

    @JsonProperty("prestige_marker")
    public Marker getPrestigeMarker() { return prestigeMarker; }
    @JsonProperty("prestige_marker")
    public void setPrestigeMarker(Marker value) { this.prestigeMarker = value; }

    @JsonProperty("product_supply")
    public ProductSupply getProductSupply() { return productSupply; }
    @JsonProperty("product_supply")
    public void setProductSupply(ProductSupply value) { this.productSupply = value; }

    @JsonProperty("products")
    public Map<String, ProductSupply> getProducts() { return products; }
    @JsonProperty("products")
    public void setProducts(Map<String, ProductSupply> value) { this.products = value; }

    /**
     * How many special action cards the rival has in hand.
     */
    @JsonProperty("rival_hand")
    public long getRivalHand() { return rivalHand; }
    @JsonProperty("rival_hand")
    public void setRivalHand(long value) { this.rivalHand = value; }

    @JsonProperty("seats")
    public List<Setup> getSeats() { return seats; }
    @JsonProperty("seats")
    public void setSeats(List<Setup> value) { this.seats = value; }

    @JsonProperty("ship_spaces")
    public List<List<String>> getShipSpaces() { return shipSpaces; }
    @JsonProperty("ship_spaces")
    public void setShipSpaces(List<List<String>> value) { this.shipSpaces = value; }

    /**
     * How many cards the ship stack has.
     */
    @JsonProperty("ship_stack")
    public long getShipStack() { return shipStack; }
    @JsonProperty("ship_stack")
    public void setShipStack(long value) { this.shipStack = value; }

    @JsonProperty("ships")
    public Map<String, List<String>> getShips() { return ships; }
    @JsonProperty("ships")
    public void setShips(Map<String, List<String>> value) { this.ships = value; }

    /**
     * How many ship cards lie unseen in the box.
     */
    @JsonProperty("ships_in_box")
    public long getShipsInBox() { return shipsInBox; }
    @JsonProperty("ships_in_box")
    public void setShipsInBox(long value) { this.shipsInBox = value; }

    @JsonProperty("star_token_supply")
    public long getStarTokenSupply() { return starTokenSupply; }
    @JsonProperty("star_token_supply")
    public void setStarTokenSupply(long value) { this.starTokenSupply = value; }

    @JsonProperty("star_tokens")
    public Map<String, Long> getStarTokens() { return starTokens; }
    @JsonProperty("star_tokens")
    public void setStarTokens(Map<String, Long> value) { this.starTokens = value; }

    @JsonProperty("turn")
    public Setup getTurn() { return turn; }
    @JsonProperty("turn")
    public void setTurn(Setup value) { this.turn = value; }
}
// file: Why.java
package messages;

import java.io.IOException;
import com.fasterxml.jackson.annotation.*;

/**
 * ships, lawsuits, alliances, prestige: an instant win. stars: the higher total in the star
 * scoring. bell token: equal totals, decided by the bell token.
 */
public enum Why {
    ALLIANCES, BELL_TOKEN, LAWSUITS, PRESTIGE, SHIPS, STARS, STILL_PLAYING;

    @JsonValue
    public String toValue() {
        switch (this) {
            case ALLIANCES: return "alliances";
            case BELL_TOKEN: return "bell token";
            case LAWSUITS: return "lawsuits";
            case PRESTIGE: return "prestige";
            case SHIPS: return "ships";
            case STARS: return "stars";
            case STILL_PLAYING: return "still playing";
        }
        return null;
    }

    @JsonCreator
    public static Why forValue(String value) throws IOException {
        if (value.equals("alliances")) return ALLIANCES;
        if (value.equals("bell token")) return BELL_TOKEN;
        if (value.equals("lawsuits")) return LAWSUITS;
        if (value.equals("prestige")) return PRESTIGE;
        if (value.equals("ships")) return SHIPS;
        if (value.equals("stars")) return STARS;
        if (value.equals("still playing")) return STILL_PLAYING;
        throw new IOException("Cannot deserialize Why");
    }
}
