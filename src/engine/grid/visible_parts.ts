/** Computes which rows or columns are drawn: the visible ones, some next to them, and the focused one. */

export interface Gap {
  readonly from: number;
  readonly count: number;
  readonly sizePx: number;
}

export type Piece = number | Gap;
export const isGap = (piece: Piece): piece is Gap => typeof piece !== "number";

/** Returns the offset at which each part starts, followed by the end of the last part. */
export function startsOf(sizesPx: readonly number[]): readonly number[] {
  let at = 0;
  return [0, ...sizesPx.map((size) => at += size)];
}

export interface Stretch {
  readonly first: number;
  /** Index of the last part, inclusive. */
  readonly last: number;
}

export function stretchBetween(starts: readonly number[], fromPx: number, untilPx: number): Stretch {
  const count = starts.length - 1;
  const end = starts.findIndex((start) => start >= untilPx);
  const first = starts.findLastIndex((start) => start <= fromPx);
  return {
    first: Math.min(Math.max(0, first), Math.max(0, count - 1)),
    last: Math.min(end === -1 ? count - 1 : Math.max(end - 1, 0), count - 1),
  };
}

/** Number of parts that are drawn beyond each edge, so that they are already there when scrolled to. */
const BEYOND = 4;

/** Returns the drawn parts in order, with a gap for each run of parts that are not drawn. */
export function piecesOf(
  starts: readonly number[],
  { first, last }: Stretch,
  always: readonly number[],
): readonly Piece[] {
  const count = starts.length - 1;
  const near = Array.from({ length: last - first + 1 + 2 * BEYOND }, (_, at) => first - BEYOND + at);
  const drawn = [...new Set([...always, ...near])]
    .filter((at) => at >= 0 && at < count)
    .sort((one, other) => one - other);
  const pieces: Piece[] = [];
  let next = 0;
  for (const at of [...drawn, count]) {
    if (at > next) {
      pieces.push({ from: next, count: at - next, sizePx: (starts[at] ?? 0) - (starts[next] ?? 0) });
    }
    if (at < count) pieces.push(at);
    next = at + 1;
  }
  return pieces;
}

/** Returns the scroll offset at which a part is fully visible; null if it already is. */
export function scrollFor(
  starts: readonly number[],
  at: number,
  { fromPx, roomPx }: { readonly fromPx: number; readonly roomPx: number },
): number | null {
  const [start = 0, end = start] = starts.slice(at, at + 2);
  if (start < fromPx) return start;
  return end > fromPx + roomPx ? Math.min(start, end - roomPx) : null;
}
