import type { MutationName } from "../../api/generated/schema.ts";
import type { AuthorizedContext } from "../context.ts";
import type { Writer } from "../db/database.ts";
import { mutation, type MutationField } from "../fields.ts";
import type { Entity, MadeNoun, RecordRow } from "./entity.ts";
import { allOf } from "./find.ts";
import { deleteRecords, type RecordSource } from "./record_store.ts";

/** Mutations that delete several records by their ids; argument_bounds.ts bounds their number. */
type TrashName = { [N in MadeNoun]: Extract<MutationName, `trash${N}`> }[MadeNoun];
type TrashedNoun = TrashName extends infer M ? M extends `trash${infer N}` ? N : never : never;

interface Trashed<Row> {
  readonly noun: TrashedNoun;
  readonly name: keyof Row;
  readonly source: RecordSource<Row>;
  readonly missing: () => Error;
  readonly mayTrash?: (rows: readonly Row[], context: AuthorizedContext, tx: Writer) => Promise<void> | void;
  readonly clear?: (tx: Writer, rows: readonly Row[], context: AuthorizedContext) => Promise<void>;
  readonly auditOf: Entity<MadeNoun, Row & RecordRow, never, never>["auditOf"];
}

/** Deletes all or none: one that is missing, or must stay, keeps the others too. */
export function trashOf<Row extends RecordRow>(entity: Trashed<Row>): MutationField<TrashName> {
  const { noun, name, source, mayTrash, clear, auditOf } = entity;
  const changes = (row: Row) => [{ field: String(name), before: String(row[name]), after: "" }];
  return mutation<TrashName>(async (tx, { delete_ids }, context) => {
    const rows = await allOf(tx, entity, delete_ids, context);
    const ids = rows.map(({ _id }) => _id);
    await mayTrash?.(rows, context, tx);
    await clear?.(tx, rows, context);
    await deleteRecords(tx, source.table, ids);
    return { result: ids, audit: rows.map((row) => auditOf(row, `trash${noun}`, changes(row))) };
  });
}
