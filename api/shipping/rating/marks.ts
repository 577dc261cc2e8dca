/** Finds the decimal mark of a pasted table: one unambiguous cell decides for all, otherwise a person does. */
import type { DecimalMark } from "../../csv/plan.ts";
import { exponentOf } from "../../money.ts";

export type Evidence = DecimalMark | { readonly example: string };

const SINGLE = /^\D*([1-9]\d{0,2})([.,])(\d{3})\D*$/;
const DECIMAL_LAST = /\d([.,])(\d+)\D*$/;

/** Cells before column `first` are weights. */
export function markOf(
  rows: readonly (readonly string[])[],
  first: number,
  currency: string,
): Evidence {
  let doubt: string | null = null;
  for (const cells of rows) {
    for (const [at, cell] of cells.entries()) {
      const sure = sureMark(cell);
      if (sure) return sure;
      // A currency without decimals has no fraction to mistake; a weight may have one.
      const isPlain = at >= first && exponentOf(currency) === 0;
      if (SINGLE.test(cell) && !isPlain) doubt ??= cell;
      else if (SINGLE.test(cell)) return SINGLE.exec(cell)?.[2] === "," ? "." : ",";
    }
  }
  return doubt === null ? "." : { example: doubt };
}

function sureMark(cell: string): DecimalMark | null {
  if (SINGLE.test(cell)) return null;
  const [, mark, fraction = ""] = DECIMAL_LAST.exec(cell) ?? [];
  if (mark !== "." && mark !== ",") return null;
  const others = cell.split(mark).length - 1;
  // 1,234,567 groups twice: the other one is the mark.
  if (others > 1) return mark === "," ? "." : ",";
  // The last of two different marks is the decimal one. So is a mark before other than three digits, or after a zero.
  return fraction.length !== 3 || /[.,].*[.,]/.test(cell) || /^\D*0/.test(cell) ? mark : null;
}
