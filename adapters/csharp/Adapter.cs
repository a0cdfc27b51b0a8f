// Speaks the engine protocol for the rules in Game.cs. You need not change it.
// Not built by the tests of Ruleproof: neither Debian nor the registries that they use have the .NET SDK.
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using Messages;

var answers = new StreamWriter(Console.OpenStandardOutput()) { AutoFlush = true, NewLine = "\n" };
Console.SetOut(Console.Error); // standard output carries only answers
while (Console.In.ReadLine() is { } line)
{
    var request = JsonNode.Parse(line)!.AsObject();
    var method = (string)request["method"]!;
    var reply = new JsonObject { ["jsonrpc"] = "2.0", ["id"] = request["id"]!.DeepClone() };
    try
    {
        reply["result"] = JsonSerializer.SerializeToNode(Verbs.Result(method, request["params"]!.AsObject()), Verbs.Json);
    }
    catch (Refusal refusal)
    {
        reply["error"] = Verbs.Error(refusal.Code, refusal.Message, refusal.Details);
    }
    catch (NotImplementedException missing)
    {
        reply["error"] = Verbs.Error(-32603, missing.Message, new JsonObject());
    }
    answers.WriteLine(reply.ToJsonString());
    if (method == "bye") break;
}

/// <summary>An error reply: 1 illegal action, 3 unsupported, 4 unsupported position.</summary>
public sealed class Refusal(int code, string message, JsonNode? details = null) : Exception(message)
{
    public int Code { get; } = code;
    public JsonNode Details { get; } = details ?? new JsonObject();
}

/// <summary>Returns the outcomes from the request when the rules shuffle or roll.</summary>
public sealed class Chance(JsonArray outcomes)
{
    private readonly Queue<JsonNode> left = new(outcomes.Select(outcome => outcome!));

    public bool IsUsedUp => left.Count == 0;

    public List<T> Shuffle<T>(IEnumerable<T> things) => Next<List<T>>("shuffle", JsonSerializer.SerializeToNode(things, Verbs.Json)!);

    public List<int> Roll(int dice) => Next<List<int>>("roll", new JsonObject { ["dice"] = dice });

    private T Next<T>(string kind, JsonNode needed)
    {
        if (IsUsedUp)
            throw new Refusal(2, "needs chance", new JsonObject { ["needs"] = new JsonObject { [kind] = needed } });
        var outcome = left.Dequeue()[kind] ?? throw new Refusal(-32602, $"this chance outcome is not a {kind}");
        return outcome.Deserialize<T>(Verbs.Json)!;
    }
}

public static class Verbs
{
    public static readonly JsonSerializerOptions Json = new()
    {
        DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull,
    };

    public static JsonObject Error(int code, string message, JsonNode data) =>
        new() { ["code"] = code, ["message"] = message, ["data"] = data };

    public static object Result(string method, JsonObject asked)
    {
        string Seat() => (string)asked["seat"]!;
        return method switch
        {
            "hello" => Game.About,
            "configure" => Configured(Game.Configure(asked["components"]!, asked["readings"]!)),
            "new_game" => Step(asked, chance => Game.NewGame(asked["seats"]!.Deserialize<List<string>>()!, asked["options"]!, chance)),
            "legal_actions" => new { actions = Game.LegalActions(StateOf(asked), Seat()) },
            "apply" => Step(asked, chance => Game.Apply(StateOf(asked), Seat(), asked["action"].Deserialize<Messages.Action>(Json)!, chance)),
            "view" => new { view = Game.View(StateOf(asked), Seat()) },
            "outcome" => new { outcome = Game.Outcome(StateOf(asked)) },
            "bye" => new { },
            _ => throw new Refusal(-32601, $"there is no verb {method}"),
        };
    }

    private static object Configured(List<string> reasons) =>
        reasons.Count == 0 ? new { accepted = true } : new { accepted = false, reasons };

    private static object Step(JsonObject asked, Func<Chance, State> take)
    {
        var chance = new Chance(asked["chance"]!.AsArray());
        var state = take(chance);
        return chance.IsUsedUp ? new { state } : throw new Refusal(5, "unused chance");
    }

    private static State StateOf(JsonObject asked)
    {
        try
        {
            return asked["state"].Deserialize<State>(Json)!;
        }
        catch (JsonException fault)
        {
            throw new Refusal(4, $"the state cannot be loaded: {fault.Message}");
        }
    }
}
