/** Computes parts of charges to the last minor unit: all parts together are the whole. */

/** Returns the charge of `count` of a line's `quantity` pieces; that of all pieces is the line's total. */
export const shareOf = (minor: number, quantity: number, count: number): number =>
  Math.floor(minor * count / quantity);

interface Line {
  readonly _id: string;
  readonly quantity: number;
  readonly total_minor: number;
}

interface Piece {
  readonly order_line_id: string;
}

/** Returns the charges of `pieces` by the id of a line; `live` has the pieces of each line that were not stopped. */
export function sharesOf(
  lines: readonly Line[],
  live: ReadonlyMap<string, number>,
  pieces: readonly Piece[],
): ReadonlyMap<string, number> {
  return new Map(lines.flatMap(({ _id, quantity, total_minor }) => {
    const back = pieces.filter(({ order_line_id }) => order_line_id === _id).length;
    const done = quantity - (live.get(_id) ?? 0);
    const minor = shareOf(total_minor, quantity, done + back) - shareOf(total_minor, quantity, done);
    return minor > 0 ? [[_id, minor] as const] : [];
  }));
}

interface Charged {
  readonly order_line_id: string | null;
  readonly leftMinor: number;
}

/** Spreads at most what is left of each line, so that no amount of a refund request is paid twice. */
export function spreadRefund<C extends Charged>(
  charged: readonly C[],
  wanted: ReadonlyMap<string, number>,
): readonly { readonly line: C; readonly minor: number }[] {
  const open = new Map(wanted);
  const assigned = new Map<C, number>();
  const take = (line: C, of: string) => {
    const before = assigned.get(line) ?? 0;
    const minor = Math.min(line.leftMinor - before, open.get(of) ?? 0);
    if (minor <= 0) return;
    assigned.set(line, before + minor);
    open.set(of, (open.get(of) ?? 0) - minor);
  };
  for (const line of charged) {
    for (const of of line.order_line_id === null ? wanted.keys() : [line.order_line_id]) take(line, of);
  }
  return charged.flatMap((line) => assigned.has(line) ? [{ line, minor: assigned.get(line) ?? 0 }] : []);
}

/**
 * Divides an amount by weights, so that all parts together are the whole: each is rounded down, and the parts that
 * lose most get one more, the first of equals. Without any weight all parts are equal.
 *
 * @throws {RangeError} for an amount or a weight that is not whole, or is below zero
 */
export function divideByWeights(minor: number, weights: readonly number[]): readonly number[] {
  for (const each of [minor, ...weights]) {
    if (!Number.isSafeInteger(each) || each < 0) {
      throw new RangeError(`Cannot divide by ${each}: expected whole numbers, zero or more`);
    }
  }
  if (weights.length === 0) return [];
  const isBare = weights.every((weight) => weight === 0);
  const counted = weights.map((weight) => BigInt(isBare ? 1 : weight));
  const whole = counted.reduce((sum, weight) => sum + weight, 0n);
  const exact = counted.map((weight) => BigInt(minor) * weight);
  const parts = exact.map((each) => Number(each / whole));
  const open = minor - parts.reduce((sum, each) => sum + each, 0);
  const byLoss = [...exact.keys()].toSorted((one, other) =>
    Number(exact[other]! % whole - exact[one]! % whole)
  );
  for (const at of byLoss.slice(0, open)) parts[at]! += 1;
  return parts;
}
