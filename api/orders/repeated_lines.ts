/** Finds repeated lines, because a duplicate row of a file would double the quantity. */

interface OrderLine {
  readonly sku: string;
  readonly title: string;
  readonly variant: string;
  readonly quantity: number;
}

export interface RepeatedLine {
  readonly sku: string;
  readonly title: string;
  readonly quantities: readonly number[];
}

/** Groups equal lines. A title of another wording may be a buyer's choice and is not equal. */
export function repeatedLines(lines: readonly OrderLine[]): readonly RepeatedLine[] {
  const groups = Map.groupBy(lines, ({ sku, title, variant }) => JSON.stringify([sku, title, variant]));
  return [...groups.values()].flatMap((group) => {
    const [first, second] = group;
    if (!first || !second) return [];
    return [{ sku: first.sku, title: first.title, quantities: group.map(({ quantity }) => quantity) }];
  });
}
