/** Takes the filters of a PNG's rows back, in place. Source: PNG §9. */
import { type PngHeader, rowBytes } from "./png_header.ts";
import { LabelRefused } from "./refused.ts";

/** @throws {LabelRefused} for a filter that there is not */
export function unfilter(raw: Uint8Array, header: PngHeader): void {
  const unit = Math.max(1, header.samples * header.depth / 8);
  let at = 0;
  for (const { width, height } of header.passes) {
    const bytes = rowBytes(header, width);
    for (let y = 0; y < height; y++, at += bytes + 1) {
      const above = y === 0 ? null : at - bytes;
      takeBack(raw, { filter: raw[at]!, from: at + 1, until: at + 1 + bytes, above, unit });
    }
  }
}

interface Row {
  readonly filter: number;
  readonly from: number;
  readonly until: number;
  /** Where the row above begins; null for the first. */
  readonly above: number | null;
  /** Bytes of a point, at least one. */
  readonly unit: number;
}

const [NONE, LEFT, ABOVE, MEAN, PAETH] = [0, 1, 2, 3, 4];

function takeBack(raw: Uint8Array, { filter, from, until, above, unit }: Row): void {
  if (filter === NONE || (filter === ABOVE && above === null)) return;
  if (filter > PAETH!) throw new LabelRefused("damaged");
  for (let at = from; at < until; at++) {
    const hasLeft = at - unit >= from;
    const left = hasLeft ? raw[at - unit]! : 0;
    const up = above === null ? 0 : raw[above + at - from]!;
    if (filter === LEFT) raw[at]! += left;
    else if (filter === ABOVE) raw[at]! += up;
    else if (filter === MEAN) raw[at]! += (left + up) >> 1;
    else raw[at]! += nearest(left, up, above !== null && hasLeft ? raw[above + at - from - unit]! : 0);
  }
}

/** Which of the three is nearest to where they point. */
function nearest(left: number, up: number, corner: number): number {
  const [byLeft, byUp, byCorner] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner),
  ];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
