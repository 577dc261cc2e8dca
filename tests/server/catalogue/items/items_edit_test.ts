/** Items that are edited in a grid: stale rows, undo, and two people who edit the same rows. */
import assert from "node:assert/strict";
import type { JobInput } from "../../../../api/generated/schema.ts";
import { begin, countsOf, inWorld, reasons, rowOf, work } from "../../../support/desk/bulk.ts";
import type { World } from "../../../support/orders/world.ts";

const BOSS = "super_root";
const ids = ["item-TEE-BLACK-M", "item-MUG-WHITE"] as const;
type Edit = NonNullable<JobInput["edits"]>[number];

const itemsOf = ({ db }: World) =>
  db.read.selectFrom("items").select(["_id", "price_minor", "color", "weight_g", "version", "search_text"])
    .where("_id", "in", ids).orderBy("_id", "desc").execute();
const edit = (_id: string, version: number, params: Edit["params"]): Edit => ({ _id, version, params });
const start = (world: World, edits: readonly Edit[], name: Parameters<typeof begin>[1] = BOSS) =>
  begin(world, name, { kind: "items.edit", resource: "items", edits: [...edits] });
const undo = (world: World, job: string) => begin(world, BOSS, { kind: "list.undo", resource: "items", job });

Deno.test("edits are written one by one, audited, searchable and undone", () =>
  inWorld(async (world) => {
    const before = await itemsOf(world);
    const [tee, mug] = ids;
    const { _id } = await start(world, [
      edit(tee, 1, { price_minor: 1_999, color: "Coal" }),
      edit(mug, 1, { weight_g: 320 }),
    ]);
    await work(world, _id);
    assert.deepEqual(await countsOf(world, _id), {
      status: "Done",
      total: 2,
      done: 2,
      made: 2,
      skipped: 0,
      refused: 0,
    });
    const [one, other] = await itemsOf(world);
    assert.deepEqual([one?.price_minor, one?.color, one?.version, other?.weight_g], [1_999, "Coal", 2, 320]);
    assert.match(one?.search_text ?? "", /coal/);
    const audit = await world.db.read.selectFrom("audit_events").select(["entity_id", "action", "changes"])
      .where("action", "=", "items.edit").where("entity", "=", "catalogueItems").orderBy("entity_id")
      .execute();
    assert.deepEqual(audit.map(({ entity_id }) => entity_id), [mug, tee]);
    assert.match(audit[1]?.changes ?? "", /1999|19\.99/);
    const back = await undo(world, _id);
    await work(world, back._id);
    assert.equal((await rowOf(world, back._id)).made, 2);
    const after = await itemsOf(world);
    const plain = (rows: typeof after) => rows.map(({ version: _, ...row }) => row);
    assert.deepEqual(plain(after), plain(before));
  }));

Deno.test("when two people edit the same rows the second is refused row by row, and nothing is lost", () =>
  inWorld(async (world) => {
    const [tee, mug] = ids;
    const first = await start(world, [edit(tee, 1, { price_minor: 100 })]);
    const second = await start(world, [
      edit(tee, 1, { price_minor: 200 }),
      edit(mug, 1, { price_minor: 300 }),
    ]);
    await work(world, first._id);
    await work(world, second._id);
    assert.deepEqual((await itemsOf(world)).map(({ price_minor }) => price_minor), [100, 300]);
    assert.deepEqual((await reasons(world, second._id)).map(({ reason }) => reason), ["changedMeanwhile"]);
    assert.deepEqual(
      [(await countsOf(world, second._id)).made, (await countsOf(world, second._id)).refused],
      [1, 1],
    );
    const third = await start(world, [edit(mug, 2, { price_minor: 400 })]);
    await work(world, third._id);
    const back = await undo(world, second._id);
    await work(world, back._id);
    assert.deepEqual((await reasons(world, back._id)).map(({ reason }) => reason), ["changedSince"]);
  }));

Deno.test("a job says how many records it edits, and lists do not repeat every edit of it", () =>
  inWorld(async (world) => {
    const { _id } = await start(world, [edit(ids[0], 1, { price_minor: 100 })]);
    assert.deepEqual(JSON.parse((await rowOf(world, _id)).about), {
      kind: "items.edit",
      resource: "items",
      count: 1,
    });
  }));

Deno.test("an invalid value is refused for its row; an invalid request, or one without the right, begins nothing", () =>
  inWorld(async (world) => {
    const [tee, mug] = ids;
    const { _id } = await start(world, [
      edit(tee, 1, { price_minor: 0.5 }),
      edit(mug, 1, { sku: "tee-black-m" }),
      edit("nowhere", 1, { color: "x" }),
    ]);
    await work(world, _id);
    assert.deepEqual((await reasons(world, _id)).map(({ reason }) => reason), [
      "badValue",
      "valueTaken",
      "notFound",
    ]);
    assert.deepEqual((await itemsOf(world)).map(({ version }) => version), [1, 1]);
    const refused = (edits: readonly Edit[], resource = "items", name: Parameters<typeof begin>[1] = BOSS) =>
      begin(world, name, { kind: "items.edit", resource, edits: [...edits] }).then(
        () => null,
        (error) => error.code,
      );
    assert.equal(await refused([]), "BAD_INPUT");
    assert.equal(await refused([edit(tee, 1, {}), edit(tee, 1, {})]), "BAD_INPUT");
    assert.equal(await refused([edit(tee, 1, {})], "orders"), "BAD_INPUT");
    assert.equal(await refused([edit(tee, 1, {})], "items", "anna"), "FORBIDDEN");
  }));
