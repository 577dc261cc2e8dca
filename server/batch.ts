/** Object fields of many rows, read at once: 200 rows that ask for their lines cost one statement, not 200. */
import type { AuthorizedContext } from "./context.ts";
import type { FieldResolver } from "./fields.ts";
import type { Scope } from "./scope.ts";
import type { Reader } from "./db/database.ts";

/** Reads something of many rows by the rows' ids, within a scope. */
export type Load<T> = (
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
  /** Of whom it is asked for, where that matters: prices are one's own, and of a moment. */
  context?: AuthorizedContext,
) => Promise<ReadonlyMap<string, T>>;

type Batched<T> = (...args: Parameters<FieldResolver>) => Promise<T>;

/**
 * A resolver whose rows wait for each other: rows of one answer are resolved in one turn, and are asked for
 * together at its end. A row that `load` says nothing of gets `none`.
 */
export function batched<T>(load: Load<T>, none: NoInfer<T>): Batched<T> {
  const open = new WeakMap<
    AuthorizedContext,
    { ids: Set<string>; answer: Promise<ReadonlyMap<string, T>> }
  >();
  return async (parent, context) => {
    const id = String(parent["_id"]);
    let batch = open.get(context);
    if (!batch) {
      const ids = new Set<string>();
      const answer = Promise.resolve().then(() => {
        open.delete(context);
        return load(context.db.read, context.scope, [...ids], context);
      });
      open.set(context, batch = { ids, answer });
    }
    batch.ids.add(id);
    return (await batch.answer).get(id) ?? none;
  };
}

/** Rows by a key of theirs, in the order they came. */
export function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
