"""Moves the page by hand or by events of a browser, and looks at its nodes."""

import base64
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
BROWSERS = ["chromium", "chromium-browser", "google-chrome"]

# What the page has, back to front, in its pixels: from the nodes, whatever the host believes.
MOUNTED = """
(() => {
  const box = document.getElementById("grid").getBoundingClientRect();
  return [...document.getElementById("content").children]
    .map((node) => [node, getComputedStyle(node), node.getBoundingClientRect()])
    .sort(([, a], [, b]) => Number(a.zIndex) - Number(b.zIndex))
    .map(([node, style, rect]) => {
      const [kind, section, item] = node.dataset.element.split(" ");
      return {
        element: [kind, Number(section), item === undefined ? null : Number(item)],
        rect: [rect.left - box.left, rect.top - box.top, rect.width, rect.height],
        alpha: Number(style.opacity), hidden: style.visibility === "hidden",
        selected: node.classList.contains("selected"), bind: Number(node.dataset.bind),
      };
    });
})()
"""


class Browser:
    """A Chromium without a window, spoken to in the DevTools protocol over two pipes."""

    def __init__(self, folder):
        path = next(filter(None, map(shutil.which, BROWSERS)), None)
        if path is None:
            raise SystemExit("no chromium; Debian: apt-get install chromium")
        theirs_in, self.output = os.pipe()
        self.input, theirs_out = os.pipe()
        options = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
            f"--user-data-dir={folder}/profile", "--no-first-run", "--disable-extensions",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--disable-dev-shm-usage", "--hide-scrollbars", "--mute-audio", "about:blank"]
        # Chromium reads from 3 and writes to 4.
        line = f'exec "$0" "$@" 3<&{theirs_in} 4>&{theirs_out}'
        self.process = subprocess.Popen(
            ["bash", "-c", line, path, *options], pass_fds=[theirs_in, theirs_out],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(theirs_in)
        os.close(theirs_out)
        self.serial = 0
        self.rest = b""
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.complaints = []

    def call(self, method, **params):
        self.serial += 1
        message = {"id": self.serial, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.serial:
                if "error" in answer:
                    raise SystemExit(f"{method}: {answer['error']['message']}")
                return answer["result"]
            if answer.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded"):
                self.complaints.append(json.dumps(answer["params"]))

    def read(self):
        while b"\0" not in self.rest:
            chunk = os.read(self.input, 1 << 16)
            if not chunk:
                raise SystemExit("chromium has ended")
            self.rest += chunk
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def evaluate(self, expression):
        """The value of an expression, waited for if it is a promise."""
        answer = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise SystemExit(f"{expression}\n{json.dumps(answer['exceptionDetails'])}")
        return answer["result"].get("value")

    def close(self):
        self.session = None
        try:
            self.call("Browser.close")
        except SystemExit:
            pass
        self.process.wait()


class Driver:
    name = "web"

    def __init__(self, gridview, folder, log):
        self.log = log
        self.bridge = subprocess.Popen(
            [sys.executable, str(HERE / "bridge.py"), gridview, "--log", self.log],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.address = self.bridge.stdout.readline().strip()
        self.browser = Browser(folder)
        call = self.browser.call
        for domain in ("Page", "Runtime", "Log"):
            call(f"{domain}.enable")
        call("Emulation.setDeviceMetricsOverride", width=560, height=560, deviceScaleFactor=1,
             mobile=False)
        call("Emulation.setTouchEmulationEnabled", enabled=True)
        call("Page.navigate", url=self.address)
        self.evaluate("""new Promise((resolve) => document.readyState === "complete"
            ? resolve(1) : addEventListener("load", () => resolve(1)))""")
        if self.evaluate("location.href") != self.address:
            raise SystemExit("the page does not open")

    def evaluate(self, expression):
        return self.browser.evaluate(expression)

    def host(self, call, *arguments):
        return self.evaluate(f"host.{call}({', '.join(map(json.dumps, arguments))})")

    def close(self):
        complaints = self.browser.complaints
        self.browser.close()
        self.bridge.stdin.close()
        self.bridge.wait()
        if complaints:
            raise SystemExit("\n".join(complaints))

    # By hand

    def open(self, case, is_live):
        self.host("open", case, is_live)

    def tick(self, time, given):
        if given:
            self.evaluate(f"void host.input.push(...{json.dumps(given)})")
        self.host("tick", time)

    def act(self, actions, time):
        self.host("act", actions, time)

    def state(self):
        return self.host("ask", "state")

    def mounted(self):
        return self.evaluate(MOUNTED)

    # Faults

    def kill(self):
        """Takes the grid away."""
        os.kill(self.grid(), signal.SIGKILL)

    def grid(self):
        """The process that has the grid: the bridge's one child, whichever thread started it."""
        for task in pathlib.Path(f"/proc/{self.bridge.pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                return int(child)

    def ignore_gone(self):
        self.evaluate("void (host.remove = () => {})")

    # By events

    def rest(self):
        self.evaluate("""
            new Promise((resolve) => {
              const look = () => host.beat || host.hasWork ? setTimeout(look, 10) : resolve();
              look();
            })""")

    def place(self, point):
        """From the grid's top left corner to the page's."""
        left, top = self.evaluate(
            "[grid.getBoundingClientRect().left, grid.getBoundingClientRect().top]")
        return {"x": left + point[0], "y": top + point[1]}

    def touches(self, points):
        for index, point in enumerate(points):
            self.browser.call(
                "Input.dispatchTouchEvent", type="touchMove" if index else "touchStart",
                touchPoints=[self.place(point)])
            # The page sees each place, however busy the machine is.
            self.evaluate("new Promise((resolve) => requestAnimationFrame(() => resolve()))")
        self.browser.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def wheel(self, point, notches):
        """Returns how far the content has to move."""
        for _ in range(abs(notches)):
            self.browser.call(
                "Input.dispatchMouseEvent", type="mouseWheel", deltaX=0,
                deltaY=100 if notches > 0 else -100, **self.place(point))
        return notches * 100

    def requests(self):
        with open(self.log, "rb") as log:
            return log.read().count(b"\n")

    def idle(self):
        """Some frames of the display in which nothing is done."""
        self.evaluate("""
            new Promise((resolve) => {
              let left = 20;
              const beat = () => --left ? requestAnimationFrame(beat) : resolve();
              beat();
            })""")

    def watch_motion(self):
        """Words of the motions that are shown from here on."""
        self.evaluate("""
            void ((mount) => {
              window.motions = new Set();
              host.mount = function (frame) { mount.call(this, frame); motions.add(this.motion); };
            })(host.mount)""")
        return lambda: self.evaluate("[...motions].sort()")

    def picture(self, path):
        data = self.browser.call("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))
