import { ApiError } from "../../../../api/errors.ts";
import { type Resource } from "../../../../resources/define.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Outcome } from "../../../jobs/job_kind.ts";
import type { Writer } from "../../../db/database.ts";
import type { Entity, InputOf, MadeNoun, WrittenRow } from "../../../entity/entity.ts";
import { writeRecord } from "../../../entity/make.ts";
import { recordsById } from "../../../entity/record_store.ts";
import { checkTrash, deleteAll } from "../../../entity/trash.ts";

export interface RecordEdit {
  readonly id: string | null;
  readonly params: Readonly<Record<string, unknown>>;
  readonly version: number | null;
  readonly action: string;
}

export interface RecordEditor {
  readonly resource: Resource;
  /** Returns the names of records by id, without records that the caller may not see. */
  readonly namesOf: (
    tx: Writer,
    ids: readonly string[],
    context: AuthorizedContext,
  ) => Promise<ReadonlyMap<string, string>>;
  readonly write: (tx: Writer, edit: RecordEdit, context: AuthorizedContext) => Promise<Outcome>;
  /** Deletes an unchanged record that nothing refers to. */
  readonly remove: (
    tx: Writer,
    target: { readonly id: string; readonly version: number; readonly action: string },
    context: AuthorizedContext,
  ) => Promise<Outcome>;
}

export function recordEditorOf<
  N extends MadeNoun,
  Row extends WrittenRow<K | B>,
  K extends keyof Row & string,
  B extends keyof Row & string,
>(resource: Resource, entity: Entity<N, Row, K, B>): RecordEditor {
  return {
    resource,
    async namesOf(tx, ids, context) {
      const rows = await recordsById(tx, entity.source, ids, context);
      return new Map([...rows].map(([id, row]) => [id, String(row[entity.name])]));
    },
    async write(tx, { id, params, version, action }, context) {
      try {
        const edit = { id, params: params as InputOf<N>, version };
        const { row, before, audit } = await writeRecord(entity, edit, { tx, context, action });
        if (audit.length === 0) return { refusedBy: null, isSame: true, before: null, audit };
        const was = before && await entity.view(before, context, tx);
        const values = was && pick(was as Readonly<Record<string, unknown>>, Object.keys(params));
        return { refusedBy: null, before: { version: row.version, _id: row._id, values }, audit };
      } catch (error) {
        return refused(refusalOf(error));
      }
    },
    async remove(tx, { id, version, action }, context) {
      const row = (await recordsById(tx, entity.source, [id], context)).get(id);
      if (!row) return refused("notFound");
      if (row.version !== version) return refused("changedSince");
      try {
        await checkTrash(tx, entity, [row], context);
      } catch (error) {
        return refused(refusalOf(error));
      }
      await deleteAll(tx, entity, [row], context);
      const changes = [{ field: entity.name, before: String(row[entity.name]), after: "" }];
      return { refusedBy: null, before: null, audit: [entity.auditOf(row, action, changes)] };
    },
  };
}

const refused = (code: string): Outcome => ({ refusedBy: code, before: null, audit: [] });

const pick = (from: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, from[key] ?? null]));

/** Returns the code of the record's own refusal; rethrows other errors. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const { code, details } = error;
  switch (code) {
    case "STALE":
      return "changedMeanwhile";
    case "NOT_FOUND":
      return "notFound";
    case "BAD_INPUT":
      return details.problems?.some((each) => each.code === "taken") ? "valueTaken" : "badValue";
    default:
      if (details.reason) return details.reason.code;
      throw error;
  }
}
