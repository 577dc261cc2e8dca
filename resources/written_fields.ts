import type { Column } from "./define.ts";

/** Returns the fields of columns, each once, in the order of the file: the main field of a column first. */
export const writtenFields = (columns: readonly Pick<Column, "fields">[]): readonly string[] => [
  ...new Set(columns.flatMap(({ fields }) => fields)),
];
