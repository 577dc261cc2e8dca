/** Reads lines of a postage provider's file. A person answers what the file leaves open; nothing is guessed. */
import {
  boolean,
  check,
  exactOptional,
  type GenericSchema,
  maxLength,
  nullable,
  object,
  picklist,
  pipe,
  record,
  string,
} from "valibot";
import { trackingNumber } from "../codes/tracking.ts";
import {
  MAX_POSTAGE_CENTS,
  owedBy,
  POSTAGE_PROVIDERS,
  POSTAGE_TYPES,
  type PostageProvider,
  type PostageType,
} from "../handover/postage.ts";
import { says } from "../inputs/read.ts";
import { zoneOfFile } from "../inputs/time_zone.ts";
import { limitIn } from "../money_limits.ts";
import { startOf } from "../time/dates.ts";
import { exactAmount, isCurrency, negatedFigure } from "./amounts.ts";
import { MAX_HEADER_CHARS } from "./bounds.ts";
import { readInstant } from "./box_scan_table.ts";
import { answerTo, parseDay, parseIdentity, RefusedCell } from "./cells.ts";
import type { CsvRow } from "./parser.ts";
import {
  columnPlace,
  DATE_ORDERS,
  type DateOrder,
  type FileFormat,
  fileFormat,
  fileHeaders,
  sheetName,
} from "./plan.ts";
import {
  documentedTypeOf,
  isDifference,
  POSTAGE_FIELDS,
  POSTAGE_FILES,
  type PostageColumns,
  type PostageField,
  type PostageFileId,
  profileTypeOf,
  typesBySign,
} from "./postage_files.ts";
import type { ImportReason } from "./reasons.ts";
import { unescapeFormula } from "./write.ts";

/** Maximum number of different words in the type column, since a person is asked about each. */
export const MAX_TYPE_WORDS = 20;
const MAX_WORD_CHARS = 60;
const MAX_REF_CHARS = 80;
const MAX_NUMBER_CHARS = 60;

export interface PostageAnswers {
  /** Null while nobody has chosen which number is the day. */
  readonly order: DateOrder | null;
  /** Applies to times that name no zone. */
  readonly timeZone: string;
  readonly currency: string;
  /** Applies to all rows of a file without a column of types. */
  readonly type: PostageType | null;
  /** Our type for each word of the type column; null for a word whose rows are left out. */
  readonly types: Readonly<Record<string, PostageType | null>>;
}

export interface PostagePlan extends PostageAnswers {
  readonly format: FileFormat;
  readonly sheet?: string;
  readonly keepsHidden?: boolean;
  readonly file: PostageFileId;
  readonly provider: PostageProvider;
  readonly headers: readonly string[];
  readonly columns: PostageColumns;
}

const position = exactOptional(columnPlace);
const type = nullable(picklist(POSTAGE_TYPES, says("unknown")));

export const postagePlan = object({
  format: fileFormat,
  sheet: sheetName,
  keepsHidden: exactOptional(boolean(says("invalid"))),
  file: picklist(POSTAGE_FILES, says("unknown")),
  provider: picklist(POSTAGE_PROVIDERS, says("unknown")),
  headers: fileHeaders,
  columns: object({
    ...Object.fromEntries(POSTAGE_FIELDS.map((field) => [field, position])) as Record<
      PostageField,
      typeof position
    >,
    at: columnPlace,
    amount: columnPlace,
  }, says("invalid")),
  order: nullable(picklist(DATE_ORDERS, says("unknown"))),
  timeZone: zoneOfFile,
  currency: pipe(string(says("required")), check(isCurrency, says("invalid"))),
  type,
  types: pipe(
    record(pipe(string(says("invalid")), maxLength(MAX_WORD_CHARS, says("tooLong"))), type),
    check((words) => Object.keys(words).length <= MAX_TYPE_WORDS, says("tooMany")),
  ),
}) satisfies GenericSchema<unknown, PostagePlan>;

export interface PostageEntry {
  readonly line: number;
  readonly at: number;
  readonly type: PostageType;
  readonly state: "" | "requested" | "denied";
  readonly ref: string;
  readonly tracking: string;
  /** The number of equal lines above it in the file; only for lines without an id. */
  readonly repeat?: number;
  /** The change in what we owe. */
  readonly amount_minor: number;
  /** The prepaid balance after the line; null if the row has none. */
  readonly balance_minor: number | null;
}

export interface PostageRefusal {
  readonly line: number;
  readonly column: string;
  readonly code: ImportReason;
}

class RowRefused extends Error {
  constructor(readonly field: PostageField, readonly code: ImportReason) {
    super(code);
  }
}

/** Null for a row that is left out. */
export type PostageRead = PostageEntry | PostageRefusal | null;
export const isRefusal = (read: PostageEntry | PostageRefusal): read is PostageRefusal => "code" in read;

export type RowPlan = Omit<PostagePlan, "format"> & { readonly format: Pick<FileFormat, "decimal"> };

export const typeWord = (cell: string): string => cell.trim().slice(0, MAX_WORD_CHARS);

const cellOf = ({ cells }: CsvRow, at: number | undefined): string =>
  at === undefined ? "" : unescapeFormula(cells[at] ?? "").trim();

export function readPostageRow(row: CsvRow, plan: RowPlan): PostageRead {
  const { columns, headers } = plan;
  const cell = (field: PostageField) => cellOf(row, columns[field]);
  const nameOf = (field: PostageField) =>
    (headers[columns[field] ?? -1] ?? "").slice(0, MAX_HEADER_CHARS).trim();
  const refuse = (field: PostageField, code: ImportReason): PostageRefusal => ({
    line: row.line,
    column: nameOf(field),
    code,
  });
  if (row.broken) return { line: row.line, column: "", code: row.broken };
  if (POSTAGE_FIELDS.every((field) => cell(field) === "")) return null;
  const needed = Math.max(columns.at ?? 0, columns.amount ?? 0);
  if (row.cells.length <= needed) return { line: row.line, column: "", code: "ragged" };
  try {
    return entryOf(row.line, cell, plan);
  } catch (error) {
    if (error instanceof RowRefused) return refuse(error.field, error.code);
    throw error;
  }
}

type Cell = (field: PostageField) => string;

function given<T>(field: PostageField, value: T | RefusedCell): T {
  if (value instanceof RefusedCell) throw new RowRefused(field, value.code);
  return value;
}

function entryOf(line: number, cell: Cell, plan: RowPlan): PostageEntry | null {
  const { file, columns, headers, format: { decimal }, currency } = plan;
  // A payment that failed or is pending moved no money. A later file has it again once it is complete.
  if (file === "easypost_payments" && !["", "complete", "creditable"].includes(cell("state").toLowerCase())) {
    return null;
  }
  const word = typeWord(cell("type"));
  const types = typesOf(plan, word);
  if (types === null) return null;
  const named = cell("currency").toUpperCase();
  if (named !== "" && named !== currency) {
    throw new RowRefused("currency", isCurrency(named) ? "otherCurrency" : "badCurrency");
  }
  const minorIn = (field: PostageField): number => given(field, signedAmount(cell(field), decimal, currency));
  const state = file === "pb" ? stateOf(cell("state")) : "";
  const isFunded = file === "pb" && profileTypeOf(file, word) === "fund" && cell("paid") !== "";
  const isDiff = isDifference(file, headers, columns.amount ?? -1);
  const sum = minorIn(isFunded ? "paid" : "amount") - (isDiff ? minorIn("paid") : 0);
  const type = types[sum < 0 ? 1 : 0];
  const ref = given("ref", parseIdentity(cell("ref"), MAX_REF_CHARS));
  const tracking = trackingNumber(given("tracking", parseIdentity(cell("tracking"), MAX_NUMBER_CHARS)));
  const balance = cell("balance");
  return {
    line,
    at: timeIn(cell("at"), plan),
    type,
    state: type === "refund" ? state : "",
    ref,
    tracking,
    amount_minor: owedBy(type, sum),
    balance_minor: balance === "" ? null : given("balance", signedAmount(balance, decimal, currency)),
  };
}

function stateOf(cell: string): PostageEntry["state"] {
  const word = cell.trim().toLowerCase();
  return word === "requested" || word === "denied" ? word : "";
}

/** Returns the types of a charge and of a credit; null for a word whose rows are left out. */
function typesOf(plan: RowPlan, word: string): readonly [charge: PostageType, credit: PostageType] | null {
  const bySign = typesBySign(plan.file);
  if (bySign) return bySign;
  const type = typeOf(plan, word);
  return type && [type, type];
}

function typeOf({ file, columns, type, types }: RowPlan, word: string): PostageType | null {
  if (file === "other" && columns.type === undefined) {
    return given("type", type ?? new RefusedCell("required"));
  }
  const known = documentedTypeOf(file, word);
  if (known) return known;
  const answer = answerTo(types, word);
  if (answer === undefined) throw new RowRefused("type", "badPostageType");
  return answer;
}

function timeIn(cell: string, plan: Pick<PostagePlan, "order" | "timeZone">): number {
  if (cell === "" || cell.includes(":")) return given("at", readInstant(cell, plan));
  const found = given("at", parseDay(cell, plan.order ?? "dmy", true, plan.order === null));
  return given("at", startOf(found, plan.timeZone) ?? new RefusedCell("badDate"));
}

function signedAmount(cell: string, mark: FileFormat["decimal"], currency: string): number | RefusedCell {
  if (cell === "") return new RefusedCell("required");
  const figure = negatedFigure(cell);
  const read = exactAmount(figure ?? cell, mark, currency);
  if (read instanceof RefusedCell) return read;
  if (read > limitIn(currency, MAX_POSTAGE_CENTS)) return new RefusedCell("badNumber");
  return figure === null ? read : 0 - read;
}

/** Identifies a line of a provider, whichever file it comes in. Source: docs/postage.md. */
export const lineKeyOf = (
  provider: PostageProvider,
  { ref, tracking, type, at, amount_minor, state, repeat = 0 }: PostageEntry,
): string =>
  [
    ...[provider, ref || tracking, type, at, amount_minor],
    ...state === "" ? [] : [state],
    ...repeat === 0 ? [] : [`#${repeat}`],
  ].join(" ");

/** Counts equal lines without an id, which a provider may bill several times in one file. */
export function createRepeatCounter(provider: PostageProvider): (entry: PostageEntry) => PostageEntry {
  const counts = new Map<string, number>();
  return (entry) => {
    if (entry.ref !== "") return entry;
    const key = lineKeyOf(provider, entry);
    const repeat = counts.get(key) ?? 0;
    counts.set(key, repeat + 1);
    return repeat === 0 ? entry : { ...entry, repeat };
  };
}
