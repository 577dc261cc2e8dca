/** Converts the body of a price table to sheets of text and back without loss. */
import { decimalText, exponentOf } from "../../api/money.ts";
import { exactUnits } from "../../api/typed_amount.ts";
import {
  type Bracket,
  type DimWeightRule,
  type DutyRule,
  type FurtherStep,
  HS_PREFIX,
  type PriceTableBody,
  type Surcharge,
  type SurchargeWhen,
  type Zone,
} from "../../api/shipping/rating/price_table.ts";
import {
  type Cells,
  type DimText,
  NO_DIM,
  type SheetName,
  type TableSheets,
  zoneCodesIn,
} from "./price_sheet.ts";

/** Decimal places of a percentage, which is stored in basis points. */
const PERCENT_DIGITS = 2;
const ANY = "*";

const listText = (values: readonly string[]): string => values.join(" ");
const amountText = (minor: number | null | undefined, currency: string): string =>
  minor === null || minor === undefined ? "" : decimalText(minor, currency);
const percentText = (bp: number | undefined): string =>
  bp === undefined ? "" : String(Number((bp / 100).toFixed(PERCENT_DIGITS)));
const orEmpty = (value: number | undefined): string => value === undefined ? "" : String(value);

const zoneCells = ({ code, countries, postal_prefixes }: Zone): Cells => [
  code,
  listText(countries),
  listText(postal_prefixes),
];

function surchargeCells({ code, when, flat_minor, bp }: Surcharge, currency: string): Cells {
  const condition: { over_g?: number; side_over_mm?: number; zones?: readonly string[] } = when;
  return [
    code,
    orEmpty(condition.over_g),
    orEmpty(condition.side_over_mm),
    (condition.zones ?? []).join(", "),
    amountText(flat_minor, currency),
    percentText(bp),
  ];
}

const dutyCells = (rule: DutyRule, currency: string): Cells => [
  rule.group,
  rule.origin,
  rule.hs_prefix,
  rule.channel,
  amountText(rule.max_value_minor, currency),
  percentText(rule.bp),
  amountText(rule.per_line_minor, currency),
  amountText(rule.per_item_minor, currency),
];

const dimText = (dim: DimWeightRule | null): DimText =>
  dim
    ? {
      unit: dim.unit,
      divisor: String(dim.divisor),
      over: String(dim.over),
      side: dim.side,
      step: String(dim.step_tenths / 10),
    }
    : NO_DIM;

export function sheetsOf(body: PriceTableBody, currency: string): TableSheets {
  const priced = (weight: string, cells: readonly (number | null)[]): Cells => [
    weight,
    ...body.zones.map((_, at) => amountText(cells[at], currency)),
  ];
  return {
    currency,
    zones: body.zones.map(zoneCells),
    prices: [
      ...body.brackets.map(({ up_to_g, cells }) => priced(String(up_to_g), cells)),
      ...(body.further ? [priced(`+${body.further.step_g}`, body.further.cells)] : []),
    ],
    surcharges: body.surcharges.map((each) => surchargeCells(each, currency)),
    duties: body.duties.map((each) => dutyCells(each, currency)),
    dim: dimText(body.dim),
  };
}

export const UNREADABLE_CODES = [
  "badWeight",
  "badAmount",
  "badNumber",
  "twoConditions",
  "misplaced",
  "empty",
] as const;
export type UnreadableCode = (typeof UNREADABLE_CODES)[number];

export interface WrongCell {
  readonly sheet: SheetName | "dim";
  readonly row: number;
  readonly column: number;
  readonly code: UnreadableCode;
}

export interface ReadTable {
  readonly body: PriceTableBody;
  readonly wrong: readonly WrongCell[];
}

type ReportFault = (column: number, code: UnreadableCode) => void;

const WHOLE = /^\d{1,9}$/;
const wholeIn = (text: string): number | null => WHOLE.test(text) ? Number(text) : null;
const itemsIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
const isEmptyRow = (cells: Cells): boolean => cells.every((text) => text === "");

/** The format in which `decimalText` and `formatMinor` write an amount. */
const AMOUNT = /^(?:\d{1,12}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,6})?$/;

/** Reads an amount in the table's own format; another format is reported rather than guessed. */
function amountIn(text: string, currency: string, column: number, reportFault: ReportFault): number | null {
  if (text === "") return null;
  const minor = AMOUNT.test(text) ? exactUnits(text, exponentOf(currency)) : null;
  if (minor === null) reportFault(column, "badAmount");
  return minor;
}

function numberIn(text: string, column: number, reportFault: ReportFault): number | undefined {
  if (text === "") return undefined;
  const number = wholeIn(text);
  if (number === null) reportFault(column, "badNumber");
  return number ?? undefined;
}

function percentIn(text: string, column: number, reportFault: ReportFault): number | undefined {
  if (text === "") return undefined;
  const bp = exactUnits(text.replace(/%$/, "").trimEnd().replace(",", "."), PERCENT_DIGITS);
  if (bp === null) reportFault(column, "badNumber");
  return bp ?? undefined;
}

const zoneIn = ([code = "", countries = "", prefixes = ""]: Cells, reportFault: ReportFault): Zone => {
  if (code === "") reportFault(0, "empty");
  return {
    code,
    countries: itemsIn(countries.toUpperCase()),
    postal_prefixes: itemsIn(prefixes.toUpperCase()),
  };
};

function whenIn([, over = "", side = "", zones = ""]: Cells, reportFault: ReportFault): SurchargeWhen {
  const codes = zoneCodesIn(zones);
  if ([over, side, zones].filter((each) => each !== "").length > 1) reportFault(1, "twoConditions");
  const over_g = numberIn(over, 1, reportFault);
  const side_over_mm = numberIn(side, 2, reportFault);
  if (over_g !== undefined) return { over_g };
  if (side_over_mm !== undefined) return { side_over_mm };
  return codes.length > 0 ? { zones: codes } : {};
}

function surchargeIn(cells: Cells, currency: string, reportFault: ReportFault): Surcharge {
  const [code = "", , , , flat = "", percent = ""] = cells;
  if (code === "") reportFault(0, "empty");
  const flat_minor = amountIn(flat, currency, 4, reportFault);
  const bp = percentIn(percent, 5, reportFault);
  if (flat === "" && percent === "") reportFault(4, "empty");
  return {
    code,
    when: whenIn(cells, reportFault),
    ...(flat_minor !== null && { flat_minor }),
    ...(bp !== undefined && { bp }),
  };
}

function dutyIn(cells: Cells, currency: string, reportFault: ReportFault): DutyRule {
  const [group = "", origin = "", hs = "", channel = "", most = "", percent = "", line = "", item = ""] =
    cells;
  if (group === "") reportFault(0, "empty");
  if (!HS_PREFIX.test(hs)) reportFault(2, "badNumber");
  return {
    group,
    origin: origin.toUpperCase() || ANY,
    hs_prefix: hs,
    channel: channel.toLowerCase() || ANY,
    max_value_minor: amountIn(most, currency, 4, reportFault),
    bp: percentIn(percent, 5, reportFault) ?? 0,
    per_line_minor: amountIn(line, currency, 6, reportFault) ?? 0,
    per_item_minor: amountIn(item, currency, 7, reportFault) ?? 0,
  };
}

/** Fields of dimensional weight; a fault reports its field by the position in this list. */
export const DIM_FIELDS = ["unit", "divisor", "over", "side", "step"] as const;

/** Returns the rounding step in tenths of a kilogram or pound; by default 10, a whole one. */
function tenthsIn(text: string, reportFault: ReportFault): number {
  const tenths = text === "" ? 10 : exactUnits(text, 1);
  if (!tenths) reportFault(4, "badNumber");
  return tenths || 10;
}

function dimIn({ unit, divisor, over, side, step }: DimText, reportFault: ReportFault): DimWeightRule | null {
  if (divisor === "") return null;
  return {
    unit: unit === "in" ? "in" : "mm",
    divisor: numberIn(divisor, 1, reportFault) ?? 0,
    over: numberIn(over, 2, reportFault) ?? 0,
    side: side === "up" ? "up" : "nearest",
    step_tenths: tenthsIn(step, reportFault),
  };
}

const FURTHER = /^\+(\d{1,9})$/;

export function bodyOf(table: TableSheets): ReadTable {
  const wrong: WrongCell[] = [];
  const faultReporter = (sheet: WrongCell["sheet"], row: number): ReportFault => (column, code) =>
    wrong.push({ sheet, row, column, code });
  const read = <T>(sheet: SheetName, row: (cells: Cells, reportFault: ReportFault) => T): T[] =>
    table[sheet].flatMap((cells, at) => isEmptyRow(cells) ? [] : [row(cells, faultReporter(sheet, at))]);
  const { currency } = table;

  const brackets: Bracket[] = [];
  let further: FurtherStep | null = null;
  table.prices.forEach(([weight = "", ...texts], row) => {
    if (weight === "" && isEmptyRow(texts)) return;
    const reportFault = faultReporter("prices", row);
    const cells = texts.map((text, at) => amountIn(text, currency, at + 1, reportFault));
    const step = FURTHER.exec(weight)?.[1];
    if (step !== undefined) {
      if (!table.prices.slice(row + 1).every(isEmptyRow)) reportFault(0, "misplaced");
      further = { step_g: Number(step), cells };
      return;
    }
    const up_to_g = wholeIn(weight);
    if (up_to_g === null || up_to_g === 0) reportFault(0, "badWeight");
    brackets.push({ up_to_g: up_to_g ?? 0, cells });
  });
  const body: PriceTableBody = {
    // A zone without text is kept, because it has a column of prices; it is reported.
    zones: table.zones.map((cells, row) => zoneIn(cells, faultReporter("zones", row))),
    brackets,
    further,
    dim: dimIn(table.dim, faultReporter("dim", 0)),
    surcharges: read("surcharges", (cells, reportFault) => surchargeIn(cells, currency, reportFault)),
    duties: read("duties", (cells, reportFault) => dutyIn(cells, currency, reportFault)),
  };
  return { body, wrong };
}

export const rowsOfSurcharges = ({ surcharges }: TableSheets): readonly number[] =>
  surcharges.flatMap((cells, row) => isEmptyRow(cells) ? [] : [row]);

export function rowsOfBrackets({ prices }: TableSheets): readonly number[] {
  return prices.flatMap((cells, row) => isEmptyRow(cells) || FURTHER.test(cells[0] ?? "") ? [] : [row]);
}
