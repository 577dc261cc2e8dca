/** Defines a record of a table without a module, with `defineEntity`. */
import { sql } from "kysely";
import { storeInput } from "../../../api/inputs/orders/store.ts";
import type { AuthorizedContext } from "../../../server/context.ts";
import type { Database } from "../../../server/db/database.ts";
import { flag, number, text } from "../../../server/entity/columns.ts";
import { defineEntity } from "../../../server/entity/entity.ts";
import { illegal } from "../../../server/entity/refusals.ts";
import type { RecordSource } from "../../../server/entity/record_store.ts";

export interface ThingRow {
  readonly _id: string;
  readonly version: number;
  readonly seller_id: string;
  readonly name: string;
  readonly status: string;
  readonly auto_hold: number;
  readonly cooling_off_min: number;
  readonly created_at: number;
  readonly updated_at: number;
}

const source: RecordSource<ThingRow> = {
  table: "things",
  rows: (rows) =>
    sql<ThingRow>`select r._id, r.seller_id, r.name, r.status, r.auto_hold, r.cooling_off_min, r.created_at,
      r.updated_at, r.version from ${rows}`,
};

/** Number of statements about the parts of a thing, and about its use. */
export interface ThingCalls {
  mayTrash: number;
  cleared: readonly string[];
}

/** A thing in use cannot be deleted. */
export const thingOf = (calls: ThingCalls) =>
  defineEntity({
    noun: "Store",
    entity: "stores",
    called: "thing",
    source,
    view: ({ auto_hold, ...row }) => ({ ...row, auto_hold: auto_hold === 1 }),
    seller: ({ seller_id }) => seller_id,
    name: "name",
    input: storeInput,
    columns: { name: text(), status: text("Active"), auto_hold: flag(), cooling_off_min: number() },
    search: ["name"],
    once: ["seller_id"],
    begin: ({ input }) => ({ seller_id: input.seller_id ?? "" }),
    required: ["name", "seller_id"],
    unique: { column: "name", within: ["seller_id"], alike: true },
    problems: ({ cooling_off_min, auto_hold }) =>
      cooling_off_min > 0 && auto_hold === 0 ? [{ path: "auto_hold", code: "required" }] : [],
    mayTrash(rows) {
      calls.mayTrash += 1;
      if (rows.some(({ status }) => status === "Paused")) throw illegal("storeHasOrders");
    },
    clear(_tx, rows) {
      calls.cleared = rows.map(({ _id }) => _id);
      return Promise.resolve();
    },
  });

export async function makeThings(db: Database): Promise<void> {
  await db.write((tx) =>
    sql`create table things (_id text primary key, seller_id text not null, name text not null,
      status text not null, auto_hold integer not null, cooling_off_min integer not null,
      search_text text not null, created_at integer not null, updated_at integer not null,
      version integer not null)`.execute(tx)
  );
}

export const thingsIn = async (db: Database): Promise<readonly ThingRow[]> =>
  (await sql<ThingRow>`select * from things order by _id`.execute(db.read)).rows;

export const withScope = (context: AuthorizedContext, ...sellers: readonly string[]): AuthorizedContext => ({
  ...context,
  scope: { sellers },
});
