/** What a patch changes of a row, without what the row has already. */

/**
 * An engine writes every index anew that has a column of the statement in it, changed or not: of an order there are sixteen with
 * its status, and a garment's step in the work changes none of them.
 */
export function differenceOf<Patch extends object>(row: object, patch: Patch): Partial<Patch> {
  const before = row as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(patch).filter(([column, value]) => before[column] !== value),
  ) as Partial<Patch>;
}
