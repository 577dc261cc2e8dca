import type { Column } from "./define.ts";

/** Returns the fields that an export writes, each once, in the order of the columns: the main field of each first. */
export const writtenFields = (columns: readonly Pick<Column, "fields">[]): readonly string[] => [
  ...new Set(columns.flatMap(({ fields }) => fields)),
];
