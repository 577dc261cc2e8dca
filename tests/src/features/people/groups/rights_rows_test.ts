import assert from "node:assert/strict";
import { type AccessBit, accessOfBits, BITS, moduleOf } from "../../../../../api/modules.ts";
import { withBits } from "../../../../../src/features/people/groups/rights_rows.ts";

const stores = moduleOf("stores")!;
const after = (before: readonly AccessBit[], bits: readonly AccessBit[], isOn: boolean) => {
  const access = accessOfBits((bit) => before.includes(bit));
  const [entry] = withBits([], { module: stores, isOwn: true, access }, bits, isOn);
  return BITS.filter((bit) => entry?.access[bit]).join(" ");
};

Deno.test("in the rights editor a module without View grants neither Add nor Update: ticking these also ticks View, and clearing View clears all", () => {
  assert.equal(after([], ["add"], true), "view add");
  assert.equal(after(["view"], ["update"], true), "view update");
  assert.equal(after(["view", "add", "update"], ["view"], false), "");
  assert.equal(after(["view", "add", "update"], ["add"], false), "view update");
});
