#!/usr/bin/env python3
"""Holds what a host has mounted against what the grid says: check.py GRIDVIEW web|gtk [MODE]

Gestures are those of gestures.json, on the script's own clock: the same requests each time. At each
moment that the script names, nodes are measured in the host's own units and compared with `state`.
"""

import argparse
import itertools
import json
import os
import pathlib
import sys
import tempfile

sys.dont_write_bytecode = True
HERE = pathlib.Path(__file__).resolve().parent

TICK = 1 / 60
NEAR = 0.5


def corners(view):
    """The corners of a view on screen, in content points."""
    (x, y), (width, height) = view["center"], view["size"]
    rows = view.get("transform3D")
    if rows is None:
        a, b, c, d, tx, ty = view.get("transform", [1, 0, 0, 1, 0, 0])
        rows = [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, tx, ty, 0, 1]
    for right, down in itertools.product((-0.5, 0.5), repeat=2):
        across, along, _, depth = (
            rows[i] * right * width + rows[4 + i] * down * height + rows[12 + i] for i in range(4))
        yield x + across / depth, y + along / depth


def expected(state):
    """What has to be mounted, back to front."""
    left, top = state["contentOffset"]
    for view in sorted(state["views"], key=lambda view: view["rank"]):
        xs, ys = zip(*corners(view))
        yield {
            "element": [view["kind"], view["section"], view.get("item")],
            "rect": [min(xs) - left, min(ys) - top, max(xs) - min(xs), max(ys) - min(ys)],
            "alpha": view.get("alpha", 1), "hidden": view.get("hidden", False),
            "selected": view.get("selected", False), "bind": view.get("bind", 0)}


def edges(rect):
    x, y, width, height = rect
    return [x, y, x + width, y + height]


def differences(wanted, found):
    """A line for each node that is not as the grid has it, and how far the farthest edge is off."""
    lines, farthest = [], 0
    names = [[" ".join(str(part) for part in node["element"] if part is not None) for node in nodes]
             for nodes in (wanted, found)]
    for sign, one, other in (("not mounted", *names), ("not in the grid", *reversed(names))):
        lines += [f"{name}: {sign}" for name in one if other.count(name) < one.count(name)]
    if not lines and names[0] != names[1]:
        lines.append(f"stacked as {', '.join(names[1])} instead of {', '.join(names[0])}")
    if not lines:
        for name, want, have in zip(names[0], wanted, found):
            off = max(abs(a - b) for a, b in zip(edges(want["rect"]), edges(have["rect"])))
            farthest = max(farthest, off)
            if off > NEAR:
                lines.append(f"{name}: at {have['rect']} instead of {want['rect']}")
            if abs(want["alpha"] - have["alpha"]) > 0.01:
                lines.append(f"{name}: alpha {have['alpha']} instead of {want['alpha']}")
            for key in ("hidden", "selected", "bind"):
                if want[key] != have[key]:
                    lines.append(f"{name}: {key} is {have[key]}")
    return lines, farthest


class Check:
    def __init__(self, driver, pictures):
        self.driver = driver
        self.pictures = pictures
        self.is_right = True

    def look(self, name):
        """Compares, and returns what the grid says."""
        state = self.driver.state()
        wanted, found = list(expected(state)), self.driver.mounted()
        lines, farthest = differences(wanted, found)
        self.is_right = self.is_right and not lines
        told = f"{len(lines)} differences" if lines else f"at most {farthest:.2f} px off"
        print(f"{name}: {state['motion']}, {len(found)} nodes, {told}")
        for line in lines[:4]:
            print(f"  {line}")
        if self.pictures:
            self.driver.picture(os.path.join(self.pictures, f"{name.replace(' ', '-')}.png"))
        return state

    def play(self, script, kills_at=None):
        """The script's gestures; returns the last state."""
        driver, steps = self.driver, list(script["steps"])
        driver.open(script["open"], False)
        state, gone, tick = None, None, 0
        while steps:
            time, given = tick * TICK, []
            if kills_at is not None and time >= kills_at:
                kills_at, gone = None, driver.grid()
                driver.kill()
            while steps and "input" in steps[0] and steps[0]["at"] <= time + 1e-9:
                step = steps.pop(0)
                given.append({**step["input"], "at": step["at"]})
            driver.tick(time, given)
            while steps and "input" not in steps[0] and steps[0]["at"] <= time + 1e-9:
                step = steps.pop(0)
                if "do" in step:
                    driver.act(step["do"], time)
                else:
                    state = self.look(step["look"])
            tick += 1
        if gone:
            self.claim("another process has the grid", driver.grid() != gone)
        return state

    def live(self, script):
        """Real events and the display's own clock; what is compared is where everything rests."""
        driver = self.driver
        driver.open(script["open"], True)
        driver.rest()
        self.look("opened")
        motions = driver.watch_motion()
        before = driver.state()["contentOffset"][1]
        way = driver.wheel((150, 240), 2)
        driver.rest()
        wheeled = self.look("wheeled")["contentOffset"][1]
        # Each notch ends on a pixel.
        self.claim(f"a wheel moves the content by {way:.1f}", abs(wheeled - before - way) < 1)
        driver.touches([(150, 420 - 30 * step) for step in range(9)])
        driver.rest()
        thrown = self.look("dragged")["contentOffset"][1]
        self.claim("a finger moves it on", thrown > wheeled)
        self.claim("the drag was shown", "drag" in motions())
        driver.wheel((150, 240), -80)
        driver.rest()
        state = self.look("back")
        self.claim("a wheel stops at the top", state["contentOffset"][1] == before)
        # Which rows are where, the fonts of the machine decide.
        cell = next(
            view for view in state["views"] if view["kind"] == "cell"
            and view["center"][0] < 300 and view["center"][1] - before < 400)
        driver.touches([[cell["center"][0], cell["center"][1] - before]])
        driver.rest()
        selected = [
            [view["section"], view["item"]] for view in self.look("tapped")["views"]
            if view.get("selected")]
        self.claim("a tap selects", selected == [[cell["section"], cell["item"]]])
        asked = driver.requests()
        driver.idle()
        self.claim("a host at rest asks nothing", driver.requests() == asked)

    def claim(self, words, is_true):
        self.is_right = self.is_right and is_true
        print(f"{words}: {'yes' if is_true else 'NO'}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("gridview", metavar="GRIDVIEW")
    parser.add_argument("host", choices=["web", "gtk"])
    parser.add_argument("--script", default=str(HERE / "gestures.json"), metavar="FILE")
    parser.add_argument("--live", action="store_true", help="real events instead of the script")
    parser.add_argument("--kill", type=float, metavar="SECONDS", help="takes the grid away then")
    parser.add_argument("--ignore-gone", action="store_true", help="plants a fault in the host")
    parser.add_argument("--end", metavar="FILE", help="where the last state goes")
    parser.add_argument("--log", metavar="FILE", help="where the requests go")
    parser.add_argument("--pictures", metavar="FOLDER", help="where pictures of the moments go")
    arguments = parser.parse_args()
    script = json.loads(pathlib.Path(arguments.script).read_text())
    sys.path.insert(0, str(HERE / arguments.host))
    from drive import Driver
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        driver = Driver(arguments.gridview, folder, arguments.log or os.path.join(folder, "log"))
        try:
            if arguments.ignore_gone:
                driver.ignore_gone()
            check = Check(driver, arguments.pictures)
            if arguments.live:
                check.live(script)
            else:
                state = check.play(script, arguments.kill)
                if arguments.end:
                    pathlib.Path(arguments.end).write_text(json.dumps(state, sort_keys=True) + "\n")
        finally:
            driver.close()
    sys.exit(0 if check.is_right else 1)


if __name__ == "__main__":
    main()
