import { MAX_ROWS_ABOVE } from "./bounds.ts";
import { matchColumns } from "./match.ts";
import type { CsvRow } from "./parser.ts";

const TITLE_CELLS = 2;
const SAMPLE_ROWS = 100;

const filled = ({ cells }: CsvRow): number => cells.filter((cell) => cell.trim() !== "").length;

/** Returns the header's index: row 0 if no title, else the first with all needed headers, else a wide one. */
export function headerAt(rows: readonly CsvRow[]): number {
  const [first] = rows;
  if (!first) return 0;
  const counts = rows.slice(0, SAMPLE_ROWS).map(filled).sort((one, other) => one - other);
  const usual = counts[Math.floor(counts.length / 2)] ?? 0;
  const isWide = (row: CsvRow) => row.broken === null && filled(row) * 2 > usual && filled(row) > 1;
  if (filled(first) > TITLE_CELLS && isWide(first)) return 0;
  const candidates = rows.slice(0, MAX_ROWS_ABOVE + 1);
  const named = candidates.findIndex(({ cells, broken }) =>
    broken === null && cells.length > 1 && matchColumns(cells).missing.length === 0
  );
  // A broken first row is the header, so that its fault is shown.
  const wide = first.broken === null ? candidates.findIndex(isWide) : 0;
  return Math.max(0, named >= 0 ? named : wide);
}
