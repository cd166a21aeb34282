"""A bot that takes a seat at a table of Situation Room, with nothing but Python's own library.

    python3 examples/bot.py LINK NAME

LINK is the link of a seat: http://HOST:PORT/t/TABLE#s=PASS. The bot sits down by it, waits for the game to begin, and
answers every question with the option that `choose` picks. What it knows is what its seat sees: docs/VIEWS.md.
"""

import hashlib
import json
import random
import re
import secrets
import sys
import time
import urllib.error
import urllib.request


def choose(view, kind, options):
    """The bot itself: what its seat sees, what it is asked, and the names it can answer with."""
    # In Hostage Negotiator, calm him down before anything else.
    if "play keep-cool" in options and view.get("threat", 0) > 2:
        return "play keep-cool"
    return random.choice(options)


def request(url, body=None, token=None):
    headers = {"content-type": "application/json"} if body is not None else {}
    if token is not None:
        headers["authorization"] = "Bearer " + token
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(url, data, headers))


def post(url, body, token=None):
    with request(url, body, token) as answer:
        return json.load(answer)


def change(sight, changes):
    """What is to be seen after an update: [path, value] sets, [path] takes away, a list that shrinks has its length set."""
    for path, *value in changes:
        place = sight
        for key in path[:-1]:
            place = place[key]
        last = path[-1]
        if last == "length" and isinstance(place, list):
            del place[value[0]:]
        elif not value:
            del place[last]
        elif isinstance(place, list) and last == len(place):
            place.append(value[0])
        else:
            place[last] = value[0]


def events(url, token):
    """The messages of the table, one after the other, until the line breaks."""
    with request(url, token=token) as stream:
        for line in stream:
            if line.startswith(b"data:"):
                yield json.loads(line[5:])


def play(link, name):
    address, table, invite = re.fullmatch(r"(https?://[^/]+)/t/([\w-]+)#s=([\w-]+)", link).groups()
    url = f"{address}/api/tables/{table}"
    # Our own part of the seed: its hash now, the bits once everybody has given a hash. So nobody can choose the cards.
    bits = secrets.token_hex(16)
    share = hashlib.sha256(f"situation-room/share@1/{bits}".encode()).hexdigest()
    token = post(url + "/sit", {"invite": invite, "name": name, "hash": share})["pass"]

    def act(what, question=None):
        # The id names this intention: sent twice, it is taken once.
        message = {"type": "input", "id": secrets.token_hex(8), "do": what}
        if question is not None:
            message["question"] = question
        while True:
            try:
                return post(url + "/input", message, token)
            except urllib.error.HTTPError as refused:
                if refused.code not in (429, 503):
                    # The question has gone: what is asked now comes by itself.
                    return print("refused:", refused.read().decode(), file=sys.stderr)
                # Too much at once, or the server is being stopped.
                time.sleep(float(refused.headers.get("retry-after", 1)))

    sight, answered, has_given = None, None, False
    while True:
        try:
            for message in events(url + "/events", token):
                if message["type"] == "lobby" and message["lobby"]["phase"] == "drawing" and not has_given:
                    has_given = True
                    act({"type": "share", "bits": bits})
                elif message["type"] == "whole":
                    sight = message["whole"]["sight"]
                elif message["type"] == "told":
                    change(sight, message.get("changes", []))
                else:
                    continue
                if sight is None:
                    continue
                if sight["outcome"] or sight["ended"]:
                    return sight["outcome"]
                asked = sight["asked"]
                if asked and asked["question"] != answered:
                    answered = asked["question"]
                    option = choose(sight["view"], asked["kind"], asked["options"])
                    act({"type": "choose", "choices": [option]}, answered)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            pass
        # The server is gone for a moment: the next stream begins with everything as it is.
        time.sleep(0.5)
        answered = None


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("python3 bot.py LINK NAME")
    end = play(sys.argv[1], sys.argv[2])
    print(f"{end['cause']} {end['rule']}" if end else "The table has ended the game before its end.")
