/** How a record's columns are written: what an input says in place of what was there, and how the audit tells it. */
import type { AuthorizedContext } from "../context.ts";

/** What a column holds on both engines. */
export type Cell = string | number | null;

export interface Column<Given, Value> {
  /** Of a record that nobody has described yet. */
  readonly blank: Value;
  readonly read: (given: Given, before: Value, context: AuthorizedContext) => Value;
  /** As the audit and the search may know it; null for what follows from other columns and is told by them. */
  readonly auditText: ((value: Value) => string) | null;
}

type Given<T> = T | null | undefined;

export const textOf = (value: Cell | undefined): string => String(value ?? "");

const given = <V extends Cell>(blank: V): Column<Given<V>, V> => ({
  blank,
  read: (given, before) => given ?? before,
  auditText: textOf,
});

/** As it was given. What is left out, or null, stays as it was. */
export const text = (blank = ""): Column<Given<string>, string> => given(blank);

export const number = (blank = 0): Column<Given<number>, number> => given(blank);

/** Yes or no; the database keeps 1 and 0. */
export const flag = (): Column<Given<boolean>, number> => ({
  blank: 0,
  read: (given, before) => typeof given === "boolean" ? Number(given) : before,
  auditText: (value) => String(value === 1),
});

/** The id of another record, or of none: an empty text takes it away. */
export const reference = (): Column<Given<string>, string | null> => ({
  blank: null,
  read: (given, before) => typeof given === "string" ? given || null : before,
  auditText: textOf,
});

/** Kept as JSON, as it was given. */
export const json = (blank: string): Column<unknown, string> => ({
  blank,
  read: (given, before) => given === null || given === undefined ? before : JSON.stringify(given),
  auditText: textOf,
});

/** Texts, each once. */
export const list = (): Column<Given<readonly string[]>, string> => ({
  blank: "[]",
  read: (given, before) => given ? JSON.stringify([...new Set(given)]) : before,
  auditText: textOf,
});

/** Texts whose order says nothing. */
export const set = (): Column<Given<readonly string[]>, string> => ({
  ...list(),
  read: (given, before) => given ? JSON.stringify([...new Set(given)].sort()) : before,
});

/** What no input says: it follows from other columns. */
export const derived = <V extends Cell>(blank: V): Column<unknown, V> => ({
  blank,
  read: (_given, before) => before,
  auditText: null,
});
