/** Converts the states of a machine to columns of a record, and back. */
import type { StateValue } from "xstate";

export type Columns = Readonly<Record<string, string>>;

export interface StateColumns {
  readonly names: readonly string[];
  /** Returns the state of a row; a row without a value is in no state, or in the first one. */
  readonly valueOf: (row: object) => StateValue;
  readonly columnsOf: (value: StateValue) => Columns;
  /** Returns the columns that filter by a state; null for the whole chart, and for a region as a whole. */
  readonly filtersOf: (path: string) => Columns | null;
}

const textIn = (row: object, column: string): string => {
  const value = (row as Readonly<Record<string, unknown>>)[column];
  return typeof value === "string" ? value : "";
};

const partsOf = (path: string): [first: string, rest: string] => {
  const at = path.indexOf(".");
  return at === -1 ? [path, ""] : [path.slice(0, at), path.slice(at + 1)];
};

export const singleColumn = (column: string, first: string): StateColumns => ({
  names: [column],
  valueOf: (row) => textIn(row, column) || first,
  columnsOf: (value) => ({ [column]: String(value) }),
  filtersOf: (path) => path === "" ? null : { [column]: path },
});

/** Stores each parallel region in its own column. */
export function regionColumns(regions: Columns): StateColumns {
  const entries = Object.entries(regions);
  return {
    names: Object.values(regions),
    valueOf: (row) => Object.fromEntries(entries.map(([region, column]) => [region, textIn(row, column)])),
    columnsOf: (value) => {
      const states = value as Readonly<Record<string, string>>;
      return Object.fromEntries(entries.map(([region, column]) => [column, states[region] ?? ""]));
    },
    filtersOf: (path) => {
      const [region, state] = partsOf(path);
      const column = regions[region];
      return column && state !== "" ? { [column]: state } : null;
    },
  };
}

/** Stores a nested state in two columns; the inner one is empty if the outer state has no inner state. */
export const nestedColumns = (outer: string, inner: string): StateColumns => ({
  names: [outer, inner],
  valueOf: (row) => {
    const [state, within] = [textIn(row, outer), textIn(row, inner)];
    return within === "" ? state : { [state]: within };
  },
  columnsOf: (value) => {
    const [state = "", within = ""] = typeof value === "string" ? [value] : Object.entries(value)[0] ?? [];
    return { [outer]: state, [inner]: String(within) };
  },
  filtersOf: (path) => {
    const [state, within] = partsOf(path);
    if (state === "") return null;
    return within === "" ? { [outer]: state } : { [outer]: state, [inner]: within };
  },
});
