import { MAX_HEADERS } from "./bounds.ts";
import { columnProofs, proofOf, signsOfDates, signsOfDecimals, strongest } from "./evidence.ts";
import { type EncodingEvidence, type EncodingFound, findEncoding, problemOf } from "./bytes.ts";
import { headerAt } from "./header.ts";
import { matchColumns } from "./match.ts";
import { NotText } from "./decode.ts";
import type { CsvRow } from "./parser.ts";
import { type Delimiter, DELIMITERS, type FileFormat, type ImportPlan, type Quote } from "./plan.ts";
import { PROFILES } from "./profiles.ts";
import type { ImportReason } from "./reasons.ts";
import { readHead } from "./rows.ts";

/** Evidence for a part of the format: `seen` in the content, the `habit` of such files, or only `assumed`. */
type Evidence = "seen" | "habit" | "assumed";

export interface Detection {
  readonly problem: ImportReason | null;
  readonly format: FileFormat;
  readonly evidence: Readonly<Record<Exclude<keyof FileFormat, "encoding">, Evidence>> & {
    readonly encoding: EncodingEvidence;
  };
  readonly rowsAbove: number;
  readonly headers: readonly string[];
}

/** Size of a sample that is large enough to see how rows are built. */
const SAMPLE_BYTES = 64 * 1024;

const PLAIN: FileFormat = {
  encoding: "utf-8",
  delimiter: ",",
  quote: '"',
  decimal: ".",
  dateOrder: "dmy",
};
const NOTHING_SEEN = {
  encoding: "assumed",
  delimiter: "assumed",
  quote: "assumed",
  decimal: "assumed",
  dateOrder: "assumed",
} as const;

/** Reads `head`, the beginning of a file (256 kB are plenty). `known` is the encoding that the whole file shows. */
export function detectFormat(
  head: Uint8Array,
  isWhole: boolean,
  known: EncodingFound = findEncoding(head, isWhole),
): Detection {
  const problem = problemOf(head);
  if (problem) return { problem, format: PLAIN, evidence: NOTHING_SEEN, rowsAbove: 0, headers: [] };
  const { encoding, evidence } = known;
  try {
    const sample = head.subarray(0, SAMPLE_BYTES);
    const isAll = isWhole && sample.length === head.length;
    const cut = findCut(sample, isAll, { ...PLAIN, encoding });
    const format = { ...PLAIN, encoding, delimiter: cut.delimiter, quote: cut.quote };
    const all = readHead(head, isWhole, format);
    const rowsAbove = headerAt(all);
    const rows = all.slice(rowsAbove);
    const values = findValues(rows, format);
    return {
      problem: rowsProblem(rows, isWhole),
      format: { ...format, ...values.format },
      evidence: { encoding: evidence, delimiter: cut.evidence, quote: cut.evidence, ...values.evidence },
      rowsAbove,
      headers: (rows[0]?.cells ?? []).map((cell) => cell.trim()),
    };
  } catch (error) {
    if (!(error instanceof NotText)) throw error;
    return {
      problem: "notText",
      format: { ...PLAIN, encoding },
      evidence: NOTHING_SEEN,
      rowsAbove: 0,
      headers: [],
    };
  }
}

function rowsProblem([header, ...rows]: readonly CsvRow[], isWhole: boolean): ImportReason | null {
  if (!header) return isWhole ? "empty" : "tooLong";
  if (header.broken) return header.broken;
  if (header.cells.length > MAX_HEADERS) return "tooManyColumns";
  return isWhole && rows.length === 0 ? "headerOnly" : null;
}

interface Cut {
  readonly delimiter: Delimiter;
  readonly quote: Quote;
  readonly evidence: Evidence;
}

function findCut(sample: Uint8Array, isWhole: boolean, format: FileFormat): Cut {
  let best: Cut & { readonly score: number } = { ...PLAIN, evidence: "assumed", score: 0 };
  for (const delimiter of DELIMITERS) {
    const plain = readHead(sample, isWhole, { ...format, delimiter });
    const quote = isWrapped(plain[headerAt(plain)]) ? "'" : PLAIN.quote;
    const rows = quote === PLAIN.quote ? plain : readHead(sample, isWhole, { ...format, delimiter, quote });
    const score = scoreOf(rows);
    if (score > best.score) best = { delimiter, quote, evidence: "seen", score };
    if (!plain.some(({ broken }) => broken === "badQuotes")) continue;
    const bare = readHead(sample, isWhole, { ...format, delimiter, quote: "" });
    const bareScore = isBare(bare) ? scoreOf(bare) : 0;
    if (bareScore > best.score) best = { delimiter, quote: "", evidence: "seen", score: bareScore };
  }
  return best;
}

/** `"Vintage" tee`: text follows a closing quote. */
const BARE = /^"[^"]*"./;

/** True when quotes are text: more cells continue after a closing quote than have quotes around them. */
function isBare(rows: readonly CsvRow[]): boolean {
  const begun = rows.flatMap(({ cells }) => cells.filter((cell) => cell.startsWith('"')));
  const whole = begun.filter((cell) => cell.length > 1 && cell.endsWith('"'));
  const bare = begun.filter((cell) => BARE.test(cell.replaceAll('""', "")));
  return bare.length > whole.filter((cell) => !bare.includes(cell)).length;
}

/** True when every header is in apostrophes: only then are they quotes, not marks or letters. */
const isWrapped = (header: CsvRow | undefined): boolean =>
  header !== undefined &&
  header.cells.every((cell) => cell.length > 1 && cell.startsWith("'") && cell.endsWith("'"));

function scoreOf(all: readonly CsvRow[]): number {
  const above = headerAt(all);
  const [header, ...rows] = all.slice(above);
  const width = header?.cells.length ?? 0;
  if (!header || header.broken || width < 2) return 0;
  const fitting = rows.filter((row) => !row.broken && row.cells.length === width).length;
  const others = rows.length + above;
  const share = others === 0 ? 1 : fitting / others;
  return share * 10 + Math.min(width, 100) / 100;
}

/** Finds the format of texts in a sheet; its numbers and days need none. `rows` begin with the header. */
export const sheetFormat = (rows: readonly CsvRow[]): FileFormat => ({
  ...PLAIN,
  ...findValues(rows, PLAIN).format,
});

function findValues([header, ...rows]: readonly CsvRow[], format: FileFormat) {
  const { profile: id, columns } = matchColumns(header?.cells ?? []);
  const profile = PROFILES[id];
  const whole = rows.filter((row) => !row.broken);
  const valuesOf = (...fields: (keyof ImportPlan["columns"])[]) =>
    fields.flatMap((field) => whole.map((row) => row.cells[columns[field] ?? -1] ?? ""));
  const proofs = columnProofs(whole.map(({ cells }) => cells), header?.cells.length ?? 0);
  const decimal = strongest(signsOfDecimals(valuesOf("unit_price", "line_total"))) ??
    proofOf({ columns }, proofs).decimal.proven;
  const dateOrder = strongest(signsOfDates(valuesOf("ordered_on")));
  // A file with semicolons between its cells most likely has decimal commas.
  const usual = format.delimiter === ";" ? "," : ".";
  return {
    format: {
      decimal: decimal ?? profile.decimal ?? usual,
      dateOrder: dateOrder ?? profile.dateOrder ?? "dmy",
    } as const,
    evidence: {
      decimal: decimal ? "seen" : profile.decimal ? "habit" : "assumed",
      dateOrder: dateOrder ? "seen" : profile.dateOrder ? "habit" : "assumed",
    } as const,
  };
}
