/** Tests the API of any record, by a table that no module has. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import { ApiError } from "../../../api/errors.ts";
import type { Store, StoreInput } from "../../../api/generated/schema.ts";
import { MAX_LIST_VALUES } from "../../../api/constants.ts";
import type { AuthorizedContext } from "../../../server/context.ts";
import type { Database } from "../../../server/db/database.ts";
import { changedFields } from "../../../server/entity/changes.ts";
import { flag, json, list, number, reference, set, text } from "../../../server/entity/columns.ts";
import { defineEntity } from "../../../server/entity/entity.ts";
import { getOf } from "../../../server/entity/find.ts";
import { makeOf } from "../../../server/entity/make.ts";
import { trashOf } from "../../../server/entity/trash.ts";
import { runMutation } from "../../../server/mutate.ts";
import { withDatabase } from "../../support/server/database.ts";
import { contextOf } from "../../support/server/mutation_context.ts";
import { makeThings, type ThingCalls, thingOf, thingsIn, withScope } from "../../support/server/things.ts";

interface World {
  readonly db: Database;
  readonly context: AuthorizedContext;
  readonly calls: ThingCalls;
  readonly make: (params: StoreInput, more?: object, context?: AuthorizedContext) => Promise<Store>;
  readonly trash: (ids: readonly string[], context?: AuthorizedContext) => Promise<readonly string[]>;
  readonly get: (id: string, context?: AuthorizedContext) => Promise<unknown>;
  readonly audits: () => Promise<readonly object[]>;
}

const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => {
    await makeThings(db);
    try {
      await work(worldOf(db));
    } finally {
      // A database of Postgres is emptied between tests but keeps its tables.
      await db.write((tx) => sql`drop table things`.execute(tx));
    }
  });

function worldOf(db: Database): World {
  const calls: ThingCalls = { mayTrash: 0, cleared: [] };
  const thing = thingOf(calls);
  const context = contextOf(db);
  return {
    db,
    context,
    calls,
    make: async (params, more = {}, as = context) =>
      await runMutation("makeStore", makeOf(thing), { params, ...more }, as) as Store,
    trash: async (delete_ids, as = context) =>
      await runMutation("trashStore", trashOf(thing), { delete_ids }, as),
    get: (_id, as = context) => getOf(thing)({ _id }, as),
    async audits() {
      const rows = await db.read.selectFrom("audit_events").selectAll().orderBy("seq").execute();
      return rows.map(({ action, entity, entity_id, seller_id, changes }) => ({
        of: `${action} ${entity} ${entity_id}`,
        seller_id,
        changes: (JSON.parse(changes) as { field: string; before: string; after: string }[])
          .map(({ field, before, after }) => `${field} ${before}>${after}`),
      }));
    },
  };
}

async function refusal(work: Promise<unknown>): Promise<readonly [string, string, ...string[]]> {
  const error = await work.then(() => null, (thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error(`expected a refusal, got ${error}`);
  return [
    error.code,
    error.message,
    ...(error.details.problems ?? []).map(({ path, code }) => `${path} ${code}`),
  ];
}

const MUG: StoreInput = { name: "Mug", seller_id: "ann" };
const BAD = "Cannot keep the thing: a value is missing or wrong";

Deno.test("a record begins with its blank values, is returned as read again, and the audit has only the given fields", () =>
  inWorld(async ({ make, get, audits, db }) => {
    const made = await make({ ...MUG, auto_hold: true });
    const { _id, version, status, auto_hold, cooling_off_min } = made;
    assert.deepEqual({ version, status, auto_hold, cooling_off_min }, {
      version: 1,
      status: "Active",
      auto_hold: true,
      cooling_off_min: 0,
    });
    assert.deepEqual(await get(_id), made);
    assert.deepEqual(await audits(), [{
      of: `makeStore stores ${_id}`,
      seller_id: "ann",
      changes: ["name >Mug", "auto_hold false>true"],
    }]);
    const { rows } = await sql<{ search_text: string }>`select search_text from things`.execute(db.read);
    assert.deepEqual(rows, [{ search_text: "mug" }]);
  }));

Deno.test("a record with only its seller is in the audit too", () =>
  inWorld(async ({ context, calls, audits }) => {
    const { required: _, ...spec } = thingOf(calls);
    const made = makeOf(defineEntity(spec));
    const { _id } = await runMutation("makeStore", made, { params: { seller_id: "ann" } }, context);
    assert.deepEqual(await audits(), [{ of: `makeStore stores ${_id}`, seller_id: "ann", changes: [] }]);
  }));

Deno.test("a change keeps omitted fields, audits differences, and increments the version", () =>
  inWorld(async ({ make, audits }) => {
    const { _id } = await make(MUG);
    const after = await make({ status: "Paused", name: null }, { id: _id, version: 1 });
    assert.deepEqual([after.name, after.status, after.version], ["Mug", "Paused", 2]);
    const [, change] = await audits();
    assert.deepEqual(change, {
      of: `makeStore stores ${_id}`,
      seller_id: "ann",
      changes: ["status Active>Paused"],
    });
  }));

Deno.test("a write without a change writes nothing, and notifies nobody", () =>
  inWorld(async ({ make, audits, db }) => {
    const made = await make(MUG);
    const events = () => db.read.selectFrom("outbox").selectAll().execute();
    const [rows, changes] = [await thingsIn(db), await events()];
    assert.deepEqual(await make(MUG, { id: made._id, version: 1 }), made);
    assert.deepEqual([await thingsIn(db), await events()], [rows, changes]);
    assert.equal((await audits()).length, 1);
  }));

Deno.test("a caller with another version gets the current record; one without a version writes", () =>
  inWorld(async ({ make }) => {
    const { _id } = await make(MUG);
    await make({ name: "Cup" }, { id: _id });
    const error = await make({ name: "Jug" }, { id: _id, version: 1 }).catch((thrown: unknown) => thrown);
    assert.ok(error instanceof ApiError);
    assert.deepEqual([error.code, error.message], [
      "STALE",
      "Cannot keep the thing: it was changed by somebody else first",
    ]);
    assert.equal((error.details.current as Store).name, "Cup");
  }));

Deno.test("all problems are reported at once; that a name is taken only to callers who may write for that seller", () =>
  inWorld(async ({ make, db }) => {
    assert.deepEqual(await refusal(make({ cooling_off_min: 5 })), [
      "BAD_INPUT",
      BAD,
      "params.name required",
      "params.seller_id required",
      "params.auto_hold required",
    ]);
    const long = await refusal(make({ ...MUG, name: "x".repeat(81) }));
    assert.deepEqual(long, ["BAD_INPUT", BAD, "params.name tooLong"]);
    await make(MUG);
    const both = await refusal(make({ ...MUG, cooling_off_min: 5 }));
    assert.deepEqual(both, ["BAD_INPUT", BAD, "params.auto_hold required"]);
    assert.equal((await thingsIn(db)).length, 1);
  }));

Deno.test("a field that never changes may be sent again with the same value, but not with another one", () =>
  inWorld(async ({ make }) => {
    const { _id } = await make(MUG);
    assert.equal((await make({ ...MUG, status: "Paused" }, { id: _id })).status, "Paused");
    const moved = refusal(make({ seller_id: "ben" }, { id: _id }));
    assert.deepEqual(await moved, ["BAD_INPUT", BAD, "params.seller_id fixed"]);
  }));

Deno.test("a name is compared in any case and width, and only with other records of the same seller", () =>
  inWorld(async ({ make }) => {
    for (const name of ["Größe ZWÖLF", "100%_\\ Wolle", "İstanbul", "ΟΔΟΣ", "Ⅳ x", "Æther"]) {
      const { _id } = await make({ name, seller_id: "ann" });
      for (const other of [name, name.toLowerCase(), name.normalize("NFD"), ` ${name} `]) {
        const nameTaken = refusal(make({ name: other, seller_id: "ann" }));
        assert.deepEqual(await nameTaken, ["BAD_INPUT", BAD, "params.name taken"], other);
      }
      await make({ name: name.toLowerCase() }, { id: _id });
      await make({ name, seller_id: "ben" });
    }
    // A search treats these names alike, but they are different names.
    assert.equal((await make({ name: "Grosse Zwolf", seller_id: "ann" })).name, "Grosse Zwolf");
    assert.equal((await make({ name: "100 Wolle", seller_id: "ann" })).name, "100 Wolle");
  }));

Deno.test("a record outside of the caller's scope is missing by every route", () =>
  inWorld(async ({ make, get, trash, context, db }) => {
    const [{ _id }, own] = [await make(MUG), await make({ ...MUG, seller_id: "ben" })];
    const [ben, nobody] = [withScope(context, "ben"), withScope(context)];
    for (const as of [ben, nobody]) {
      for (const id of [_id, "never"]) {
        const missing = ["NOT_FOUND", "There is no such thing."];
        assert.deepEqual(await refusal(get(id, as)), missing);
        assert.deepEqual(await refusal(make({ name: "Mine" }, { id, version: 9 }, as)), missing);
        assert.deepEqual(await refusal(trash([own._id, id], as)), missing);
      }
    }
    assert.equal((await thingsIn(db)).length, 2);
    assert.deepEqual(await trash([own._id], ben), [own._id]);
  }));

Deno.test("several records are deleted at once: each once, one check whether they may be deleted, one audit row each", () =>
  inWorld(async ({ make, trash, calls, audits, db }) => {
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1) ids.push((await make({ ...MUG, name: `Mug ${at}` }))._id);
    const [first = "", second = "", ...others] = ids;
    assert.deepEqual(await trash([second, first, second]), [second, first]);
    assert.deepEqual(calls, { mayTrash: 1, cleared: [second, first] });
    assert.deepEqual((await thingsIn(db)).map(({ _id }) => _id), others.toSorted());
    assert.deepEqual((await audits()).slice(ids.length), [
      { of: `trashStore stores ${second}`, seller_id: "ann", changes: ["name Mug 1>"] },
      { of: `trashStore stores ${first}`, seller_id: "ann", changes: ["name Mug 0>"] },
    ]);
    assert.deepEqual(await trash([]), []);
    assert.equal((await thingsIn(db)).length, others.length);
  }));

Deno.test("one record that may not be deleted keeps the others too, and their dependents", () =>
  inWorld(async ({ make, trash, calls, db }) => {
    const { _id } = await make(MUG);
    const used = await make({ ...MUG, name: "Used", status: "Paused" });
    const [code] = await refusal(trash([_id, used._id]));
    assert.equal(code, "ILLEGAL_TRANSITION");
    assert.deepEqual(calls.cleared, []);
    assert.equal((await thingsIn(db)).length, 2);
  }));

Deno.test("as many records as a call may name are deleted at once", () =>
  inWorld(async ({ trash, db }) => {
    const ids = Array.from({ length: MAX_LIST_VALUES }, (_, at) => `thing-${at}`);
    await db.write(async (tx) => {
      for (const id of ids) {
        await sql`insert into things values (${id}, 'ann', ${id}, 'Active', 0, 0, ${id}, 1, 1, 1)`.execute(
          tx,
        );
      }
    });
    assert.deepEqual(await trash(ids.toReversed()), ids.toReversed());
    assert.deepEqual(await thingsIn(db), []);
  }));

Deno.test("a name compared without case must be among the columns of the search", () => {
  const { search: _, ...spec } = thingOf({ mayTrash: 0, cleared: [] });
  assert.throws(() => defineEntity({ ...spec, search: [] }), /expected name among the columns of its search/);
});

Deno.test("a column's read function gets the given value and the stored one; an omitted value stays", () => {
  const context = contextOf({} as Database);
  const kinds = [
    [text(), "old", "new", "new"],
    [number(), 3, 0, 0],
    [flag(), 1, false, 0],
    [reference(), "old", "", null],
    [list(), '["x"]', ["b", "a", "b"], '["b","a"]'],
    [set(), '["x"]', ["b", "a", "b"], '["a","b"]'],
    [json("{}"), '{"a":1}', { b: [2] }, '{"b":[2]}'],
  ] as const;
  for (const [column, before, given, after] of kinds) {
    const read = column.read as (given: unknown, before: unknown, context: AuthorizedContext) => unknown;
    assert.equal(read(given, before, context), after);
    for (const nothing of [null, undefined]) assert.equal(read(nothing, before, context), before);
  }
});

Deno.test("changed fields are exactly the different ones, in the order of the columns", () => {
  const values = [null, "", "a", 0, 1];
  for (const before of values) {
    for (const after of values) {
      const found = changedFields(["x", "y"], { x: before, y: "same" }, { x: after, y: "same" });
      const text = (value: string | number | null) => value === null ? "" : String(value);
      const one = { field: "x", before: text(before), after: text(after) };
      assert.deepEqual(found, before === after ? [] : [one]);
    }
  }
});
