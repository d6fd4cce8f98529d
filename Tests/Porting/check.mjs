#!/usr/bin/env node
// Runs the port in JavaScript against vectors: node check.mjs [FILE ...]
//
// Without a FILE these are the vectors of all layouts that are ported. A case passes when its
// output has all that the case expects: other keys may hold anything, two numbers are equal when
// they differ by at most 1e-6 of the larger one, and an element's keys that are left out are at
// their default.
//
// Exit status: 0 when all cases pass, 1 when one differs, 2 when one needs what is not ported or a
// file cannot be read.

import { readFileSync } from "node:fs";

import { run } from "./grid.mjs";
import { NotPorted } from "./layouts.mjs";

const defaults = {
  kind: "cell", transform: [1, 0, 0, 1, 0, 0], alpha: 1, zIndex: 0, hidden: false,
};
const mostLines = 20;

const isObject = (value) =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** A line for each value that is not as wanted. */
function differences(wanted, found, path = "") {
  if (isObject(wanted) && isObject(found)) {
    return Object.keys(wanted).sort().flatMap((key) => {
      const standard = "section" in found ? defaults[key] : undefined;
      return differences(wanted[key], found[key] ?? standard, path ? `${path}.${key}` : key);
    });
  }
  if (Array.isArray(wanted) && Array.isArray(found)) {
    const lines = wanted.slice(0, found.length)
      .flatMap((entry, index) => differences(entry, found[index], `${path}[${index}]`));
    const isAsLong = wanted.length === found.length;
    const length = `${path}: expected ${wanted.length} entries, found ${found.length}`;
    return isAsLong ? lines : [length, ...lines];
  }
  if (typeof wanted === "number" && typeof found === "number") {
    const most = 1e-6 * Math.max(1, Math.abs(wanted), Math.abs(found));
    // Written so that NaN, which is near to nothing, is a difference.
    if (Math.abs(wanted - found) <= most) return [];
  } else if (wanted === found) {
    return [];
  }
  const texts = [wanted, found].map((value) => JSON.stringify(value) ?? "nothing");
  return [`${path}: expected ${texts[0]}, found ${texts[1]}`];
}

/** The cases of a scenario file: one, a list, or {"cases": [...]}. */
function casesOf(file) {
  const value = JSON.parse(readFileSync(file, "utf8"));
  return Array.isArray(value) ? value : value.cases ?? [value];
}

/** "passed", "different" or "missing"; says what is wrong. */
function verdict(spec, id) {
  let output;
  try {
    output = run(spec, id);
  } catch (reason) {
    if (!(reason instanceof NotPorted)) throw reason;
    console.log(`${id}: not ported: ${reason.message}`);
    return "missing";
  }
  const lines = differences(spec.expect ?? {}, output);
  if (lines.length === 0) return "passed";
  console.log(`${id}: not as expected`);
  for (const line of lines.slice(0, mostLines)) console.log(`    ${line}`);
  if (lines.length > mostLines) console.log(`    ... and ${lines.length - mostLines} more`);
  return "different";
}

function main(files) {
  const count = { passed: 0, different: 0, missing: 0 };
  for (const file of files) {
    let cases;
    try {
      cases = casesOf(file);
    } catch (error) {
      console.error(`${file}: ${error.message}`);
      return 2;
    }
    for (const [index, spec] of cases.entries()) {
      count[verdict(spec, spec.id ?? String(index + 1))] += 1;
    }
  }
  const { passed, different, missing } = count;
  const total = passed + different + missing;
  console.log(`${total} cases: ${passed} as expected, ${different} not, ${missing} not ported`);
  return different > 0 ? 1 : missing > 0 ? 2 : 0;
}

const own = ["carousel", "flow", "sectionedWaterfall", "shortestColumn"]
  .map((name) => new URL(`../Vectors/${name}.json`, import.meta.url));
const given = process.argv.slice(2);
process.exitCode = main(given.length > 0 ? given : own);
