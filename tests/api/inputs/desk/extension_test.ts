import assert from "node:assert/strict";
import type { Manifest } from "../../../../api/desk/extensions.ts";
import { extensionInput, secretInput } from "../../../../api/inputs/desk/extension.ts";
import { readInput } from "../../../../api/inputs/read.ts";

const manifest: Manifest = {
  id: "sample",
  name: "Sample",
  version: "1.0.0",
  rights: [],
  events: [],
  links: [],
  actions: [],
  config: [
    { key: "text", kind: "text" },
    { key: "url", kind: "url" },
    { key: "secret", kind: "secret" },
    { key: "choice", kind: "choice", values: ["a", "b"] },
    { key: "switch", kind: "switch" },
    { key: "lines", kind: "list" },
    { key: "list", kind: "list", values: ["x", "y"] },
  ],
};

const problemsOf = (input: unknown) => {
  const read = readInput(extensionInput(manifest), input);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("each kind of setting accepts its own values and no others", () => {
  assert.deepEqual(problemsOf({}), []);
  assert.deepEqual(
    problemsOf({ text: "a", url: "", choice: "b", switch: true, lines: ["1"], list: ["x"] }),
    [],
  );
  assert.deepEqual(problemsOf({ text: "x".repeat(201) }), ["text tooLong"]);
  assert.deepEqual(problemsOf({ text: "a\nb" }), ["text invalid"]);
  for (const url of ["javascript:alert(1)", "http://a.example", "https://me:pass@a.example", "a.example"]) {
    assert.deepEqual(problemsOf({ url }), ["url badUrl"], url);
  }
  assert.deepEqual(problemsOf({ choice: "c" }), ["choice unknown"]);
  assert.deepEqual(problemsOf({ switch: "yes" }), ["switch invalid"]);
  assert.deepEqual(problemsOf({ list: ["x", "z"] }), ["list.1 unknown"]);
  assert.deepEqual(problemsOf({ lines: Array.from({ length: 51 }, () => "a") }), ["lines tooMany"]);
});

Deno.test("a setting cannot hold a secret, and an unknown setting is refused", () => {
  assert.deepEqual(problemsOf({ secret: "x" }), ["secret unknown"]);
  for (const key of ["__proto__", "constructor"]) {
    assert.deepEqual(problemsOf(JSON.parse(`{ "${key}": { "text": 1 } }`)), [`${key} unknown`]);
  }
  const secret = (value: string, isUrl = false) =>
    readInput(secretInput({ key: "s", kind: "secret", isUrl }), value).ok;
  assert.ok(secret("anything") && secret("https://a.example/x", true));
  assert.ok(!secret(" ") && !secret("anything", true) && !secret("ftp://a.example", true));
  assert.ok(!secret("https://name:word@a.example/x", true));
});
