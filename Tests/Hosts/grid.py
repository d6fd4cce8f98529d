"""A grid in `gridview host`, asked over a pipe, and opened anew when its process is gone."""

import json
import math
import subprocess
import sys


class GridIsGone(Exception):
    """The process has ended, and the log does not bring it back."""


class GridError(Exception):
    """What the grid answers to a request that it does not carry out; the session lives on."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]


class Pipe:
    """One session. A request gets one answer, and only when it is there the next one is sent."""

    def __init__(self, command, log):
        self.command = command
        self.log = log
        self.serial = 0
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [self.command, "host", "--record", self.log],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, method, **params):
        """The result of a request."""
        self.serial += 1
        request = {"jsonrpc": "2.0", "id": self.serial, "method": method, "params": params}
        answer = json.loads(self.answer(json.dumps(request).encode()))
        if "error" in answer:
            raise GridError(answer["error"])
        return answer["result"]

    def answer(self, line):
        """The answer to a line of bytes, both without their ends."""
        answer = self.send(line)
        return answer if answer is not None else self.reopen(line)

    def send(self, line):
        try:
            self.process.stdin.write(line + b"\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        except BrokenPipeError:
            return None
        return answer[:-1] if answer.endswith(b"\n") else None

    def reopen(self, line):
        """Starts the grid again, asks all that the log holds, and then what nobody has answered.

        The same requests get the same answers, so the numbers of views and frames go on.
        """
        self.close()
        with open(self.log, "rb") as log:
            lines = log.read().split(b"\n")[:-1]
        # Whether the grid had read the last line before it went is known from the log alone.
        if line not in lines[-1:]:
            lines.append(line)
        self.start()
        for known in lines:
            answer = self.send(known)
            if answer is None:
                raise GridIsGone()
        return answer

    def close(self):
        """The end of its input ends the grid."""
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        self.process.stdout.close()
        self.process.wait()


class Session:
    """What a host keeps between frames: what it has to tell, when it asks, where things are."""

    def __init__(self, pipe, client):
        self.pipe = pipe
        self.client = client
        self.input, self.measured = [], []

    def open(self, case):
        self.pipe.ask("hello", protocol=1, client=self.client)
        self.shown = set()
        self.offset, self.motion = [0, 0], "rest"
        return self.take(self.pipe.ask("open", **case))

    @property
    def has_work(self):
        """Whether to beat with the display; else the host sleeps until there is input."""
        return bool(self.input or self.measured or self.due < math.inf)

    def frame(self, time):
        """The frame of a moment of the host's clock; without a request where it has no news."""
        if not (self.input or self.measured or self.due <= time + 1e-6):
            return {"show": [], "gone": []}
        told = {"input": self.input, "measured": self.measured}
        self.input, self.measured = [], []
        try:
            return self.take(self.pipe.ask("frame", to=time, base=self.sequence, **told))
        except GridError as error:
            return self.trouble(error)

    def act(self, actions, time):
        """The frame after something was done in the app at a moment of the host's clock."""
        try:
            return self.take(
                self.pipe.ask("do", actions=actions, to=time, base=self.sequence)["frame"])
        except GridError as error:
            return self.trouble(error)

    def trouble(self, error):
        print(error, file=sys.stderr)
        if error.code != 1:
            raise error
        # After a fault of the grid the next frame tells what has changed.
        self.due = 0
        return {"show": [], "gone": []}

    def take(self, frame):
        """Adds a frame to what is known; a whole one says by its views which others are gone."""
        self.sequence = frame["sequence"]
        self.due = frame["time"] + frame["next"] if "next" in frame else math.inf
        self.offset = frame.get("contentOffset", self.offset)
        self.motion = frame.get("motion", self.motion)
        shown = {view["view"] for view in frame.setdefault("show", [])}
        if "base" not in frame:
            frame["gone"] = sorted(self.shown - shown)
        self.shown = (self.shown | shown) - set(frame.setdefault("gone", []))
        return frame
