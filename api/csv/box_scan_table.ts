/** Reads the scans of boxes that a forwarder lists. A person answers what the table leaves open; nothing is guessed. */
import type { BoxScanInput } from "../generated/schema.ts";
import { type GatewayKind, isGatewayKind, MAX_SCAN_PLACE } from "../handover/box_scans.ts";
import { parseScan } from "../codes/scan.ts";
import { MAX_SCAN_LENGTH } from "../codes/scan_codes.ts";
import { instantOf } from "../time/dates.ts";
import { MAX_FIGURE_CHARS } from "./bounds.ts";
import { answerTo, parseDay, parseIdentity, parseText, RefusedCell } from "./cells.ts";
import { columnProofs, NO_PROOF } from "./evidence.ts";
import type { CsvRow } from "./parser.ts";
import type { DateOrder } from "./plan.ts";
import { placeOf } from "./profile.ts";
import type { ImportReason } from "./reasons.ts";
import { unescapeFormula } from "./write.ts";

export const SCAN_FIELDS = ["code", "time", "place", "kind"] as const;
export type ScanField = (typeof SCAN_FIELDS)[number];
export type ScanColumns = Readonly<Partial<Record<ScanField, number>>>;

/** Headers that other programs use, the best first. */
const NAMES: Readonly<Record<ScanField, readonly string[]>> = {
  code: ["code", "SSCC", "Box", "Box number", "Carton", "Barcode", "Handling unit"],
  time: ["time", "Timestamp", "Date time", "Scan time", "Event time", "Scanned at", "Date"],
  place: ["place", "Location", "Facility", "Hub", "Station", "City"],
  kind: ["kind", "Event", "Status", "Type", "Scan type"],
};

export interface ScanTable {
  /** The headers are empty texts if a pasted table has no header row. */
  readonly headers: readonly string[];
  readonly columns: ScanColumns;
  readonly rows: readonly CsvRow[];
}

/** A table that begins with the number of a box has no header: its columns are SCAN_FIELDS in their order. */
export function scanTableOf(
  header: CsvRow,
  below: readonly CsvRow[],
  words: Readonly<Record<ScanField, string>>,
): ScanTable {
  const headers = header.cells.map((cell) => cell.trim());
  const { kind } = parseScan(cellOf(header, 0));
  const isBare = kind === "box" || kind === "sscc";
  const columns = SCAN_FIELDS.flatMap((field, position) => {
    const at = isBare ? position : placeOf([...NAMES[field], words[field]], headers);
    return at === undefined || at >= headers.length ? [] : [[field, at] as const];
  });
  return {
    headers: isBare ? headers.map(() => "") : headers,
    columns: Object.fromEntries(columns),
    rows: isBare ? [header, ...below] : below,
  };
}

export interface ScanAnswers {
  /** Null while nobody has chosen which number is the day. */
  readonly order: DateOrder | null;
  /** Applies to times that name no zone. */
  readonly timeZone: string;
  /** Applies to all rows of a table without a column of kinds. */
  readonly kind: GatewayKind | null;
  /** Kinds by the words of the file; null for a word whose rows are left out. */
  readonly kinds: Readonly<Record<string, GatewayKind | null>>;
}

export interface ScanRefusal {
  readonly line: number;
  readonly field: ScanField;
  readonly code: ImportReason;
}

export interface ReadScan extends BoxScanInput {
  readonly line: number;
}

export interface ScanRead {
  readonly scans: readonly ReadScan[];
  readonly refusals: readonly ScanRefusal[];
  /** Words of the column of kinds whose meaning a person decides. */
  readonly words: readonly string[];
}

const cellOf = ({ cells }: CsvRow, at: number | undefined): string =>
  at === undefined ? "" : unescapeFormula(cells[at] ?? "").trim();

export interface DayOrder {
  /** The order that the days prove; null if they prove none. */
  readonly proven: DateOrder | null;
  /** The first ambiguous day, "" if days contradict each other; null if nothing is open. */
  readonly open: string | null;
}

/** Finds the order of day and month. Days that begin with the year prove nothing about the other days. */
export function orderOfDays(rows: readonly CsvRow[], at: number | undefined): DayOrder {
  const { proven, isMixed, unclear } = columnProofs(rows.map((row) => [cellOf(row, at)]), 1)[0]?.day ??
    NO_PROOF;
  const order = proven === "ymd" ? null : proven;
  return { proven: order, open: order === null ? unclear ?? (isMixed ? "" : null) : null };
}

const kindWord = (cell: string): string => cell.toLowerCase().slice(0, MAX_FIGURE_CHARS);

export function readScanRows(
  rows: readonly CsvRow[],
  columns: ScanColumns,
  answers: ScanAnswers,
): ScanRead {
  const scans: ReadScan[] = [];
  const refusals: ScanRefusal[] = [];
  const words = new Set<string>();
  for (const row of rows) {
    const cell = (field: ScanField) => cellOf(row, columns[field]);
    if (SCAN_FIELDS.every((field) => cell(field) === "") && !row.broken) continue;
    const word = kindWord(cell("kind"));
    const isPlain = isGatewayKind(word);
    if (columns.kind !== undefined && !isPlain) words.add(word);
    const kind = columns.kind === undefined ? answers.kind : isPlain ? word : answerTo(answers.kinds, word);
    if (!kind) continue;
    const given = {
      code: row.broken ? new RefusedCell(row.broken) : needed(parseIdentity(cell("code"), MAX_SCAN_LENGTH)),
      time: readInstant(cell("time"), answers),
      place: parseText(cell("place"), MAX_SCAN_PLACE),
    };
    const { code, time: at, place } = given;
    if (typeof code === "string" && typeof at === "number" && typeof place === "string") {
      scans.push({ line: row.line, code, at, place, kind });
      continue;
    }
    const [field = "code", wrong] = Object.entries(given).find(([, value]) => value instanceof RefusedCell) ??
      [];
    refusals.push({
      line: row.line,
      field: field as ScanField,
      code: wrong instanceof RefusedCell ? wrong.code : "required",
    });
  }
  return { scans, refusals, words: [...words] };
}

const needed = (value: string | RefusedCell) => value === "" ? new RefusedCell("required") : value;

const TIME =
  /[T ,]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?(?:\s*(am|pm|a\.m\.|p\.m\.))?(?:\s*(z|utc|gmt|[+-]\d{2}:?\d{2}))?\s*$/i;

/** Reads a day with its time; a zone in the cell overrides the chosen one. */
export function readInstant(
  cell: string,
  { order, timeZone }: Pick<ScanAnswers, "order" | "timeZone">,
): number | RefusedCell {
  if (cell === "") return new RefusedCell("required");
  const found = parseDay(cell, order ?? "dmy", true, order === null);
  if (found instanceof RefusedCell) return found;
  const [, hours = "", minute = "", second = "0", half = "", zone = ""] = TIME.exec(cell) ?? [];
  const hour = hourOf(Number(hours || NaN), half);
  if (hour === null || Number(minute) > 59 || Number(second) > 59) return new RefusedCell("badTime");
  const time = { hour, minute: Number(minute), second: Number(second) };
  const at = instantOf(found, time, zone === "" ? timeZone : "UTC");
  return at === null ? new RefusedCell("badDate") : at - offsetOf(zone);
}

function hourOf(hour: number, half: string): number | null {
  if (half === "") return hour <= 23 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return hour % 12 + (half.toLowerCase().startsWith("p") ? 12 : 0);
}

/** Returns the seconds by which clocks of the zone are ahead of UTC. */
function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  const seconds = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60;
  return sign === "-" ? -seconds : seconds;
}
