/** Defines columns: how an input changes a value, and how the audit shows the value. */
import type { AuthorizedContext } from "../context.ts";

export type Cell = string | number | null;

export interface Column<Given, Value> {
  /** The value of a new record before its input is read. */
  readonly blank: Value;
  readonly read: (given: Given, before: Value, context: AuthorizedContext) => Value;
  /** Text for the audit and the search; null for a value that follows from other columns. */
  readonly auditText: ((value: Value) => string) | null;
}

type Given<T> = T | null | undefined;

export const textOf = (value: Cell | undefined): string => String(value ?? "");

const given = <V extends Cell>(blank: V): Column<Given<V>, V> => ({
  blank,
  read: (given, before) => given ?? before,
  auditText: textOf,
});

/** Makes a text column. As for all columns, an input that is left out or null changes nothing. */
export const text = (blank = ""): Column<Given<string>, string> => given(blank);

export const number = (blank = 0): Column<Given<number>, number> => given(blank);

/** Makes a boolean column, which the database stores as 1 or 0. */
export const flag = (): Column<Given<boolean>, number> => ({
  blank: 0,
  read: (given, before) => typeof given === "boolean" ? Number(given) : before,
  auditText: (value) => String(value === 1),
});

/** Makes a column with the id of another record; an empty text clears the column. */
export const reference = (): Column<Given<string>, string | null> => ({
  blank: null,
  read: (given, before) => typeof given === "string" ? given || null : before,
  auditText: textOf,
});

export const json = (blank: string): Column<unknown, string> => ({
  blank,
  read: (given, before) => given === null || given === undefined ? before : JSON.stringify(given),
  auditText: textOf,
});

export const list = (): Column<Given<readonly string[]>, string> => ({
  blank: "[]",
  read: (given, before) => given ? JSON.stringify([...new Set(given)]) : before,
  auditText: textOf,
});

/** Makes a column of distinct texts whose order has no meaning. */
export const set = (): Column<Given<readonly string[]>, string> => ({
  ...list(),
  read: (given, before) => given ? JSON.stringify([...new Set(given)].sort()) : before,
});

/** Makes a column with some values of a fixed list, in the order of that list. */
export const some = (all: readonly string[]): Column<Given<readonly string[]>, string> => ({
  ...list(),
  read: (given, before) => given ? JSON.stringify(all.filter((each) => given.includes(each))) : before,
});

/** Makes a column that no input sets, because its value follows from other columns. */
export const derivedColumn = <V extends Cell>(blank: V): Column<unknown, V> => ({
  blank,
  read: (_given, before) => before,
  auditText: null,
});
