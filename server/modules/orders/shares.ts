/** What garments of an order were charged: each line's total, spread over its pieces to the last minor unit. */

interface Line {
  readonly _id: string;
  readonly quantity: number;
  readonly total_minor: number;
}

interface Piece {
  readonly order_line_id: string;
}

/** Of the first `count` pieces of a line: of all of them it is its total, so nothing is given twice and nothing is left. */
const shareOf = ({ total_minor, quantity }: Line, count: number): number =>
  Math.floor(total_minor * count / quantity);

/** @param live pieces of each line that were not given back yet */
export function sharesOf(
  lines: readonly Line[],
  live: ReadonlyMap<string, number>,
  pieces: readonly Piece[],
): number {
  return lines.reduce((sum, line) => {
    const back = pieces.filter(({ order_line_id }) => order_line_id === line._id).length;
    const done = line.quantity - (live.get(line._id) ?? 0);
    return sum + shareOf(line, done + back) - shareOf(line, done);
  }, 0);
}
