<?php
// Your engine: fill in one function after another, in this order; `ruleproof smoke` names the next one.
//
// JSON objects are objects (stdClass), and lists are arrays, so that an empty object stays an object: write
// `(object) []` for {} and `[]` for [].

declare(strict_types=1);

// An error reply: 1 illegal action, 3 unsupported, 4 unsupported position.
final class Refusal extends Exception
{
    public function __construct(int $code, string $message, public readonly array $data = [])
    {
        parent::__construct($message, $code);
    }
}

final class NotWritten extends Exception
{
    public function __construct(string $name)
    {
        parent::__construct("$name is not written yet: fill it in in game.php");
    }
}

function about(): array
{
    return [
        'protocol' => 1,
        'name' => 'My engine',
        'version' => '0.1.0',
        'games' => ['@GAME@' => ['verbs' => ['new_game', 'legal_actions', 'apply', 'view', 'outcome']]],
    ];
}

// Receives the cards and readings; returns the reasons why you cannot play with them, if any.
function configure(string $game, object $components, object $readings): array
{
    return [];
}

// Returns every legal action of a seat, or an empty list.
function legalActions(object $state, string $seat): array
{
    throw new NotWritten('legalActions');
}

// Returns what a seat sees.
function view(object $state, string $seat): object
{
    throw new NotWritten('view');
}

// Returns who has won, and the scores.
function outcome(object $state): object
{
    throw new NotWritten('outcome');
}

// Returns the state after an action, or throws new Refusal(1, 'illegal action'); $chance->shuffle($things) and
// $chance->roll($dice) give the chance outcomes.
function apply(object $state, string $seat, object $action, Chance $chance): object
{
    throw new NotWritten('apply');
}

// Returns the state at the start of a game.
function newGame(array $seats, object $options, Chance $chance): object
{
    throw new NotWritten('newGame');
}
