import assert from "node:assert/strict";
import type { AuthorizedContext } from "../../../server/context.ts";
import { moveMany } from "../../../server/lifecycle/move.ts";
import { readMove } from "../../../server/lifecycle/read_move.ts";
import { MAX_SETTLE_ROUNDS } from "../../../server/lifecycle/settle.ts";
import { stepOfTest, type Thing, thingsOf } from "../../support/server/lifecycles.ts";

const NOBODY = {} as AuthorizedContext;

/** Makes two bags in a crate on a pallet. */
function yard() {
  const things = thingsOf({ bag: "crate", crate: "pallet" });
  things.put("pallet", "P", "", "Filling");
  things.put("crate", "C", "P", "Filling");
  things.put("bag", "1", "C", "Open");
  things.put("bag", "2", "C", "Open");
  return things;
}

Deno.test("a step settles the record's parents, and their parents, within the same call", async () => {
  const { lifecycles, rows, writes } = yard();
  const moved = await moveMany(lifecycles.bag, stepOfTest("bag.pack"), ["1", "2"]);
  assert.deepEqual(moved.map(({ result: { ok, columns } }) => [ok, columns]), [
    [true, { state: "Packed" }],
    [true, { state: "Packed" }],
  ]);
  assert.deepEqual(writes, ["bag 1 Packed", "bag 2 Packed", "crate C Full", "pallet P Full"]);
  assert.deepEqual([rows.crate.get("C")?.version, rows.pallet.get("P")?.version], [2, 2]);
  const entries = moved.flatMap(({ audit }) => audit.map(({ entityId, action }) => `${entityId} ${action}`));
  assert.deepEqual(entries, ["1 bag.pack", "2 bag.pack", "C things.settle", "P things.settle"]);
  await moveMany(lifecycles.bag, stepOfTest("bag.unpack"), ["1"]);
  assert.deepEqual([rows.crate.get("C")?.state, rows.pallet.get("P")?.state], ["Filling", "Filling"]);
});

Deno.test("a settle without a change writes nothing and raises no version, and a parent without such an edge stays", async () => {
  const { lifecycles, rows, writes } = yard();
  const one = await moveMany(lifecycles.bag, stepOfTest("bag.pack"), ["1"]);
  assert.deepEqual(writes, ["bag 1 Packed"]);
  assert.equal(one.flatMap(({ audit }) => audit).length, 1);
  rows.crate.set("C", { _id: "C", within: "P", state: "Dropped", version: 7 });
  await moveMany(lifecycles.bag, stepOfTest("bag.pack"), ["2"]);
  assert.deepEqual(writes, ["bag 1 Packed", "bag 2 Packed"]);
  assert.equal(rows.crate.get("C")?.version, 7);
});

Deno.test("a settling event is never offered, listed or refused", async () => {
  const { lifecycles, rows } = yard();
  const [refused] = await moveMany(lifecycles.crate, stepOfTest("bag.pack"), ["C"]);
  assert.deepEqual([refused?.result.reason?.code, refused?.result.legal], ["wrongState", ["holder.drop"]]);
  assert.equal(rows.crate.get("C")?.version, 1);
  assert.throws(() => readMove(lifecycles.crate, "things.settle", {}, NOBODY), { code: "BAD_INPUT" });
});

Deno.test(`a settle that is not done within ${MAX_SETTLE_ROUNDS} rounds rolls the whole command back`, async () => {
  const { lifecycles, put, writes } = thingsOf({ bag: "endless" });
  put("endless", "E", "", "Filling");
  put("bag", "1", "E", "Open");
  await assert.rejects(
    moveMany(lifecycles.bag, stepOfTest("bag.pack"), ["1"]),
    /bag\.pack: what follows of it did not come to rest: .* endless E$/,
  );
  // The command stops at the first change that exceeds the limit.
  assert.equal(writes.filter((each) => each.startsWith("endless")).length, MAX_SETTLE_ROUNDS + 1);
});

Deno.test("a step settles six levels and more: the last pass, which changes nothing, does not count as a round", async () => {
  const holders = ["crate", "pallet", "truck", "ship", "fleet", "harbor", "coast", "country"] as const;
  assert.equal(holders.length, MAX_SETTLE_ROUNDS);
  const { lifecycles, put, rows, writes } = thingsOf({
    bag: holders[0],
    ...Object.fromEntries(holders.slice(1).map((outer, at) => [holders[at]!, outer])),
  });
  put("bag", "0", "1", "Open");
  holders.forEach((name, at) => put(name, `${at + 1}`, `${at + 2}`, "Filling"));
  await moveMany(lifecycles.bag, stepOfTest("bag.pack"), ["0"]);
  assert.deepEqual(holders.map((name, at) => rows[name].get(`${at + 1}`)?.state), Array(8).fill("Full"));
  assert.equal(writes.length, 1 + holders.length);
});

Deno.test("an unknown id is reported as missing, and does not stop the others", async () => {
  const { lifecycles } = yard();
  const moved = await moveMany(lifecycles.bag, stepOfTest("bag.pack"), ["nothing", "1"]);
  assert.deepEqual(moved.map(({ result: { ok, error } }) => [ok, error]), [[false, "NOT_FOUND"], [
    true,
    null,
  ]]);
});

Deno.test("a parent settles only if a step changed a column of the record that the parent's facts read", async () => {
  const { lifecycles: { bag }, writes } = yard();
  const seeing = (column: "state" | "within") => ({
    ...bag,
    parents: bag.parents?.map((each) => ({
      ...each,
      isNews: (before: Thing, after: Thing) => before[column] !== after[column],
    })) ?? [],
  });
  await moveMany(seeing("within"), stepOfTest("bag.pack"), ["1", "2"]);
  assert.deepEqual(writes, ["bag 1 Packed", "bag 2 Packed"]);
  await moveMany(bag, stepOfTest("bag.unpack"), ["1"]);
  await moveMany(seeing("state"), stepOfTest("bag.pack"), ["1"]);
  assert.deepEqual(writes.slice(-2), ["crate C Full", "pallet P Full"]);
});
