import type { MutationName } from "../../api/generated/schema.ts";
import type { AuthorizedContext } from "../context.ts";
import type { Writer } from "../db/database.ts";
import { mutation, type MutationField } from "../fields.ts";
import type { Entity, MadeNoun, RecordRow } from "./entity.ts";
import { allOf } from "./find.ts";
import { deleteRecords, type RecordSource } from "./record_store.ts";
import { checkReferrers, clearReferrers, type Referrers } from "./referrers_store.ts";

/** Names of mutations that delete several records by id; argument_bounds.ts limits the number of ids. */
type TrashName = { [N in MadeNoun]: Extract<MutationName, `trash${N}`> }[MadeNoun];
type TrashedNoun = TrashName extends infer M ? M extends `trash${infer N}` ? N : never : never;

interface TrashRules<Row> {
  readonly source: RecordSource<Row>;
  readonly referrers?: Referrers;
  readonly mayTrash?: (rows: readonly Row[], context: AuthorizedContext, tx: Writer) => Promise<void> | void;
  readonly clear?: (tx: Writer, rows: readonly Row[], context: AuthorizedContext) => Promise<void>;
}

/** @throws {ApiError} if one of the rows must stay */
export async function checkTrash<Row extends RecordRow>(
  tx: Writer,
  { referrers = {}, mayTrash }: TrashRules<Row>,
  rows: readonly Row[],
  context: AuthorizedContext,
): Promise<void> {
  await checkReferrers(tx, referrers, rows);
  await mayTrash?.(rows, context, tx);
}

/** Deletes rows that `checkTrash` has allowed, and everything that depends on them. */
export async function deleteAll<Row extends RecordRow>(
  tx: Writer,
  { source, referrers = {}, clear }: TrashRules<Row>,
  rows: readonly Row[],
  context: AuthorizedContext,
): Promise<void> {
  await clear?.(tx, rows, context);
  await clearReferrers(tx, referrers, rows);
  await deleteRecords(tx, source.table, rows.map(({ _id }) => _id));
}

interface TrashedEntity<Row> extends TrashRules<Row> {
  readonly noun: TrashedNoun;
  readonly name: keyof Row;
  readonly missing: () => Error;
  readonly auditOf: Entity<MadeNoun, Row & RecordRow, never, never>["auditOf"];
}

/** Makes a mutation that deletes all records or none: none if one is missing or must stay. */
export function trashOf<Row extends RecordRow>(entity: TrashedEntity<Row>): MutationField<TrashName> {
  const { noun, name, auditOf } = entity;
  const changes = (row: Row) => [{ field: String(name), before: String(row[name]), after: "" }];
  return mutation<TrashName>(async (tx, { delete_ids }, context) => {
    const rows = await allOf(tx, entity, delete_ids, context);
    await checkTrash(tx, entity, rows, context);
    await deleteAll(tx, entity, rows, context);
    return {
      result: rows.map(({ _id }) => _id),
      audit: rows.map((row) => auditOf(row, `trash${noun}`, changes(row))),
    };
  });
}
