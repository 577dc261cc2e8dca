/** The life of an item: which steps each state has. */
import assert from "node:assert/strict";
import { itemMachine } from "../../../../machines/lifecycles/catalogue/item.ts";
import { move, stepsOf } from "../../../../machines/lifecycles/lifecycle.ts";
import { walkStep } from "../../../support/machines/transition_log.ts";

const STATES = ["Active", "Out Of Stock", "Discontinued"] as const;
const facts = { productActive: true };

Deno.test("S2.22 each state of an item has its steps, every edge is walked, and drafts are checked again after each", () => {
  const found = STATES.map((value) =>
    stepsOf(itemMachine, value, facts).map(({ event }) => {
      walkStep(itemMachine, itemMachine.resolveState({ value, context: facts }), { type: event } as never);
      const moved = move(itemMachine, value, facts, event);
      assert.ok(moved.ok && moved.effects.includes("recheckDrafts"));
      return `${value}: ${event} ${moved.value}`;
    })
  );
  assert.deepEqual(found, [
    ["Active: item.runOut Out Of Stock", "Active: item.end Discontinued"],
    ["Out Of Stock: item.restock Active", "Out Of Stock: item.end Discontinued"],
    ["Discontinued: item.reopen Active"],
  ]);
});

Deno.test("S2.22 an item of a discontinued product is not reopened", () => {
  const moved = move(itemMachine, "Discontinued", { productActive: false }, "item.reopen");
  assert.deepEqual(moved, { ok: false, reason: "isProductActive", legal: [] });
});
