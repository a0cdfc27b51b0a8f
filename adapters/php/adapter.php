<?php
// Speaks the engine protocol for the rules in game.php: php adapter.php. You need not change it.

declare(strict_types=1);

require __DIR__ . '/game.php';

ini_set('display_errors', 'stderr'); // Standard output carries only answers.

// Replaces a random generator: returns the outcomes from the request.
final class Chance
{
    public function __construct(private array $left)
    {
    }

    public function shuffle(array $things): array
    {
        return $this->next('shuffle', array_values($things));
    }

    public function roll(int $dice): array
    {
        return $this->next('roll', (object) ['dice' => $dice]);
    }

    public function isUsedUp(): bool
    {
        return $this->left === [];
    }

    private function next(string $kind, mixed $needed): array
    {
        if ($this->left === []) {
            throw new Refusal(2, 'needs chance', ['needs' => [$kind => $needed]]);
        }
        $outcome = array_shift($this->left);
        if (!is_array($outcome->$kind ?? null)) {
            throw new Refusal(-32602, "this chance outcome is not a $kind");
        }
        return $outcome->$kind;
    }
}

function step(array $outcomes, callable $take): array
{
    $chance = new Chance($outcomes);
    $state = $take($chance);
    if (!$chance->isUsedUp()) {
        throw new Refusal(5, 'unused chance');
    }
    return ['state' => $state];
}

function configured(array $reasons): array
{
    return $reasons === [] ? ['accepted' => true] : ['accepted' => false, 'reasons' => $reasons];
}

function result(string $method, object $params): array|object
{
    return match ($method) {
        'hello' => about(),
        'configure' => configured(configure($params->game, $params->components, $params->readings)),
        'new_game' => step($params->chance, fn ($chance) => newGame($params->seats, $params->options, $chance)),
        'legal_actions' => ['actions' => array_values(legalActions($params->state, $params->seat))],
        'apply' => step(
            $params->chance,
            fn ($chance) => apply($params->state, $params->seat, $params->action, $chance),
        ),
        'view' => ['view' => view($params->state, $params->seat)],
        'outcome' => ['outcome' => outcome($params->state)],
        'bye' => (object) [],
        default => throw new Refusal(-32601, "there is no verb $method"),
    };
}

function answer(string $method, object $params): array
{
    try {
        return ['result' => result($method, $params)];
    } catch (Refusal $refusal) {
        return ['error' => ['code' => $refusal->getCode(), 'message' => $refusal->getMessage(), 'data' => (object) $refusal->data]];
    } catch (NotWritten $missing) {
        return ['error' => ['code' => -32603, 'message' => $missing->getMessage()]];
    } catch (Throwable $problem) {
        fwrite(STDERR, "$problem\n");
        return ['error' => ['code' => -32603, 'message' => "the engine failed: {$problem->getMessage()}"]];
    }
}

while (($line = fgets(STDIN)) !== false) {
    $request = json_decode($line, flags: JSON_THROW_ON_ERROR);
    $reply = ['jsonrpc' => '2.0', 'id' => $request->id] + answer($request->method, $request->params);
    fwrite(STDOUT, json_encode($reply, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES) . "\n");
    if ($request->method === 'bye') {
        break;
    }
}
