/**
 * Rows to orders, in two readings of the same file.
 *
 * The rows of an order need not stand together, and no order may be made of half its rows. The first reading
 * counts the rows of each order and finds what is refused; the second hands an order out as soon as its last row
 * is there. So memory holds a few numbers per order and the orders that are open, never the file, and the second
 * reading gives the same orders in the same order each time: an import that was killed goes on by counting.
 */
import type { CsvRow } from "./parser.ts";
import type { LineFields, OrderFields, RowRead, RowRefusal } from "./profile.ts";

/** Most lines of one order. */
export const MAX_ORDER_LINES = 200;
/** Most rows of one file: what is kept of each must fit into memory, however short the rows are. */
export const MAX_FILE_ROWS = 1_000_000;
/** More refusals than this are counted but not kept. */
export const MAX_KEPT_REFUSALS = 10_000;

export interface RefusedRow extends RowRefusal {
  readonly line: number;
}

export interface ImportedOrder extends OrderFields {
  readonly lines: readonly LineFields[];
}

/** What the first reading found. */
export interface Survey {
  /** Rows below the header. */
  readonly rows: number;
  /** Orders that will be made of them. */
  readonly orders: number;
  /** Rows that will not be used. */
  readonly refusedRows: number;
  /** Why, by line; the first MAX_KEPT_REFUSALS. */
  readonly refusals: readonly RefusedRow[];
  /** How many rows an order has; 0 when it is refused. */
  readonly sizeOf: (externalNumber: string) => number;
}

type Read = (row: CsvRow) => RowRead;

/** The first reading. Give it all rows, then ask what it found. Some 100 bytes are kept of each order and row. */
export class Surveyor {
  readonly #read: Read;
  readonly #places = new Map<string, number>();
  /** By an order's place: its good rows, what the first one says about it, whether it is refused. */
  readonly #sizes: number[] = [];
  readonly #heads: (number | null)[] = [];
  readonly #refused: boolean[] = [];
  /** Of each good row: its order's place, and its line. */
  readonly #rowPlaces: number[] = [];
  readonly #rowLines: number[] = [];
  readonly #refusals: RefusedRow[] = [];
  #rows = 0;
  #refusedRows = 0;

  constructor(read: Read) {
    this.#read = read;
  }

  /** @returns how many rows there were so far */
  take(rows: readonly CsvRow[]): number {
    for (const row of rows) this.#takeRow(row);
    return this.#rows += rows.length;
  }

  finish(): Survey {
    const sizes = this.#sizes;
    this.#rowPlaces.forEach((place, row) => {
      const code = this.#refused[place] ? "orderRefused" : isTooLong(sizes[place]) ? "tooManyLines" : null;
      if (code) this.#refuse(this.#rowLines[row] ?? 0, [{ code, column: "" }]);
    });
    const isMade = (place: number) => !this.#refused[place] && !isTooLong(sizes[place]) && sizes[place] !== 0;
    return {
      rows: this.#rows,
      orders: sizes.filter((_, place) => isMade(place)).length,
      refusedRows: this.#refusedRows,
      refusals: this.#refusals.toSorted((one, other) => one.line - other.line),
      sizeOf: (externalNumber) => {
        const place = this.#places.get(externalNumber);
        return place !== undefined && isMade(place) ? (sizes[place] ?? 0) : 0;
      },
    };
  }

  #takeRow(row: CsvRow): void {
    const found = this.#read(row);
    if (!found.ok) {
      this.#refuse(row.line, found.refusals);
      if (found.external_number !== "") this.#refused[this.#placeOf(found.external_number)] = true;
      return;
    }
    const place = this.#placeOf(found.order.external_number);
    const head = hash(JSON.stringify(found.order));
    if ((this.#heads[place] ??= head) !== head) {
      this.#refused[place] = true;
      return this.#refuse(row.line, [{ code: "mismatch", column: "" }]);
    }
    this.#sizes[place] = (this.#sizes[place] ?? 0) + 1;
    this.#rowPlaces.push(place);
    this.#rowLines.push(row.line);
  }

  #placeOf(externalNumber: string): number {
    const known = this.#places.get(externalNumber);
    if (known !== undefined) return known;
    const place = this.#sizes.push(0) - 1;
    this.#places.set(detached(externalNumber), place);
    this.#heads.push(null);
    this.#refused.push(false);
    return place;
  }

  #refuse(line: number, found: readonly RowRefusal[]): void {
    this.#refusedRows++;
    if (this.#refusals.length < MAX_KEPT_REFUSALS) {
      this.#refusals.push(...found.map((each) => ({ line, ...each })));
    }
  }
}

const isTooLong = (size = 0): boolean => size > MAX_ORDER_LINES;

/** The second reading: rows in, whole orders out. */
export function assembler(read: Read, { sizeOf }: Survey): (rows: readonly CsvRow[]) => ImportedOrder[] {
  const open = new Map<string, { readonly order: OrderFields; readonly lines: LineFields[] }>();
  return (rows) => {
    const whole: ImportedOrder[] = [];
    for (const row of rows) {
      const found = read(row);
      const size = found.ok ? sizeOf(found.order.external_number) : 0;
      if (!found.ok || size === 0) continue;
      const { order, line } = found;
      const group = open.get(order.external_number) ?? { order, lines: [] };
      open.set(order.external_number, group);
      group.lines.push(line);
      if (group.lines.length < size) continue;
      open.delete(order.external_number);
      whole.push({ ...group.order, lines: group.lines });
    }
    return whole;
  };
}

/** A copy of its own: a slice of a long text would keep the whole text alive for as long as it is a key. */
const detached = (text: string): string => [...text].join("");

/** 53 bits of a text. Source: cyrb53, public domain. */
function hash(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}
