/** SQLite binds 32,766 values in a statement at most, Postgres 65,535. */
const MAX_VALUES = 32_766;

/** @param columns the number of values per row @param most rows per chunk */
export function* chunksOf<T>(
  rows: readonly T[],
  columns: number,
  most = MAX_VALUES,
): Generator<readonly T[]> {
  const size = Math.min(most, Math.floor(MAX_VALUES / columns));
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}
