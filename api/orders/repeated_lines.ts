/** Lines of an order that name the same thing again: a row that a file had twice becomes twice the pieces. Pure. */

interface OrderLine {
  readonly sku: string;
  readonly title: string;
  readonly variant: string;
  readonly quantity: number;
}

/** One thing that several lines name. */
export interface RepeatedLine {
  readonly sku: string;
  readonly title: string;
  /** Pieces of each line, in their order. */
  readonly quantities: readonly number[];
}

/** Returns what several lines of an order name alike. A title of another wording may be a buyer's choice: it is another thing. */
export function repeatedLines(lines: readonly OrderLine[]): readonly RepeatedLine[] {
  const groups = Map.groupBy(lines, ({ sku, title, variant }) => JSON.stringify([sku, title, variant]));
  return [...groups.values()].flatMap((group) => {
    const [first, second] = group;
    if (!first || !second) return [];
    return [{ sku: first.sku, title: first.title, quantities: group.map(({ quantity }) => quantity) }];
  });
}
