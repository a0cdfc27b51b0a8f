// Your engine: fill in one method after another, in this order; `ruleproof smoke` names the next one.
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import messages.Action;
import messages.Outcome;
import messages.State;
import messages.View;

final class Game {
    static final Map<String, Object> ABOUT = Map.of(
            "protocol", 1,
            "name", "My engine",
            "version", "0.1.0",
            "games", Map.of("@GAME@", Map.of("verbs", List.of("new_game", "legal_actions", "apply", "view", "outcome"))));

    private Game() {}

    private static UnsupportedOperationException notWritten(String name) {
        return new UnsupportedOperationException(name + " is not written yet: fill it in in Game.java");
    }

    /** Receives the cards and readings; returns the reasons why you cannot play with them, if any. */
    static List<String> configure(JsonNode components, JsonNode readings) {
        return List.of();
    }

    /** Returns every legal action of a seat, or an empty list. */
    static List<Action> legalActions(State state, String seat) throws Adapter.Refusal {
        throw notWritten("legalActions");
    }

    /** Returns what a seat sees. */
    static View view(State state, String seat) throws Adapter.Refusal {
        throw notWritten("view");
    }

    /** Returns who has won, and the scores. */
    static Outcome outcome(State state) throws Adapter.Refusal {
        throw notWritten("outcome");
    }

    /** Returns the state after an action, or throws new Adapter.Refusal(1, "illegal action", Map.of()). */
    static State apply(State state, String seat, Action action, Adapter.Chance chance) throws Adapter.Refusal {
        throw notWritten("apply");
    }

    /** Returns the state at the start of a game. */
    static State newGame(List<String> seats, JsonNode options, Adapter.Chance chance) throws Adapter.Refusal {
        throw notWritten("newGame");
    }
}
