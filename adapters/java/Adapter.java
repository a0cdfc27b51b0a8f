// Speaks the engine protocol for the rules in Game.java. You need not change it.
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import messages.Action;
import messages.State;

public final class Adapter {
    static final ObjectMapper JSON = new ObjectMapper()
            .setSerializationInclusion(JsonInclude.Include.NON_NULL)
            .configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false);

    /** Returns the outcomes from the request when the rules shuffle or roll. */
    static final class Chance {
        private final Deque<JsonNode> left = new ArrayDeque<>();

        Chance(JsonNode outcomes) {
            outcomes.forEach(left::add);
        }

        /** Returns the things in their new order, the first on top. */
        <T> List<T> shuffle(List<T> things, Class<T> kind) throws Refusal {
            return JSON.convertValue(next("shuffle", things), JSON.getTypeFactory().constructCollectionType(List.class, kind));
        }

        /** Returns what each die shows. */
        List<Integer> roll(int dice) throws Refusal {
            return Arrays.asList(JSON.convertValue(next("roll", Map.of("dice", dice)), Integer[].class));
        }

        private JsonNode next(String kind, Object needed) throws Refusal {
            if (left.isEmpty()) {
                throw new Refusal(2, "needs chance", Map.of("needs", Map.of(kind, needed)));
            }
            JsonNode outcome = left.poll();
            if (!outcome.has(kind)) {
                throw new Refusal(-32602, "this chance outcome is not a " + kind, Map.of());
            }
            return outcome.get(kind);
        }
    }

    /** An error reply: 1 illegal action, 3 unsupported, 4 unsupported position. */
    static final class Refusal extends Exception {
        final int code;
        final Map<String, ?> data;

        Refusal(int code, String message, Map<String, ?> data) {
            super(message);
            this.code = code;
            this.data = data;
        }
    }

    interface Step {
        State take(Chance chance) throws Refusal;
    }

    private static Object step(JsonNode outcomes, Step step) throws Refusal {
        Chance chance = new Chance(outcomes);
        State state = step.take(chance);
        if (!chance.left.isEmpty()) {
            throw new Refusal(5, "unused chance", Map.of());
        }
        return Map.of("state", state);
    }

    private static State state(JsonNode params) throws Refusal {
        try {
            return JSON.treeToValue(params.get("state"), State.class);
        } catch (JsonProcessingException fault) {
            throw new Refusal(4, "the state cannot be loaded: " + fault.getOriginalMessage(), Map.of());
        }
    }

    private static Object result(String method, JsonNode params) throws Refusal, IOException {
        String seat = params.path("seat").asText();
        switch (method) {
            case "hello":
                return Game.ABOUT;
            case "configure":
                List<String> reasons = Game.configure(params.get("components"), params.get("readings"));
                return reasons.isEmpty() ? Map.of("accepted", true) : Map.of("accepted", false, "reasons", reasons);
            case "new_game":
                List<String> seats = Arrays.asList(JSON.treeToValue(params.get("seats"), String[].class));
                return step(params.get("chance"), chance -> Game.newGame(seats, params.get("options"), chance));
            case "legal_actions":
                return Map.of("actions", Game.legalActions(state(params), seat));
            case "apply":
                State state = state(params);
                Action action = JSON.treeToValue(params.get("action"), Action.class);
                return step(params.get("chance"), chance -> Game.apply(state, seat, action, chance));
            case "view":
                return Map.of("view", Game.view(state(params), seat));
            case "outcome":
                return Map.of("outcome", Game.outcome(state(params)));
            case "bye":
                return Map.of();
            default:
                throw new Refusal(-32601, "there is no verb " + method, Map.of());
        }
    }

    public static void main(String[] arguments) throws IOException {
        PrintStream answers = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        System.setOut(System.err); // standard output carries only answers
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            JsonNode request = JSON.readTree(line);
            Map<String, Object> reply = new LinkedHashMap<>();
            reply.put("jsonrpc", "2.0");
            reply.put("id", request.get("id"));
            try {
                reply.put("result", result(request.get("method").asText(), request.get("params")));
            } catch (Refusal refusal) {
                reply.put("error", Map.of("code", refusal.code, "message", refusal.getMessage(), "data", refusal.data));
            } catch (UnsupportedOperationException missing) {
                reply.put("error", Map.of("code", -32603, "message", missing.getMessage()));
            }
            answers.print(JSON.writeValueAsString(reply) + "\n");
            answers.flush();
            if (request.get("method").asText().equals("bye")) {
                return;
            }
        }
    }
}
