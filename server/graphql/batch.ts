/** Resolves object fields of many rows at once: the lines of 200 rows need one statement, not 200. */
import type { GraphQLResolveInfo } from "graphql";
import { selectedFields } from "./selection.ts";
import type { AuthorizedContext } from "../context.ts";
import type { FieldResolver } from "../fields.ts";
import type { Scope } from "../scope.ts";
import type { Reader } from "../db/database.ts";

/** Reads values of many rows by the rows' ids, within a scope. */
export type Load<T> = (
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
  /** The caller, if the values depend on it, as prices do. */
  context?: AuthorizedContext,
) => Promise<ReadonlyMap<string, T>>;

/** Reads values of rows that the caller may see. */
export type LoadOf<Row, T> = (
  reader: Reader,
  rows: readonly Row[],
  context: AuthorizedContext,
) => Promise<ReadonlyMap<string, T>>;

type Batched<T> = (parent: Parent, context: AuthorizedContext) => Promise<T>;

/** Makes a resolver that collects rows and loads them with one call. Rows without a value get `none`. */
export const batchField = <T>(load: Load<T>, none: NoInfer<T>): Batched<T> =>
  loadTogether((rows, context) => load(context.db.read, context.scope, [...rows.keys()], context), none);

/** Makes a resolver whose `load` gets the rows and not only their ids, so that they are not read again. */
export const batchRowField = <Row, T>(load: LoadOf<Row, T>, none: NoInfer<T>): Batched<T> =>
  loadTogether((rows, context) => load(context.db.read, [...rows.values()] as Row[], context), none);

/** Makes a resolver whose query depends on the selection. @param loadFor gets undefined if all fields are needed */
export function batchSelection<T>(
  loadFor: (fields: ReadonlySet<string> | undefined) => Load<T>,
  none: NoInfer<T>,
): (parent: Parent, context: AuthorizedContext, info?: GraphQLResolveInfo) => Promise<T> {
  const whole = batchField(loadFor(undefined), none);
  const known = new WeakMap<ReadonlySet<string>, Batched<T>>();
  return (parent, context, info) => {
    // A field that several parts of a document select is read whole, because their selections may differ.
    if (info?.fieldNodes.length !== 1) return whole(parent, context);
    const fields = selectedFields(info);
    let its = known.get(fields);
    if (!its) known.set(fields, its = batchField(loadFor(fields), none));
    return its(parent, context);
  };
}

type Parent = Parameters<FieldResolver>[0];

function loadTogether<T>(
  load: (rows: ReadonlyMap<string, Parent>, context: AuthorizedContext) => Promise<ReadonlyMap<string, T>>,
  none: T,
): Batched<T> {
  const open = new WeakMap<
    AuthorizedContext,
    { rows: Map<string, Parent>; answer: Promise<ReadonlyMap<string, T>> }
  >();
  return async (parent, context) => {
    const id = String(parent["_id"]);
    let batch = open.get(context);
    if (!batch) {
      const rows = new Map<string, Parent>();
      const answer = Promise.resolve().then(() => {
        open.delete(context);
        return load(rows, context);
      });
      open.set(context, batch = { rows, answer });
    }
    batch.rows.set(id, parent);
    return (await batch.answer).get(id) ?? none;
  };
}

export function groupRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
