/** Handles rows that refer to a record that is deleted, by the foreign keys of the migrations. */
import { sql } from "kysely";
import type { ReasonCode } from "../../api/reasons.ts";
import { isOneOf } from "../db/conditions.ts";
import type { Writer } from "../db/database.ts";
import { REFERENCES } from "../db/generated/references.ts";
import { hasAny } from "../db/search.ts";
import { illegal } from "./refusals.ts";

/** A column that refers to a record: `units.batch_id`. */
export type Reference = keyof typeof REFERENCES;

/** Maps references to the reason why they prevent a deletion, or to what the deletion does with them. */
export type Referrers = Readonly<Partial<Record<Reference, ReasonCode | "deleted" | "emptied">>>;

type Rows = readonly object[];

const partsOf = (name: string) => name.split(".") as [table: string, column: string];

function referencesTo(referrers: Referrers, rows: Rows) {
  return Object.entries(referrers).map(([name, fate]) => {
    const [table, column] = partsOf(name);
    const [, key] = partsOf(REFERENCES[name as Reference]);
    const those = isOneOf(column, rows.map((row) => String(Reflect.get(row, key))));
    return { table, column, fate, those };
  });
}

/** @throws {ApiError} ILLEGAL_TRANSITION with the reason of the first reference that keeps a row */
export async function checkReferrers(tx: Writer, referrers: Referrers, rows: Rows): Promise<void> {
  for (const { table, fate, those } of referencesTo(referrers, rows)) {
    if (fate !== "deleted" && fate !== "emptied" && await hasAny(tx, table, those)) throw illegal(fate);
  }
}

/** Deletes and empties the references to rows that are about to be deleted. */
export async function clearReferrers(tx: Writer, referrers: Referrers, rows: Rows): Promise<void> {
  for (const { table, column, fate, those } of referencesTo(referrers, rows)) {
    if (fate === "deleted") await sql`delete from ${sql.table(table)} where ${those}`.execute(tx);
    if (fate === "emptied") {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${those}`.execute(tx);
    }
  }
}
