/** What a list's columns are written from in a file. */
import type { Column } from "./define.ts";

/** The fields of columns, each once, in the order of the file: a column's main one first. */
export const writtenFields = (columns: readonly Pick<Column, "fields">[]): readonly string[] => [
  ...new Set(columns.flatMap(({ fields }) => fields)),
];
