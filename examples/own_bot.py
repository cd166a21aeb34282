"""A bot in a seat of your own games, with nothing but Python's own library: JSON lines in, JSON lines out.

    situation-room play homeland --players 4 --seat 1 --seat 2="python3 examples/own_bot.py"
    situation-room play negotiator --seat 1="python3 examples/own_bot.py"
    situation-room bot check "python3 examples/own_bot.py"

The messages are in docs/OWN-BOTS.md. Whatever you print elsewhere than to standard output is kept in a log file.
"""

import json
import random
import sys


def choose(kind, options, view):
    """The bot itself: what it is asked, the names it can answer with, and all that its seat sees (docs/VIEWS.md)."""
    # In Hostage Negotiator, calm him down before anything else.
    if "play keep-cool" in options and view.get("threat", 0) > 2:
        return "play keep-cool"
    return random.choice(options)


def send(message):
    # A line that stays in a buffer is a line nobody reads.
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        send({"type": "hello", "protocol": 1, "name": "Monty"})
    elif message["type"] == "start":
        random.seed(message["match"])
    elif message["type"] == "decide":
        # message["events"] and message["talk"] are what the seat was told since the last question.
        option = choose(message["kind"], message["options"], message["view"])
        send({"type": "choice", "id": message["id"], "option": option})
    # "end" has the outcome, and is not answered. Another "start" may follow; when it is over, the input closes.
