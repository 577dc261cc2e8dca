/** Returns only changed values, because an engine rewrites every index with a column that a statement sets. */
export function differenceOf<Patch extends object>(row: object, patch: Patch): Partial<Patch> {
  const before = row as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(patch).filter(([column, value]) => before[column] !== value),
  ) as Partial<Patch>;
}
