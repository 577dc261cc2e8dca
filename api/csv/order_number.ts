/** Returns the order number of a row: always the same for the same row, so that a second import adds nothing. */
import { parseIdentity, RefusedCell } from "./cells.ts";
import { withoutUnseen } from "../invisible_characters.ts";
import { hashText } from "./hash.ts";
import { OrderTable, type OrderTableState } from "./order_table.ts";
import type { ImportPlan } from "./plan.ts";

/** Longest number, in characters: `SHORT_CHARS` of api/orders/order_bounds.ts. */
const MAX_NUMBER_CHARS = 60;
const MAX_PREFIX_CHARS = 51;
const DIGEST_DIGITS = 8;
/** Digits of the digest that identifies a row without a number: enough for a million rows. */
const ROW_DIGITS = 13;
const SEPARATOR = " · ";

/** Shortens a text to 60 characters; a digest keeps it distinct from others with the same beginning. */
export function shortWords(words: string): string {
  if (words.length <= MAX_NUMBER_CHARS) return words;
  return `${words.slice(0, MAX_PREFIX_CHARS).toWellFormed()}~${hashText(words).slice(0, DIGEST_DIGITS)}`;
}

export interface RowMemoryState {
  readonly above: readonly string[] | null;
  readonly isFirst: boolean;
  readonly seen: OrderTableState;
}

export class RowMemory {
  /** The row above, its blanks filled; null before the first. */
  above: readonly string[] | null;
  isFirst: boolean;
  readonly #seen: OrderTable;

  constructor(state?: RowMemoryState) {
    this.above = state?.above ?? null;
    this.isFirst = state?.isFirst ?? true;
    this.#seen = new OrderTable(state?.seen);
  }

  count(number: string): number {
    const place = this.#seen.placeOf(number);
    this.#seen.grow(place, 1);
    return this.#seen.size(place);
  }

  snapshot(): RowMemoryState {
    return { above: this.above, isFirst: this.isFirst, seen: this.#seen.snapshot() };
  }
}

export function orderNumber(
  cells: readonly string[],
  { columns, grouping }: ImportPlan,
  memory: RowMemory,
): string | RefusedCell {
  const at = columns.external_number;
  const given = at === undefined ? "" : cells[at] ?? "";
  if (grouping === undefined) return parseIdentity(given, MAX_NUMBER_CHARS);
  const cell = withoutUnseen(given.trim());
  if (grouping !== "row") return groupNumber(grouping.map((at) => withoutUnseen((cells[at] ?? "").trim())));
  const number = cell === "" ? `R-${hashText(cells.join("\0")).slice(0, ROW_DIGITS)}` : cell;
  const count = memory.count(number);
  return parseIdentity(count === 1 ? number : `${number} #${count}`, MAX_NUMBER_CHARS);
}

const groupNumber = (parts: readonly string[]): string | RefusedCell =>
  parts.every((part) => part === "")
    ? ""
    : parseIdentity(shortWords(parts.join(SEPARATOR).replaceAll(/\s+/g, " ")), MAX_NUMBER_CHARS);

/** True when a row has the same order as the one above it: its blank cells repeat that row. */
export function isSameOrder(
  cells: readonly string[],
  above: readonly string[],
  { columns, grouping }: ImportPlan,
): boolean {
  if (grouping === "row") return false;
  const places = grouping ?? [columns.external_number ?? -1];
  return places.every((at) =>
    withoutUnseen(cells[at]?.trim() ?? "") === withoutUnseen(above[at]?.trim() ?? "")
  );
}
