/** Takes the filter of a row back, in place: of the row before only its bytes are needed. Source: PNG §9. */
import { PngFault } from "./fault.ts";

/** @param above the row before as it is; all zeros for the first */
export function unfilter(filter: number, row: Uint8Array, above: Uint8Array, unit: number): void {
  switch (filter) {
    case 0:
      return;
    case 1:
      for (let at = unit; at < row.length; at++) row[at]! += row[at - unit]!;
      return;
    case 2:
      for (let at = 0; at < row.length; at++) row[at]! += above[at]!;
      return;
    case 3:
      for (let at = 0; at < unit && at < row.length; at++) row[at]! += above[at]! >> 1;
      for (let at = unit; at < row.length; at++) row[at]! += (row[at - unit]! + above[at]!) >> 1;
      return;
    case 4:
      return nearest(row, above, unit);
    default:
      throw new PngFault("damaged");
  }
}

/** Of what is left, above and in the corner, the nearest to where they point. */
function nearest(row: Uint8Array, above: Uint8Array, unit: number): void {
  for (let at = 0; at < unit && at < row.length; at++) row[at]! += above[at]!;
  for (let at = unit; at < row.length; at++) {
    const left = row[at - unit]!;
    const up = above[at]!;
    const corner = above[at - unit]!;
    const [toUp, toLeft] = [left - corner, up - corner];
    const byLeft = toLeft < 0 ? -toLeft : toLeft;
    const byUp = toUp < 0 ? -toUp : toUp;
    const both = toLeft + toUp;
    const byCorner = both < 0 ? -both : both;
    row[at]! += byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner;
  }
}
