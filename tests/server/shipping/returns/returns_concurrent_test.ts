/** Two simultaneous calls at the returns bench, on both engines: a garment is graded once, and counted once. */
import assert from "node:assert/strict";
import { freshDatabase } from "../../../support/server/database.ts";
import {
  gradeUnit,
  openPackage,
  orRefused,
  returnsOf,
  sendPackage,
  undoGrade,
  undoOpening,
} from "../../../support/shipping/returned_packages.ts";
import { addBlanks, faultsOf, stockAt } from "../../../support/workshop/blanks.ts";
import { makeWorld, type Name } from "../../../support/orders/world.ts";

const TEE = "TEE-BLACK-M";
const WHO: readonly Name[] = ["packager", "order_qc"];

Deno.test("of two people who grade the same garment at the same time one does, and one undo counts", async () => {
  await using data = await freshDatabase();
  const world = await makeWorld(data.db);
  const { code, units: [unit = ""] } = await sendPackage(world);
  await addBlanks(world, TEE, { kind: "receive", count: 3 });
  await openPackage(world, code);
  const both = await Promise.all(WHO.map((who) => orRefused(gradeUnit(world, unit, {}, { who }))));
  assert.deepEqual(both.toSorted(), [false, true]);
  assert.deepEqual(await stockAt(world, TEE), [4, 0]);
  const who = WHO[both.indexOf(true)] ?? "packager";
  const [{ _id = "" } = {}] = await returnsOf(world, unit);
  const undone = await Promise.all([0, 1].map(() => orRefused(undoGrade(world, _id, { who }))));
  assert.deepEqual(undone.toSorted(), [false, true]);
  assert.deepEqual(await stockAt(world, TEE), [3, 0]);
  assert.deepEqual(await faultsOf(world), []);
});

Deno.test("First day 4: if a return is undone while a garment is graded it is either undone or graded", async () => {
  await using data = await freshDatabase();
  const world = await makeWorld(data.db);
  const { parcel: pkg, order, code, units: [unit = ""] } = await sendPackage(world);
  const statusOf = async () =>
    (await world.db.read.selectFrom("orders").select("status").where("_id", "=", order)
      .executeTakeFirstOrThrow()).status;
  for (let turn = 0; turn < 4; turn++) {
    await openPackage(world, code);
    const undo = () => orRefused(undoOpening(world, pkg));
    const grade = () => orRefused(gradeUnit(world, unit));
    const both = await Promise.all(turn % 2 ? [undo(), grade()] : [grade(), undo()]);
    assert.deepEqual(both.toSorted(), [false, true]);
    const [{ _id = "", outcome = "" } = {}] = (await returnsOf(world, unit)).slice(-1);
    assert.equal(await statusOf(), outcome === "" ? "Shipped" : "Returned");
    if (outcome !== "") await undoGrade(world, _id);
  }
});
