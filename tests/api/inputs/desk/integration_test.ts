import assert from "node:assert/strict";
import { integrationInput } from "../../../../api/inputs/desk/integration.ts";
import { readInput } from "../../../../api/inputs/read.ts";

const problemsOf = (input: unknown) => {
  const read = readInput(integrationInput, input);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("an integration has a known kind and known events", () => {
  assert.deepEqual(problemsOf({ kind: "outgoing_webhook", name: "Shop", events: ["order.made"] }), []);
  assert.deepEqual(problemsOf({ kind: "fax" }), ["kind unknown"]);
  assert.deepEqual(problemsOf({ status: "Broken" }), ["status unknown"]);
  assert.deepEqual(problemsOf({ events: ["order.made", "user.made"] }), ["events.1 unknown"]);
  assert.deepEqual(problemsOf({ name: " " }), ["name required"]);
  assert.deepEqual(problemsOf({ name: "x".repeat(81) }), ["name tooLong"]);
});

Deno.test("an address is a web address without a password; an account is called with its API key", () => {
  for (const url of ["", "https://a.example/hook", "http://printer.lan:8080", "https://key@a.example"]) {
    assert.deepEqual(problemsOf({ url }), []);
  }
  for (
    const url of ["a.example", "ftp://a.example", "javascript:1", "https://me:pass@a.example", "http://me@a"]
  ) {
    assert.deepEqual(problemsOf({ url }), ["url badUrl"], url);
  }
});
