import assert from "node:assert/strict";
import { ApiError } from "../../../../api/errors.ts";
import { returns } from "../../../../server/modules/shipping/returns/module.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { plainJpeg } from "../../../support/files/photos.ts";
import {
  gradeUnit,
  openPackage,
  sendPackage,
  undoGrade,
} from "../../../support/shipping/returned_packages.ts";
import { mainOf } from "../../../support/workshop/blanks.ts";
import { makeWorld, type Name, type World } from "../../../support/orders/world.ts";

const PHOTO = plainJpeg(1_600, 1_200);

async function shelfOf(world: World, who: Name = "packager", place?: string) {
  const location = place ?? await mainOf(world);
  const desk = await returns.queries!.returnDesk!({ location, device: "bench" }, world.as(who));
  return desk.shelf;
}

Deno.test("the bench counts garments kept at its location, by item, without undone, restocked or scrapped ones", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    assert.deepEqual(await shelfOf(world), { count: 0, kinds: 0, items: [], garments: [] });
    const lines = [{ sku: "TEE-BLACK-M", quantity: 3 }, { sku: "MUG-WHITE", quantity: 1 }];
    const { code, units } = await sendPackage(world, lines);
    await openPackage(world, code);
    const given = [];
    for (const unit of units) given.push(await gradeUnit(world, unit));
    assert.deepEqual(given.map(({ outcome }) => outcome), ["kept", "kept", "kept", "kept"]);
    const shelf = await shelfOf(world);
    assert.deepEqual([shelf?.count, shelf?.kinds], [4, 2]);
    assert.deepEqual(shelf?.items?.map(({ sku, count }) => [sku, count]), [
      ["TEE-BLACK-M", 3],
      ["MUG-WHITE", 1],
    ]);
    assert.deepEqual(Object.keys(shelf?.items?.[0] ?? {}).sort(), ["color", "count", "size", "sku", "title"]);
    await undoGrade(world, given[0]?._id ?? "");
    assert.equal((await shelfOf(world))?.count, 3);
    await gradeUnit(world, units[0] ?? "", { grade: "B", reason_code: "stain" });
    assert.equal((await shelfOf(world))?.count, 3);
    assert.equal((await shelfOf(world, "packager", "elsewhere"))?.count, 0);
  }));

type Query = Readonly<Record<string, string>>;
const send = ({ rest }: Grounds, by: Name, query: Query) =>
  rest(by, `/units/photos?${new URLSearchParams(query)}`, { method: "POST", body: PHOTO });

interface Seen {
  readonly getUnitById: { readonly returned: { readonly photos: readonly { _id: string }[] } | null };
}
const photosSeen = async ({ ask }: Grounds, by: Name, unit: string) =>
  (await ask<Seen>(by, `{ getUnitById(_id: "${unit}") { returned { photos { _id } } } }`)).getUnitById
    .returned?.photos.map(({ _id }) => _id);

Deno.test(
  "a damaged garment's photo is stored with its grade: its grader sends it, its seller sees it, another seller does not",
  onGrounds(async (grounds) => {
    const { world } = grounds;
    const { code, units: [unit = "", whole = ""] } = await sendPackage(world);
    await openPackage(world, code);
    const { _id: event } = await gradeUnit(world, unit, { grade: "B", reason_code: "carrier" });
    const { file } = await (await send(grounds, "packager", { unit, event, key: "one-photo" })).json() as {
      file: string;
    };
    assert.deepEqual(await (await send(grounds, "packager", { unit, event, key: "one-photo" })).json(), {
      file,
    });
    for (const by of ["packager", "root", "anna"] as const) {
      assert.deepEqual(await photosSeen(grounds, by, unit), [file], by);
      assert.equal((await grounds.rest(by, `/units/photo?id=${file}`)).status, 200, by);
    }
    assert.equal((await grounds.rest("ben", `/units/photo?id=${file}`)).status, 404);
    // Another person cannot add a photo, except one who decides about garments.
    assert.equal((await send(grounds, "printer", { unit, event })).status, 403);
    assert.equal((await send(grounds, "order_qc", { unit, event })).status, 201);
    // A garment as good as new needs no photo, and an event of another garment is not found.
    const { _id: good } = await gradeUnit(world, whole);
    assert.equal((await send(grounds, "packager", { unit: whole, event: good })).status, 404);
    assert.equal((await send(grounds, "packager", { unit: whole, event })).status, 404);
  }),
);

Deno.test(
  "a reverted grade no longer accepts a photo, and the next grade starts without any",
  onGrounds(async (grounds) => {
    const { world } = grounds;
    const { code, units: [unit = ""] } = await sendPackage(world);
    await openPackage(world, code);
    const first = await gradeUnit(world, unit, { grade: "B", reason_code: "carrier" });
    assert.equal((await send(grounds, "packager", { unit, event: first._id })).status, 201);
    await undoGrade(world, first._id);
    assert.equal((await send(grounds, "packager", { unit, event: first._id })).status, 404);
    const next = await gradeUnit(world, unit, { grade: "B", reason_code: "stain" });
    assert.deepEqual(await photosSeen(grounds, "packager", unit), []);
    assert.equal((await send(grounds, "packager", { unit, event: next._id })).status, 201);
    await assert.rejects(gradeUnit(world, unit), ApiError);
  }),
);
