/** Lists sorted by a column without a value in some rows: pages and walks return every row once, in one order. */
import assert from "node:assert/strict";
import { orderOf, pageOf } from "../../../server/list/resolver.ts";
import type { Cursor } from "../../../server/db/list_order.ts";
import { allRows } from "../../../server/db/conditions.ts";
import { allLists } from "../../../server/registry.ts";
import { usersList } from "../../../server/modules/people/users/list_store.ts";
import { users } from "../../../resources/people/users.ts";
import { withDatabase } from "../../support/server/database.ts";
import { exportAndRead } from "../../support/desk/export_jobs.ts";
import { inScene } from "../../support/orders/import_jobs.ts";
import { addPerson, NOW } from "../../support/people/people.ts";
import { fc } from "../../support/property.ts";
import { makeWorld } from "../../support/orders/world.ts";

Deno.test("a list declares exactly those sortable columns as nullable that may be null", () =>
  withDatabase(async ({ read }) => {
    const tables = new Map(
      // A view has no information about null.
      (await read.introspection.getTables()).filter(({ isView }) => !isView)
        .map((table) => [table.name, table.columns]),
    );
    for (const { resource, source } of allLists()) {
      const mayBeNull = new Set(
        tables.get(source.table)?.filter(({ isNullable, name }) => isNullable && name !== "seq")
          .map(({ name }) => name),
      );
      const sortable = resource.columns.filter((column) => column.sortable).map(({ key }) => key);
      assert.deepEqual([...source.nullable ?? []], sortable.filter((key) => mayBeNull.has(key)), resource.id);
    }
  }));

Deno.test("pages of any size return every row once, in the list's order, rows without a value last", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    // Few different instants give equal values, and many rows have none.
    const seen = fc.sample(fc.option(fc.integer({ min: NOW - 3, max: NOW }), { nil: null }), {
      numRuns: 60,
      seed: 7,
    });
    for (const last_login of seen) await addPerson(db, { last_login });
    const context = world.as("super_root", { page: { page: 1, perPage: 200 } });
    for (const { resource, source, pages } of allLists()) {
      for (const column of source.nullable ?? []) {
        for (const sort of [column, `-${column}`]) {
          const order = orderOf(resource, sort, context);
          const total = await pages.count({ condition: allRows, order }, context);
          if (total === 0) continue;
          for (const step of [1, 7, total, total + 1]) {
            const found: (string | number | null)[][] = [];
            let after: Cursor | null = null;
            for (let isEnd = false; !isEnd;) {
              const page = await pages.next({ condition: allRows, order }, after, step, context);
              found.push(...page.records.map((each) => [each._id, each[column] as number | null]));
              [after, isEnd] = [page.last ?? after, page.isEnd];
            }
            assert.equal(new Set(found.map(([id]) => id)).size, total, `${sort} by ${step}`);
            const values = found.map(([, value]) => value);
            const firstNull = values.indexOf(null);
            assert.ok(values.slice(firstNull).every((value) => value === null), `${sort} by ${step}`);
            const known = values.slice(0, firstNull) as number[];
            assert.deepEqual(
              known,
              known.toSorted((one, other) => order.direction === "asc" ? one - other : other - one),
            );
          }
        }
      }
    }
    const { rows } = await pageOf(users, usersList, { sort: "-last_login" }, context).execute(db.read);
    assert.ok(rows.length > seen.length);
    assert.equal(rows.at(-1)?.last_login, null);
  }));

Deno.test("an export sorted by last sign-in includes people who never signed in", () =>
  inScene(async (scene) => {
    const { world, db } = scene;
    // The rows exceed one page of a walk, and most have no value.
    for (let n = 0; n < 3; n++) await addPerson(db, { last_login: NOW - n });
    await db.write(async (tx) => {
      const [first] = await tx.selectFrom("users").selectAll().where("_id", "=", "ben").execute();
      const rows = Array.from({ length: 600 }, (_, n) => ({
        ...first!,
        _id: `n${n}`,
        identity: `n${n}`,
        email: `n${n}@example.test`,
        h: `n${n}`,
        last_login: null,
      }));
      for (let from = 0; from < rows.length; from += 200) {
        await tx.insertInto("users").values(rows.slice(from, from + 200)).execute();
      }
    });
    const all = (await db.read.selectFrom("users").select("_id").execute()).length;
    const token = await world.token("super_root");
    const params = { resource: "users", columns: ["identity"] };
    for (const sort of ["last_login", "-last_login"]) {
      assert.equal((await exportAndRead(scene, token, { ...params, sort })).length, all + 1, sort);
    }
  }));
