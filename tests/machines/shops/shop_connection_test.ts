import assert from "node:assert/strict";
import {
  shopConnectionMachine,
  type ShopSaveAnswer,
  type ShopTestAnswer,
} from "../../../machines/shops/shop_connection.ts";
import { assertWholeGraph, implementationsOf, walk } from "../../support/machines/graph.ts";

const WRONG = [{ path: "address", code: "required" }];
const FAILED = { kind: "http", status: 429 };
const TESTS: readonly ShopTestAnswer[] = [
  { kind: "answered", found: { trouble: "", taken: false } },
  { kind: "invalid", problems: WRONG },
  { kind: "failed", failure: FAILED },
];
const SAVES: readonly ShopSaveAnswer[] = [
  { kind: "saved" },
  { kind: "invalid", problems: WRONG },
  { kind: "failed", failure: FAILED },
  { kind: "unknown" },
];
const OPTIONS = {
  payloads: {
    "shop.type": [{ name: "address", isTested: true }, { name: "from_day", isTested: false }],
    "shop.test": [{ problems: WRONG }, { problems: [] }],
    "shop.save": [{ problems: WRONG }, { problems: [] }],
    "xstate.done.actor.testShop": TESTS.map((output) => ({ output })),
    "xstate.done.actor.saveShop": SAVES.map((output) => ({ output })),
  },
};

Deno.test("S2.35 every state of connecting a shop is reached and every edge taken", () => {
  assertWholeGraph(shopConnectionMachine, OPTIONS);
  assert.deepEqual(implementationsOf(shopConnectionMachine).actors.sort(), ["saveShop", "testShop"]);
});

Deno.test("C12 on no path does the context of a connection contain typed text", () => {
  for (const { to } of walk(shopConnectionMachine, OPTIONS)) {
    assert.deepEqual(Object.keys(to.context).sort(), ["failure", "found", "problems"]);
  }
});

Deno.test("the result of a connection test disappears once the address or a secret changes", () => {
  for (const { event, from, to } of walk(shopConnectionMachine, OPTIONS)) {
    if (event.type !== "shop.type") continue;
    const { isTested } = event as unknown as { readonly isTested: boolean };
    assert.deepEqual(to.context.found, isTested ? null : from.context.found);
  }
});
