/**
 * Keeps, for each order of the first reading, digests of its number and of its first row, its size, and if it
 * is refused: some 40 bytes, no text. Two numbers with one digest (below 1 in 10^7 for a million orders) have
 * different first rows, so both are refused, never mixed up.
 */
import { isTooManyPieces, MAX_ORDER_LINES, MAX_ORDER_PIECES } from "../orders/order_bounds.ts";
import { Hash } from "./hash.ts";
import { Numbers } from "./numbers.ts";
import { ORDER_FIELDS, type OrderFields } from "./plan.ts";

const FIRST_SLOTS = 1_024;
/** Flag of an order that has no head yet: a head has the values of the first good row. */
const NO_HEAD = 2;
const REFUSED = 1;
/** The bits from here on are those of remarks. */
const FIRST_REMARK = 4;

export interface OrderTableState {
  /** Columns of the table: digests of numbers, digests of heads, sizes, pieces, flags, lines. */
  readonly columns: readonly Uint32Array[];
  readonly orders: number;
  readonly unusedRows: number;
}

export class OrderTable {
  /** Open addressing: an index + 1, or 0. The length is a power of two. */
  #slots = new Uint32Array(FIRST_SLOTS);
  readonly #high: Numbers;
  readonly #low: Numbers;
  readonly #headHigh: Numbers;
  readonly #headLow: Numbers;
  readonly #sizes: Numbers;
  /** Number of items of each order, since a row may have several items, or none. */
  readonly #lines: Numbers;
  readonly #pieces: Numbers;
  readonly #flags: Numbers;
  readonly #hash = new Hash();
  orders: number;
  /** Number of good rows of orders that are not made. */
  unusedRows: number;

  constructor(state?: OrderTableState) {
    const column = (at: number) => new Numbers(state?.columns[at]);
    this.#high = column(0);
    this.#low = column(1);
    this.#headHigh = column(2);
    this.#headLow = column(3);
    this.#sizes = column(4);
    this.#pieces = column(5);
    this.#flags = column(6);
    this.#lines = column(7);
    this.orders = state?.orders ?? 0;
    this.unusedRows = state?.unusedRows ?? 0;
    while (this.#high.length * 2 > this.#slots.length) this.#slots = new Uint32Array(this.#slots.length * 2);
    this.#fillSlots();
  }

  snapshot(): OrderTableState {
    const columns = [
      this.#high,
      this.#low,
      this.#headHigh,
      this.#headLow,
      this.#sizes,
      this.#pieces,
      this.#flags,
      this.#lines,
    ];
    return {
      columns: columns.map((column) => column.snapshot()),
      orders: this.orders,
      unusedRows: this.unusedRows,
    };
  }

  find(externalNumber: string): number {
    const { high, low } = this.#hash.start().add(externalNumber).finish();
    return (this.#slots[this.#slotOf(high, low)] ?? 0) - 1;
  }

  placeOf(externalNumber: string): number {
    const { high, low } = this.#hash.start().add(externalNumber).finish();
    const slot = this.#slotOf(high, low);
    const known = this.#slots[slot] ?? 0;
    if (known > 0) return known - 1;
    const place = this.#high.push(high);
    this.#low.push(low);
    this.#headHigh.push(0);
    this.#headLow.push(0);
    this.#sizes.push(0);
    this.#pieces.push(0);
    this.#flags.push(NO_HEAD);
    this.#lines.push(0);
    this.#slots[slot] = place + 1;
    if (this.#high.length * 2 > this.#slots.length) this.#widen();
    return place;
  }

  agrees(place: number, order: OrderFields): boolean {
    const hash = this.#hash.start();
    for (const field of ORDER_FIELDS) hash.add(order[field]);
    const { high, low } = hash.finish();
    if (this.#flags.at(place) & NO_HEAD) {
      this.#headHigh.set(place, high);
      this.#headLow.set(place, low);
      this.#flags.set(place, this.#flags.at(place) & ~NO_HEAD);
    }
    return this.#headHigh.at(place) === high && this.#headLow.at(place) === low;
  }

  grow(place: number, pieces: number, lines = 1): void {
    const before = this.size(place);
    const wasMade = this.isMade(place);
    const wasRefused = this.refusal(place) !== null;
    this.#sizes.set(place, before + 1);
    this.#lines.set(place, this.#lines.at(place) + lines);
    // Capped at one too many: the sum of a million rows would not fit.
    this.#pieces.set(place, Math.min(this.#pieces.at(place) + pieces, MAX_ORDER_PIECES + 1));
    if (this.isMade(place)) this.orders += wasMade ? 0 : 1;
    else if (wasMade) this.#drop(before + 1);
    else if (this.refusal(place) !== null) this.unusedRows += wasRefused ? 1 : before + 1;
  }

  isFirstRemark(place: number, bit: number): boolean {
    const flag = FIRST_REMARK << bit;
    const flags = this.#flags.at(place);
    this.#flags.set(place, flags | flag);
    return (flags & flag) === 0;
  }

  isWhole(place: number): boolean {
    return this.#flags.at(place) < FIRST_REMARK;
  }

  refuse(place: number): void {
    const wasMade = this.isMade(place);
    const wasRefused = this.refusal(place) !== null;
    this.#flags.set(place, this.#flags.at(place) | REFUSED);
    if (wasMade) this.#drop(this.size(place));
    else if (!wasRefused) this.unusedRows += this.size(place);
  }

  size(place: number): number {
    return this.#sizes.at(place);
  }

  refusal(place: number): "orderRefused" | "tooManyLines" | "tooManyPieces" | null {
    if (this.#flags.at(place) & REFUSED) return "orderRefused";
    if (this.#lines.at(place) > MAX_ORDER_LINES) return "tooManyLines";
    return isTooManyPieces(this.#pieces.at(place)) ? "tooManyPieces" : null;
  }

  isMade(place: number): boolean {
    return this.#lines.at(place) > 0 && this.refusal(place) === null;
  }

  #drop(size: number): void {
    this.orders--;
    this.unusedRows += size;
  }

  /** Returns the slot that has the digest, or is free for it. */
  #slotOf(high: number, low: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = (high ^ low) & mask;; slot = (slot + 1) & mask) {
      const place = (this.#slots[slot] ?? 0) - 1;
      if (place < 0 || (this.#high.at(place) === high && this.#low.at(place) === low)) return slot;
    }
  }

  #widen(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    this.#fillSlots();
  }

  #fillSlots(): void {
    for (let place = 0; place < this.#high.length; place++) {
      this.#slots[this.#slotOf(this.#high.at(place), this.#low.at(place))] = place + 1;
    }
  }
}
