import "../../support/dom.ts";
import assert from "node:assert/strict";
import { demonstrationMachine } from "../../../machines/demonstration.ts";
import { demonstrationTasksMachine } from "../../../machines/demonstration_tasks.ts";
import { wiredDemonstration } from "../../../src/wiring/demonstration.ts";
import { wiredTasks } from "../../../src/wiring/demonstration_tasks.ts";

interface Implemented {
  readonly implementations: { readonly actors: object; readonly actions: object };
}

/** Names of effects that stand for others until wiring gives them. */
function placeholders({ implementations }: Implemented): string[] {
  return [...Object.entries(implementations.actors), ...Object.entries(implementations.actions)]
    .filter(([, each]) => /placeholderAction|no wiring provides it/.test(sourceOf(each)))
    .map(([name]) => name);
}

/** The text of what runs: an action is a function, an actor holds one. */
const sourceOf = (each: unknown): string =>
  typeof each === "function" ? String(each) : String((each as { readonly config?: unknown }).config);

Deno.test("S7.24 every effect that the demonstration asks for is wired", () => {
  assert.deepEqual(placeholders(demonstrationMachine).sort(), [
    "clearStored",
    "leave",
    "logIn",
    "refreshToken",
    "register",
  ]);
  assert.deepEqual(placeholders(wiredDemonstration({ navigate: () => {} })), []);
  assert.deepEqual(placeholders(demonstrationTasksMachine).sort(), ["fetchTasks", "follow"]);
  assert.deepEqual(placeholders(wiredTasks(() => {})), []);
});
