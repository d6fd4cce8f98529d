"use strict";
// The functions of the player that need no page: node --test player.test.js PLAYER
const assert = require("node:assert/strict");
const path = require("node:path");
const { test } = require("node:test");

const player = require(process.env.PLAYER ?? path.join(
  __dirname, "../../../Sources/GridTesting/Player/player.js"));
const {
  EventFilter, Playback, Recording, Shown, box, count, lastIndex, numbers, points, reduced,
  roundStep, short,
} = player;

const look = (changes) => ({
  kind: "cell", width: 100, height: 40, frame: null, alpha: 1, z: 0, isHidden: false,
  transform: null, ...changes,
});
const shown = (changes, left = 10, top = 20, words = {}) =>
  new Shown(3, look(changes), 1, 5, left, top, words);

test("numbers have at most three decimals and no -0", () => {
  for (const [value, text] of [
    [1, "1"], [1.25, "1.25"], [1 / 3, "0.333"], [-0.0001, "0"], [-2.5, "-2.5"], [1e6, "1000000"],
  ]) assert.equal(short(value), text);
  assert.equal(numbers([0, 1 / 3]), "0, 0.333");
  assert.equal(box([1, 2, 3.5, 4]), "1, 2, 3.5 × 4");
});

test("one thing has no plural", () => {
  assert.deepEqual([0, 1, 2].map((n) => count(n, "event")), ["0 events", "1 event", "2 events"]);
});

test("lengths of a recording are thousandths of a point", () => {
  assert.equal(points(33333), 33.333);
});

test("lastIndex is that of a linear search, for every place of the change", () => {
  for (let length = 0; length < 12; length++) {
    for (let passing = 0; passing <= length; passing++) {
      assert.equal(lastIndex(length, (index) => index < passing), passing - 1);
    }
  }
});

test("a step of an axis is 1, 2 or 5 times a power of ten, and not below the length", () => {
  for (let length = 0.01; length < 1e5; length *= 1.3) {
    const step = roundStep(length);
    assert.ok(step >= length * 0.999 && step <= length * 2.51, `${length}: ${step}`);
    const digit = Number(step.toExponential(6).split("e")[0]);
    assert.ok([1, 2, 5].includes(Math.round(digit * 1e6) / 1e6), `${length}: ${step}`);
  }
});

test("an element says where it is, and what is not at its default", () => {
  assert.equal(shown({}).name, "cell 1-5");
  assert.equal(shown({}).placeText, "10, 20, 100 × 40");
  assert.equal(
    shown({ alpha: 0.5, z: 2, isHidden: true }).placeText,
    "10, 20, 100 × 40 (alpha 0.5, z 2, hidden)");
  assert.equal(shown({}, 10, 20, { cell: "{section}/{item}" }).text, "1/5");
  assert.equal(shown({ kind: "header" }, 10, 20, { cell: "no" }).text, null);
  assert.deepEqual(shown({ frame: [-5, 0, 110, 40] }).frame, [5, 20, 110, 40]);
});

test("two elements are alike to a quarter of a point", () => {
  assert.ok(shown({}).isLike(shown({}, 10.2)));
  assert.ok(!shown({}).isLike(shown({}, 10.3)));
  assert.ok(!shown({}).isLike(shown({ alpha: 0.9 })));
  assert.ok(!shown({}).isLike(shown({ z: 1 })));
});

test("a view that only fits a turned screen stands on a turned one", () => {
  const recording = Object.create(Recording.prototype);
  recording.screen = { width: 400, height: 800 };
  assert.deepEqual(recording.screenSize({ width: 390, height: 700 }), [400, 800]);
  assert.deepEqual(recording.screenSize({ width: 700, height: 390 }), [800, 400]);
  assert.deepEqual(recording.screenSize({ width: 900, height: 900 }), [400, 800]);
});

test("a control stays pressed while what it does takes its time", () => {
  const recording = Object.create(Recording.prototype);
  recording.steps = ["start", "setLayout", "settle", "reload", "advance"];
  const control = { steps: [1] };
  assert.deepEqual(
    recording.steps.map((_, step) => recording.isPressed(control, { step })),
    [false, true, true, false, false]);
});

test("the frame at a moment is the last one at or before it", () => {
  const recording = Object.create(Recording.prototype);
  recording.frames = [0, 0.1, 0.1, 0.5].map((time) => ({ time }));
  for (const [time, frame] of [[0, 0], [0.05, 0], [0.1, 2], [0.3, 2], [9, 3]]) {
    assert.equal(recording.frameAt(time), frame);
  }
});

test("steps begin where the frame before belongs to another one", () => {
  const playback = Object.create(Playback.prototype);
  playback.recording = { frames: [0, 0, 1, 1, 1, 2].map((step) => ({ step })) };
  for (const [from, way, to] of [[0, 1, 2], [2, 1, 5], [4, -1, 2], [2, -1, 0], [5, 1, 6]]) {
    playback.index = from;
    assert.equal(playback.stepStart(way), to, `${from} by ${way}`);
  }
});

test("a text is about an element if it names its kind and place, and not a longer place", () => {
  const kinds = ["cell", "header", "badge"];
  for (const [text, element, expected] of [
    ["0-3", "cell 0-3", true],
    ["{10, 0-3}", "cell 0-3", true],
    ["0-31", "cell 0-3", false],
    ["10-3", "cell 0-3", false],
    ["header 0-3", "cell 0-3", false],
    ["header 0-3", "header 0-3", true],
    ["UICollectionElementKindSectionHeader 0-3", "header 0-3", true],
    ["badge 0-3", "header 0-3", false],
    ["badge 0-3", "badge 0-3", true],
  ]) assert.equal(EventFilter.isAbout(text, element, kinds), expected, `${text}, ${element}`);
});

test("events pass by words, caller, call and element together", () => {
  const recording = {
    texts: ["L", "DS", "prepare", "cellForItemAt", "", "0-1", "0-2"], kinds: ["cell"],
    calls: [[0, 2, 4, 1, 3, 5], [1, 3, 6]],
  };
  const pass = (changes) => Object.assign(new EventFilter(), changes).pass(recording);
  assert.equal(pass({}), null);
  assert.deepEqual(pass({ words: "PREPARE" }), [0]);
  assert.deepEqual(pass({ words: "data cell" }), [1, 2]);
  assert.deepEqual(pass({ who: "DS" }), [1, 2]);
  assert.deepEqual(pass({ call: "prepare", who: "DS" }), []);
  assert.deepEqual(pass({ element: "cell 0-2" }), [2]);
  assert.deepEqual(EventFilter.choices(recording), {
    callers: ["DS", "L"], calls: ["cellForItemAt", "prepare"],
  });
});

test("least and greatest of a list that is longer than the arguments of a call", () => {
  const list = Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 300_007);
  const sorted = [...list].sort((a, b) => a - b);
  assert.deepEqual(reduced(list, (value) => -value), [-sorted.at(-1), -sorted[0]]);
  assert.deepEqual(reduced([], (value) => value), []);
});
