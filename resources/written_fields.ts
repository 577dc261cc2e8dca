import type { Column } from "./define.ts";

/** Returns the fields that an export writes for columns, each once and in its order: a column's main field first. */
export const writtenFields = (columns: readonly Pick<Column, "fields">[]): readonly string[] => [
  ...new Set(columns.flatMap(({ fields }) => fields)),
];
