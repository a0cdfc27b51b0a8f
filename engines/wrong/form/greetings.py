"""Answers to hello and configure that lead nowhere."""

from breaking import changes, writes
from market import Refusal, encoded, send


@writes
def greets_in_latin_1(request, reply):
    """Answers hello with bytes that are no UTF-8."""
    line = encoded(reply)
    if request["method"] == "hello":
        line = line.replace(b'"result": {', b'"result": {"x_author": "Ren\xe9", ')
    send(line)


@changes("hello")
def greets_without_a_name(engine, original, protocol):
    """Leaves its name out of the answer to hello."""
    greeting = original(protocol)
    del greeting["name"]
    return greeting


@changes("hello")
def refuses_hello(engine, original, protocol):
    """Answers hello with an error."""
    raise Refusal(3, "not today")


@changes("hello")
def speaks_another_protocol(engine, original, protocol):
    """Speaks version 2 of the protocol."""
    return {**original(protocol), "protocol": 2}


@changes("hello")
def offers_no_known_game(engine, original, protocol):
    """Offers a game that the kit does not know."""
    return {**original(protocol), "games": {"ludo": {"verbs": ["apply"]}}}


@changes("configure")
def cannot_be_configured(engine, original, game, components, readings):
    """Does not accept the component set."""
    return {"accepted": False, "reasons": ["these are not my cards"]}


@writes
def configures_in_latin_1(request, reply):
    """Answers configure with bytes that are no UTF-8."""
    line = encoded(reply)
    if request["method"] == "configure":
        line = line.replace(b'"result": {', b'"result": {"x_author": "Ren\xe9", ')
    send(line)


@changes("configure")
def configures_wordlessly(engine, original, game, components, readings):
    """Answers configure with an empty object."""
    return {}


@changes("configure")
def fails_to_configure(engine, original, game, components, readings):
    """Answers configure with an error."""
    raise Refusal(3, "I do not know how")
