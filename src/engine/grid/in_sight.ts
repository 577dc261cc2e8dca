/** What of a long line of rows or columns is drawn: those in sight, some beside them, and those that are always wanted. Pure. */

/** Parts that are left out, and the room they take. */
export interface Gap {
  readonly from: number;
  readonly count: number;
  readonly sizePx: number;
}

/** The place of a part that is drawn, or a gap. */
export type Piece = number | Gap;
export const isGap = (piece: Piece): piece is Gap => typeof piece !== "number";

/** Where each part begins, and at last where the line ends. */
export function startsOf(sizesPx: readonly number[]): readonly number[] {
  let at = 0;
  return [0, ...sizesPx.map((size) => at += size)];
}

export interface Stretch {
  readonly first: number;
  /** Itself still within. */
  readonly last: number;
}

/** The parts that a stretch of the line touches. */
export function touched(starts: readonly number[], fromPx: number, untilPx: number): Stretch {
  const count = starts.length - 1;
  const end = starts.findIndex((start) => start >= untilPx);
  const first = starts.findLastIndex((start) => start <= fromPx);
  return {
    first: Math.min(Math.max(0, first), Math.max(0, count - 1)),
    last: Math.min(end === -1 ? count - 1 : Math.max(end - 1, 0), count - 1),
  };
}

/** How many are drawn beyond each edge, so that they are there when somebody scrolls on. */
const BEYOND = 4;

/** All of a line in its order: the parts that are drawn, and a gap for each run of others. */
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

/** Where to scroll so that a part is seen whole; null where it is. */
export function scrollFor(
  starts: readonly number[],
  at: number,
  { fromPx, roomPx }: { readonly fromPx: number; readonly roomPx: number },
): number | null {
  const [start = 0, end = start] = starts.slice(at, at + 2);
  if (start < fromPx) return start;
  return end > fromPx + roomPx ? Math.min(start, end - roomPx) : null;
}
