#!/usr/bin/env node
// Prints page.html with the port in it, as one file that needs no server:
//
//     node Tests/Porting/bundle.mjs > page.html
//
// A browser loads modules from a server only; without one it takes what stands in the page. Each
// module becomes a function that answers what the module exports.

import { readFileSync } from "node:fs";

const textOf = (name) => readFileSync(new URL(name, import.meta.url), "utf8");

const imports = /^import (\{[^}]+\}) from "\.\/(\w+)\.mjs";$/gm;
const exports = /^export (?=(?:class|const|function) (\w+))/gm;

/** The text of a module whose imports are taken from `modules`. */
const linked = (text) => text.replace(imports, "const $1 = modules.$2;");

function inlined(name) {
  const text = textOf(`${name}.mjs`);
  const names = [...text.matchAll(exports)].map(([, exported]) => exported);
  const body = linked(text).replace(exports, "");
  return `modules.${name} = (() => {\n${body}\nreturn { ${names.join(", ")} };\n})();\n`;
}

const start = '<script type="module">\n';
const page = linked(textOf("page.html"));
const modules = ["layouts", "grid"].map(inlined).join("\n");
process.stdout.write(page.replace(start, () => `${start}const modules = {};\n${modules}\n`));
