"""Games of Situation Room for those who train, with nothing but Python's own library: reset, step, action_mask.

    python3 examples/situation_room.py [negotiator|homeland] [GAMES]     # plays at random by the mask, and counts

`Games` plays many games side by side (`situation-room bot train GAME --vector N`), all seats of each, or one with our
bots in the others. Whose turn it is stands in `seat`; what everything means in docs/OWN-BOTS.md and in `hello`.
"""

import json
import os
import random
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
COMMAND = ["node", os.path.join(HERE, "..", "bin", "situation-room.js")]


class Games:
    """`vector` games, stepped together. All lists below have an entry for each game."""

    def __init__(self, game, vector=1, players=None, seat=None, bot=None, views=False, command=None):
        flags = ["--vector", str(vector)]
        if players is not None:
            flags += ["--players", str(players)]
        if seat is not None:  # counted from 1; our bots have the others
            flags += ["--seat", str(seat)] + (["--bot", bot] if bot else [])
        if views:
            flags.append("--views")
        self._process = subprocess.Popen(
            (command or COMMAND) + ["bot", "train", game] + flags,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
        )
        self.vector = vector
        self.hello = self._read()
        self.actions = self.hello["actions"]  # a name for each action
        self.length = self.hello["length"]  # of an observation

    def _read(self):
        line = self._process.stdout.readline()
        if not line:
            raise EOFError("situation-room has ended")
        message = json.loads(line)
        if message["type"] == "error":
            raise ValueError(message["error"])
        return message

    def _ask(self, message):
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()
        now = self._read()
        self.seat, self.kind, self.legal = now["seat"], now["kind"], now["actions"]
        self.observation, self.view = now["observation"], now.get("view")
        return now

    def reset(self, seed="train"):
        """Begins all games anew; game n of a seed is always the same. Returns the observations."""
        self._ask({"reset": {"seed": seed}})
        return self.observation

    def step(self, actions):
        """One action for each game. Returns observations, rewards by seat (1 for a win), and which games are over.

        A game that is over has begun anew: its observation is the first one of the next game.
        """
        over = self._ask({"step": actions})["over"]
        players = self.hello["players"]
        rewards = [[1.0 if end and seat in end["winners"] else 0.0 for seat in range(players)] for end in over]
        return self.observation, rewards, [end is not None for end in over]

    def action_mask(self, game=0):
        """True for each action that can be chosen now."""
        mask = [False] * len(self.actions)
        for action in self.legal[game]:
            mask[action] = True
        return mask

    def close(self):
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def play(game, wanted):
    """Trains nothing: picks at random among what the mask allows, in every seat, until so many games are over."""
    with Games(game, vector=8) as games:
        games.reset("python")
        done, wins, steps = 0, [0.0] * games.hello["players"], 0
        while done < wanted:
            choices = []
            for n in range(games.vector):
                mask = games.action_mask(n)
                choices.append(random.choice([action for action, may in enumerate(mask) if may]))
            _, rewards, over = games.step(choices)
            steps += games.vector
            for n, is_over in enumerate(over):
                if is_over:
                    done += 1
                    wins = [won + more for won, more in zip(wins, rewards[n])]
        print(f"{done} games, {steps} decisions, wins by seat {wins}")


if __name__ == "__main__":
    play(sys.argv[1] if len(sys.argv) > 1 else "homeland", int(sys.argv[2]) if len(sys.argv) > 2 else 20)
