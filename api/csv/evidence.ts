import { countryCode } from "../places/country_names.ts";
import { MAX_FIGURE_CHARS } from "./bounds.ts";
import {
  type DateOrder,
  type DecimalMark,
  type ImportPlan,
  type LineField,
  UNSURE_PARTS,
  type UnsurePart,
} from "./plan.ts";

export function strongest<T extends string>(signs: ReadonlyMap<T, number>): T | null {
  let best: T | null = null;
  for (const [each, count] of signs) if (count > (best === null ? 0 : signs.get(best) ?? 0)) best = each;
  return best;
}

function counted<T extends string>(
  values: readonly string[],
  signOf: (value: string) => T | null,
): Map<T, number> {
  const signs = new Map<T, number>();
  for (const value of values) {
    const figure = value.trim();
    const sign = figure.length > MAX_FIGURE_CHARS ? null : signOf(figure);
    if (sign) signs.set(sign, (signs.get(sign) ?? 0) + 1);
  }
  return signs;
}

/** `1.234,56` and `12,5` have a comma, `1,234.56` and `12.50` a point; `1,234` proves nothing. */
export const signsOfDecimals = (values: readonly string[]): Map<DecimalMark, number> =>
  counted(values, (value) => {
    const sign = markOf(value, "amount");
    return sign === "unclear" ? null : sign;
  });

/** Four digits first are a year; a number above 12 is not a month. */
export const signsOfDates = (values: readonly string[]): Map<DateOrder, number> =>
  counted(values, (value) => {
    const sign = orderOf(value);
    return sign === "unclear" ? null : sign;
  });

/** A whole number, an amount of money, or an amount of a currency with three decimals. */
export type FigureKind = "count" | "amount" | "thousandths";

/** Returns `unclear` for a number with two readings, null without a mark. In a count `1.234` is above a thousand. */
export function markOf(value: string, kind: FigureKind): DecimalMark | "unclear" | null {
  if (value.length > MAX_FIGURE_CHARS) return null;
  const [, before = "", mark, digits = ""] = /(\d*)([.,])(\d+)\D*$/.exec(value) ?? [];
  if (mark !== "." && mark !== ",") return null;
  const other = mark === "." ? "," : ".";
  if (value.split(mark).length > 2) return digits.length === 3 ? other : null;
  if (digits.length !== 3 || value.includes(other)) return mark;
  // A number with groups of thousands begins with one to three digits, the first of which is not zero.
  if (before.length > 3 || before.length === 0 || before.startsWith("0")) return mark;
  if (kind === "thousandths") return mark;
  return kind === "count" && digits !== "000" ? other : "unclear";
}

const LAST_MONTH = 12;

/** Returns `unclear` if day and month may be swapped, null if they are equal or the text is not a day. */
export function orderOf(value: string): DateOrder | "unclear" | null {
  if (value.length > MAX_FIGURE_CHARS) return null;
  const [, first = "", second = ""] = /^(\d{1,4})[\/.-](\d{1,2})[\/.-]\d{1,4}/.exec(value) ?? [];
  if (first === "") return null;
  if (first.length === 4) return "ymd";
  if (Number(first) > LAST_MONTH) return "dmy";
  if (Number(second) > LAST_MONTH) return "mdy";
  return Number(first) === Number(second) ? null : "unclear";
}

export interface Proof<T extends string> {
  /** The value that every sign supports; null if there is none, or if two contradict each other. */
  readonly proven: T | null;
  readonly isMixed: boolean;
  /** The first ambiguous value; null for none. */
  readonly unclear: string | null;
}

export const NO_PROOF = { proven: null, isMixed: false, unclear: null } as const satisfies Proof<never>;

function withSign<T extends string>(
  proof: Proof<T>,
  sign: T | "unclear" | null,
  value: string,
): Proof<T> {
  if (sign === null) return proof;
  if (sign === "unclear") return proof.unclear === null ? { ...proof, unclear: value.trim() } : proof;
  if (sign === proof.proven || proof.isMixed) return proof;
  return proof.proven === null ? { ...proof, proven: sign } : { ...proof, proven: null, isMixed: true };
}

function joined<T extends string>(one: Proof<T>, other: Proof<T>): Proof<T> {
  const isMixed = one.isMixed || other.isMixed ||
    (one.proven !== null && other.proven !== null && one.proven !== other.proven);
  return {
    proven: isMixed ? null : one.proven ?? other.proven,
    isMixed,
    unclear: one.unclear ?? other.unclear,
  };
}

export interface ColumnProof {
  readonly day: Proof<DateOrder>;
  readonly amount: Proof<DecimalMark>;
  readonly count: Proof<DecimalMark>;
}

const NOTHING: ColumnProof = { day: NO_PROOF, amount: NO_PROOF, count: NO_PROOF };

/** A year that comes first is read as one in every format: it contradicts no other order. */
function withDay(
  proof: Proof<DateOrder>,
  order: DateOrder | "unclear" | null,
  value: string,
): Proof<DateOrder> {
  if (order === "ymd" && (proof.proven !== null || proof.isMixed)) return proof;
  return withSign(
    proof.proven === "ymd" && order !== "unclear" ? { ...proof, proven: null } : proof,
    order,
    value,
  );
}

function withCell(proof: ColumnProof, cell: string, amounts: FigureKind): ColumnProof {
  const value = cell.trim();
  if (value === "") return proof;
  const day = withDay(proof.day, orderOf(value), value);
  // A fast path: most numbers of a file are whole.
  if (!value.includes(".") && !value.includes(",")) return day === proof.day ? proof : { ...proof, day };
  const amount = withSign(proof.amount, markOf(value, amounts), value);
  const count = withSign(proof.count, markOf(value, "count"), value);
  const isSame = day === proof.day && amount === proof.amount && count === proof.count;
  return isSame ? proof : { day, amount, count };
}

/** In a currency with three decimals (`exponent`) `1.500` is one and a half. */
export const amountsOf = (exponent: number): FigureKind => exponent === 3 ? "thousandths" : "amount";

export function columnProofs(
  rows: readonly (readonly string[])[],
  width: number,
  amounts: FigureKind = "amount",
): ColumnProof[] {
  return Array.from(
    { length: width },
    (_, at) => rows.reduce((proof, cells) => withCell(proof, cells[at] ?? "", amounts), NOTHING),
  );
}

export interface FormatProof {
  readonly decimal: Proof<DecimalMark>;
  readonly dateOrder: Proof<DateOrder>;
  /** True when the file names countries, and each is the US. */
  readonly isUs: boolean;
}

export interface FileCountries {
  readonly hasUs: boolean;
  readonly hasOthers: boolean;
}
export const NO_COUNTRIES: FileCountries = { hasUs: false, hasOthers: false };

export function withCountries(
  places: FileCountries,
  rows: readonly (readonly string[])[],
  at: number | undefined,
): FileCountries {
  let { hasUs, hasOthers } = places;
  if (at === undefined) return places;
  for (const cells of rows) {
    const code = countryCode((cells[at] ?? "").trim());
    hasUs ||= code === "US";
    hasOthers ||= code !== null && code !== "US";
    if (hasOthers) break;
  }
  return { hasUs, hasOthers };
}

type Columns = Pick<ImportPlan, "columns" | "furtherItems">;

const positionsOf = ({ columns, furtherItems = [] }: Columns, field: LineField): readonly number[] =>
  [columns, ...furtherItems].map((item) => item[field]).filter((at) => at !== undefined);

export function proofOf(
  plan: Columns,
  proofs: readonly ColumnProof[],
  places: FileCountries = NO_COUNTRIES,
): FormatProof {
  const of = (field: LineField) => positionsOf(plan, field).map((at) => proofs[at] ?? NOTHING);
  const amounts = [...of("unit_price"), ...of("line_total")].map(({ amount }) => amount);
  const counts = of("quantity").map(({ count }) => count);
  return {
    decimal: [...counts, ...amounts].reduce<Proof<DecimalMark>>(joined, NO_PROOF),
    dateOrder: (proofs[plan.columns.ordered_on ?? -1] ?? NOTHING).day,
    isUs: places.hasUs && !places.hasOthers,
  };
}

export class ProofCollector {
  #proofs: readonly (readonly [at: number, proof: ColumnProof])[];
  #countries = NO_COUNTRIES;
  readonly #plan: ImportPlan;
  readonly #amounts: FigureKind;

  constructor(plan: ImportPlan, exponent: number) {
    const { ordered_on } = plan.columns;
    const figures = (["unit_price", "line_total", "quantity"] as const).flatMap((each) =>
      positionsOf(plan, each)
    );
    const positions = ordered_on === undefined ? figures : [ordered_on, ...figures];
    this.#proofs = [...new Set(positions)].map((at) => [at, NOTHING]);
    this.#plan = plan;
    this.#amounts = amountsOf(exponent);
  }

  take(rows: readonly { readonly cells: readonly string[]; readonly broken: unknown }[]): void {
    this.#countries = withCountries(
      this.#countries,
      rows.map(({ cells }) => cells),
      this.#plan.columns.country,
    );
    this.#proofs = this.#proofs.map(([at, before]) => [
      at,
      rows.reduce(
        (proof, { cells, broken }) => broken ? proof : withCell(proof, cells[at] ?? "", this.#amounts),
        before,
      ),
    ]);
  }

  result(): FormatProof {
    const proofs: ColumnProof[] = [];
    for (const [at, proof] of this.#proofs) proofs[at] = proof;
    return proofOf(this.#plan, proofs, this.#countries);
  }
}

/**
 * Returns the parts whose values contradict each other or are ambiguous.
 * @param habits the formats that earlier files or the shop's platform suggest, null if unknown
 */
export function openParts(
  proof: FormatProof,
  habits: { readonly [Part in UnsurePart]: string | null },
): readonly UnsurePart[] {
  return UNSURE_PARTS.filter((part) => {
    const { proven, isMixed, unclear } = proof[part];
    // Days that begin with the year prove nothing about the others: `05/11/2026` stays ambiguous.
    const known = [proven, habits[part]].some((each) => each !== null && each !== "ymd");
    return isMixed || (unclear !== null && !known);
  });
}
