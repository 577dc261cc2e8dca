/**
 * Rows to orders, in two readings of the same file.
 *
 * The rows of an order need not stand together, and no order may be made of half its rows. The first reading
 * counts the rows of each order and finds what is refused; the second hands an order out as soon as its last row
 * is there. So memory holds some 40 bytes for each order and row and the orders that are open, never the file, and
 * the second reading gives the same orders in the same order each time: an import that was killed goes on by counting.
 */
import { Numbers } from "./numbers.ts";
import { OrderTable } from "./order_table.ts";
import type { CsvRow } from "./parser.ts";
import type { LineFields, OrderFields, RowReader, RowRefusal } from "./reader.ts";

/** Most rows of one file: what is kept of each must fit into memory, however short the rows are. */
export const MAX_FILE_ROWS = 1_000_000;
/** More refused rows than this are counted but not kept. */
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
  /** Why, by line; of the first MAX_KEPT_REFUSALS rows. */
  readonly refusals: readonly RefusedRow[];
  /** How many rows an order has; 0 when it is refused. */
  readonly sizeOf: (externalNumber: string) => number;
}

/** The first reading. Give it all rows, then ask what it found; it may be asked in between. */
export class Surveyor {
  readonly #read: RowReader;
  readonly #orders = new OrderTable();
  /** Of each good row: its order's place, and its line. */
  readonly #rowPlaces = new Numbers();
  readonly #rowLines = new Numbers();
  /** The first rows that are refused for themselves. */
  readonly #refusals: RefusedRow[] = [];
  #rows = 0;
  #refusedRows = 0;

  constructor(read: RowReader) {
    this.#read = read;
  }

  /** @returns how many rows there were so far */
  take(rows: readonly CsvRow[]): number {
    for (const row of rows) this.#takeRow(row);
    return this.#rows;
  }

  finish(): Survey {
    const orders = this.#orders;
    return {
      rows: this.#rows,
      orders: orders.orders,
      refusedRows: this.#refusedRows + orders.unusedRows,
      refusals: firstRows([...this.#refusals, ...this.#unused()]),
      sizeOf: (externalNumber) => {
        const place = orders.find(externalNumber);
        return place >= 0 && orders.refusal(place) === null ? orders.size(place) : 0;
      },
    };
  }

  /** The first rows that are good for themselves, but not their order. */
  #unused(): RefusedRow[] {
    const wanted = Math.min(this.#orders.unusedRows, MAX_KEPT_REFUSALS);
    const found: RefusedRow[] = [];
    for (let row = 0; found.length < wanted; row++) {
      const code = this.#orders.refusal(this.#rowPlaces.at(row));
      if (code) found.push({ line: this.#rowLines.at(row), code, column: "" });
    }
    return found;
  }

  #takeRow(row: CsvRow): void {
    const found = this.#read(row);
    if (!found) return;
    this.#rows++;
    if (!found.ok) {
      this.#refuse(row.line, found.refusals);
      if (found.external_number !== "") this.#orders.refuse(this.#orders.placeOf(found.external_number));
      return;
    }
    const place = this.#orders.placeOf(found.order.external_number);
    if (!this.#orders.agrees(place, found.order)) {
      this.#orders.refuse(place);
      return this.#refuse(row.line, [{ code: "mismatch", column: "" }]);
    }
    this.#orders.grow(place, found.line.quantity);
    this.#rowPlaces.push(place);
    this.#rowLines.push(row.line);
  }

  #refuse(line: number, found: readonly RowRefusal[]): void {
    if (this.#refusedRows++ >= MAX_KEPT_REFUSALS) return;
    for (const { code, column } of found) this.#refusals.push({ line, code, column });
  }
}

/** By line, and no more rows than are kept. */
function firstRows(refusals: readonly RefusedRow[]): RefusedRow[] {
  const sorted = refusals.toSorted((one, other) => one.line - other.line);
  let rows = 0;
  const end = sorted.findIndex(({ line }, index) =>
    line !== sorted[index - 1]?.line && ++rows > MAX_KEPT_REFUSALS
  );
  return end < 0 ? sorted : sorted.slice(0, end);
}

interface OpenOrder {
  readonly order: OrderFields;
  readonly lines: LineFields[];
}

/** The second reading: rows in, whole orders out. */
export function assembler(read: RowReader, { sizeOf }: Survey): (rows: readonly CsvRow[]) => ImportedOrder[] {
  const open = new Map<string, OpenOrder>();

  /** The order of a row once its last line is there. */
  function add(
    order: OrderFields,
    line: LineFields,
    size: number,
    touched: Set<string>,
  ): ImportedOrder | null {
    const number = order.external_number;
    const group = open.get(number) ?? { order, lines: [] };
    group.lines.push(line);
    if (group.lines.length === size) {
      open.delete(number);
      touched.delete(number);
      return { ...group.order, lines: group.lines };
    }
    open.set(number, group);
    touched.add(number);
    return null;
  }

  return (rows) => {
    const whole: ImportedOrder[] = [];
    const touched = new Set<string>();
    for (const row of rows) {
      const found = read(row);
      const size = found?.ok ? sizeOf(found.order.external_number) : 0;
      if (!found?.ok || size === 0) continue;
      const order = add(found.order, found.line, size, touched);
      if (order) whole.push(order);
    }
    // A cell is a slice of the piece of the file it came from: what stays open must not keep that alive.
    for (const number of touched) {
      const group = open.get(number);
      open.delete(number);
      if (group) open.set(structuredClone(number), structuredClone(group));
    }
    return whole;
  };
}
