// Your engine: fill in one method after another, in this order; `ruleproof smoke` names the next one.
using System.Text.Json.Nodes;
using Messages;

public static class Game
{
    public static readonly object About = new
    {
        protocol = 1,
        name = "My engine",
        version = "0.1.0",
        games = new Dictionary<string, object>
        {
            ["@GAME@"] = new { verbs = new[] { "new_game", "legal_actions", "apply", "view", "outcome" } },
        },
    };

    private static NotImplementedException NotWritten(string name) =>
        new($"{name} is not written yet: fill it in in Game.cs");

    /// <summary>Receives the cards and readings; returns the reasons why you cannot play with them, if any.</summary>
    public static List<string> Configure(JsonNode components, JsonNode readings) => [];

    /// <summary>Returns every legal action of a seat, or an empty list.</summary>
    public static List<Messages.Action> LegalActions(State state, string seat) => throw NotWritten("LegalActions");

    /// <summary>Returns what a seat sees.</summary>
    public static View View(State state, string seat) => throw NotWritten("View");

    /// <summary>Returns who has won, and the scores.</summary>
    public static Outcome Outcome(State state) => throw NotWritten("Outcome");

    /// <summary>Returns the state after an action, or throws new Refusal(1, "illegal action").</summary>
    public static State Apply(State state, string seat, Messages.Action action, Chance chance) => throw NotWritten("Apply");

    /// <summary>Returns the state at the start of a game.</summary>
    public static State NewGame(List<string> seats, JsonNode options, Chance chance) => throw NotWritten("NewGame");
}
