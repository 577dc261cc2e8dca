/** Object fields of many rows, read at once: 200 rows that ask for their lines cost one statement, not 200. */
import type { GraphQLResolveInfo } from "graphql";
import { askedOf } from "./selection.ts";
import type { AuthorizedContext } from "../context.ts";
import type { FieldResolver } from "../fields.ts";
import type { Scope } from "../scope.ts";
import type { Reader } from "../db/database.ts";

/** Reads something of many rows by the rows' ids, within a scope. */
export type Load<T> = (
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
  /** Of whom it is asked for, where that matters: prices are one's own, and of a moment. */
  context?: AuthorizedContext,
) => Promise<ReadonlyMap<string, T>>;

/** The same by the rows themselves, which were read within the scope. */
export type LoadOf<Row, T> = (
  reader: Reader,
  rows: readonly Row[],
  context: AuthorizedContext,
) => Promise<ReadonlyMap<string, T>>;

type Batched<T> = (parent: Parent, context: AuthorizedContext) => Promise<T>;

/**
 * A resolver whose rows wait for each other: rows of one answer are resolved in one turn, and are asked for
 * together at its end. A row that `load` says nothing of gets `none`.
 */
export const batched = <T>(load: Load<T>, none: NoInfer<T>): Batched<T> =>
  askedTogether((rows, context) => load(context.db.read, context.scope, [...rows.keys()], context), none);

/** The same for what follows of the rows themselves: they are not read once more. */
export const batchedRows = <Row, T>(load: LoadOf<Row, T>, none: NoInfer<T>): Batched<T> =>
  askedTogether((rows, context) => load(context.db.read, [...rows.values()] as Row[], context), none);

/**
 * The same where what is read of each depends on what is asked of it.
 * @param loadFor undefined for all there is
 */
export function batchedAsked<T>(
  loadFor: (asked: ReadonlySet<string> | undefined) => Load<T>,
  none: NoInfer<T>,
): (parent: Parent, context: AuthorizedContext, info?: GraphQLResolveInfo) => Promise<T> {
  const whole = batched(loadFor(undefined), none);
  const known = new WeakMap<ReadonlySet<string>, Batched<T>>();
  return (parent, context, info) => {
    // What several parts of a document ask together is another thing beside each other part.
    if (info?.fieldNodes.length !== 1) return whole(parent, context);
    const asked = askedOf(info);
    let its = known.get(asked);
    if (!its) known.set(asked, its = batched(loadFor(asked), none));
    return its(parent, context);
  };
}

/** A row of an answer, as its list or its record was read. */
type Parent = Parameters<FieldResolver>[0];

function askedTogether<T>(
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
