import "../../support/dom.ts";
import assert from "node:assert/strict";
import { layoutMachine } from "../../../machines/layout.ts";
import { wiredLayout } from "../../../src/wiring/layout.ts";

Deno.test("layout: wiring provides the one effect that the machine asks for", () => {
  const asked = layoutMachine.implementations.actions as Record<string, unknown>;
  const wired = wiredLayout().implementations.actions as Record<string, unknown>;
  assert.deepEqual(Object.keys(asked).filter((name) => asked[name] !== wired[name]), ["saveCollapsed"]);
  assert.deepEqual(Object.keys(wired).filter((name) => !(name in asked)), []);
});
