/**
 * Makes orders from rows, in two readings of the same file. The rows of an order need not follow each other: the first
 * reading counts them and finds the refused ones; the second returns an order as soon as its last row is read.
 *
 * Memory holds some 40 bytes for each order, eight for each row, and the open orders, never the file. The second
 * reading returns the same orders in the same sequence each time, so a killed import resumes by counting.
 */
import { MAX_STORED_REFUSALS } from "./bounds.ts";
import { piecesOf } from "../orders/order_bounds.ts";
import { spreadDiscount } from "./amounts.ts";
import { Numbers } from "./numbers.ts";
import { OrderTable, type OrderTableState } from "./order_table.ts";
import type { CsvRow } from "./parser.ts";
import type { OrderFields } from "./plan.ts";
import type { RowReader } from "./reader.ts";
import type { LineFields, RowRefusal, SkippedRow } from "./row_read.ts";
import { type Remark, type RemarkCode, REMARKS } from "./remarks.ts";

export interface RefusedRow extends RowRefusal {
  readonly line: number;
  /** Line of a faulty row of the same order, if that row is the reason; else null. */
  readonly because: number | null;
}

export interface ImportedOrder extends OrderFields {
  readonly lines: readonly LineFields[];
}

export interface Survey {
  readonly rows: number;
  readonly orders: number;
  readonly refusedRows: number;
  /** Reasons by line, for the first MAX_STORED_REFUSALS refused rows. */
  readonly refusals: readonly RefusedRow[];
  readonly remarks: readonly Remark[];
  /** Rows that are refused until a person decides about partly refunded orders. */
  readonly partlyRefunded: number;
  readonly sizeOf: (externalNumber: string) => number;
  /** True when nothing of an order was left out or changed, so that the shop's totals are those of the order. */
  readonly isWhole: (externalNumber: string) => boolean;
}

export interface SurveyState {
  readonly orders: OrderTableState;
  readonly rowPlaces: Uint32Array;
  readonly rowLines: Uint32Array;
  readonly refusals: readonly RefusedRow[];
  readonly blames: readonly (readonly [place: number, row: RefusedRow])[];
  readonly rows: number;
  readonly refusedRows: number;
  readonly remarks: readonly Remark[];
  readonly partlyRefunded: number;
}

export class Surveyor {
  readonly #read: RowReader;
  readonly #orders: OrderTable;
  /** For each good row: its order's index, and its line. */
  readonly #rowPlaces: Numbers;
  readonly #rowLines: Numbers;
  readonly #refusals: RefusedRow[];
  readonly #blames: Map<number, RefusedRow>;
  readonly #remarks: Map<RemarkCode, Remark>;
  #rows: number;
  #refusedRows: number;
  #partlyRefunded: number;

  constructor(read: RowReader, state?: SurveyState) {
    this.#read = read;
    this.#orders = new OrderTable(state?.orders);
    this.#rowPlaces = new Numbers(state?.rowPlaces);
    this.#rowLines = new Numbers(state?.rowLines);
    this.#refusals = [...state?.refusals ?? []];
    this.#blames = new Map(state?.blames);
    this.#remarks = new Map(state?.remarks.map((remark) => [remark.code, remark]));
    this.#partlyRefunded = state?.partlyRefunded ?? 0;
    this.#rows = state?.rows ?? 0;
    this.#refusedRows = state?.refusedRows ?? 0;
  }

  snapshot(): SurveyState {
    return {
      orders: this.#orders.snapshot(),
      rowPlaces: this.#rowPlaces.snapshot(),
      rowLines: this.#rowLines.snapshot(),
      refusals: this.#refusals,
      blames: [...this.#blames],
      rows: this.#rows,
      refusedRows: this.#refusedRows,
      remarks: [...this.#remarks.values()],
      partlyRefunded: this.#partlyRefunded,
    };
  }

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
      remarks: REMARKS.flatMap((code) => this.#remarks.get(code) ?? []),
      partlyRefunded: this.#partlyRefunded,
      sizeOf: (externalNumber) => {
        const place = orders.find(externalNumber);
        return place >= 0 && orders.isMade(place) ? orders.size(place) : 0;
      },
      isWhole: (externalNumber) => {
        const place = orders.find(externalNumber);
        return place >= 0 && orders.isWhole(place);
      },
    };
  }

  #unused(): RefusedRow[] {
    const wanted = Math.min(this.#orders.unusedRows, MAX_STORED_REFUSALS);
    const found: RefusedRow[] = [];
    for (let row = 0; found.length < wanted; row++) {
      const place = this.#rowPlaces.at(row);
      const code = this.#orders.refusal(place);
      if (!code) continue;
      const line = this.#rowLines.at(row);
      const blame = code === "orderRefused" ? this.#blames.get(place) : undefined;
      found.push(blame ? { ...blame, line, because: blame.line } : { line, code, column: "", because: null });
    }
    return found;
  }

  #takeRow(row: CsvRow): void {
    const found = this.#read(row);
    if (!found) return;
    this.#rows++;
    if (!found.ok) {
      const { external_number, refusals } = found;
      return this.#refuse(row.line, refusals, external_number ? this.#orders.placeOf(external_number) : null);
    }
    if (found.order === null) return this.#leave(found);
    const place = this.#orders.placeOf(found.order.external_number);
    if (!this.#orders.agrees(place, found.order)) {
      return this.#refuse(row.line, [{ code: "mismatch", column: "" }], place);
    }
    this.#orders.grow(place, piecesOf(found.lines), found.lines.length);
    for (const code of found.remarks) this.#remark(code, place);
    this.#rowPlaces.push(place);
    this.#rowLines.push(row.line);
  }

  #leave({ remark, external_number }: SkippedRow): void {
    this.#remark(remark, external_number === "" ? null : this.#orders.placeOf(external_number));
  }

  #remark(code: RemarkCode, place: number | null): void {
    const { rows, orders } = this.#remarks.get(code) ?? { rows: 0, orders: 0 };
    const isNew = place !== null && this.#orders.isFirstRemark(place, REMARKS.indexOf(code));
    this.#remarks.set(code, { code, rows: rows + 1, orders: orders + (isNew ? 1 : 0) });
  }

  #refuse(line: number, found: readonly RowRefusal[], place: number | null): void {
    const rows = found.map(({ code, column }): RefusedRow => ({ line, code, column, because: null }));
    const [first] = rows;
    if (found.some(({ code }) => code === "partlyRefunded")) this.#partlyRefunded++;
    if (place !== null) this.#orders.refuse(place);
    if (place !== null && first && !this.#blames.has(place) && this.#blames.size < MAX_STORED_REFUSALS) {
      this.#blames.set(place, first);
    }
    if (this.#refusedRows++ < MAX_STORED_REFUSALS) this.#refusals.push(...rows);
  }
}

function firstRows(refusals: readonly RefusedRow[]): RefusedRow[] {
  const sorted = refusals.toSorted((one, other) => one.line - other.line);
  let rows = 0;
  const end = sorted.findIndex(({ line }, index) =>
    line !== sorted[index - 1]?.line && ++rows > MAX_STORED_REFUSALS
  );
  return end < 0 ? sorted : sorted.slice(0, end);
}

interface OpenOrder {
  readonly order: OrderFields;
  readonly lines: LineFields[];
  rows: number;
  off: number;
  /** The shop's subtotal of the order, after discounts; null if the file has none. */
  subtotal: number | null;
}

/** Returns the lines less their discounts; `isWhole` is true when no line was left out. */
function declaredLines({ lines, off, subtotal }: OpenOrder, isWhole: boolean): readonly LineFields[] {
  // Lines in two currencies have no sum.
  if (new Set(lines.map(({ total }) => total?.currency)).size > 1) return lines;
  const totals = lines.map(({ total }) => total?.minor ?? 0);
  const sum = totals.reduce((all, each) => all + each, 0);
  const known = subtotal !== null && isWhole ? Math.max(0, sum - subtotal) : 0;
  const parts = spreadDiscount(totals, Math.max(off, known));
  return lines.map((line, at) => {
    const minor = parts[at] ?? 0;
    return line.total && minor !== line.total.minor ? { ...line, total: { ...line.total, minor } } : line;
  });
}

export function createAssembler(
  read: RowReader,
  { sizeOf, isWhole }: Pick<Survey, "sizeOf" | "isWhole">,
): (rows: readonly CsvRow[]) => ImportedOrder[] {
  const open = new Map<string, OpenOrder>();
  const linesOf = (group: OpenOrder) =>
    group.off === 0 && group.subtotal === null
      ? group.lines
      : declaredLines(group, isWhole(group.order.external_number));

  function add(
    order: OrderFields,
    { lines, off, subtotal }: Pick<OpenOrder, "off" | "subtotal"> & { readonly lines: readonly LineFields[] },
    size: number,
    touched: Set<string>,
  ): ImportedOrder | null {
    const number = order.external_number;
    const group = open.get(number) ?? { order, lines: [], rows: 0, off: 0, subtotal: null };
    group.lines.push(...lines);
    group.rows++;
    group.off += off;
    group.subtotal ??= subtotal;
    if (group.rows === size) {
      open.delete(number);
      touched.delete(number);
      return { ...group.order, lines: linesOf(group) };
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
      if (!found?.ok || found.order === null) continue;
      const size = sizeOf(found.order.external_number);
      if (size === 0) continue;
      const order = add(found.order, found, size, touched);
      if (order) whole.push(order);
    }
    // A cell is a slice of its piece of the file: an open order must not keep that piece in memory.
    for (const number of touched) {
      const group = open.get(number);
      open.delete(number);
      if (group) open.set(structuredClone(number), structuredClone(group));
    }
    return whole;
  };
}
