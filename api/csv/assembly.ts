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
/** More refusals than this are counted but not kept. */
export const MAX_KEPT_REFUSALS = 10_000;

export interface RefusedRow extends RowRefusal {
  readonly line: number;
}

export interface ImportedOrder extends OrderFields {
  readonly lines: readonly LineFields[];
}

interface Group {
  /** Lines of the file that belong to the order. */
  readonly lines: number[];
  /** Hash of what the first row says about the order. */
  readonly head: number;
  isRefused: boolean;
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
  /** How many rows each order has; refused orders are left out. */
  readonly sizes: ReadonlyMap<string, number>;
}

type Read = (row: CsvRow) => RowRead;

/** The first reading. Give it all rows, then ask what it found. */
export function surveyor(read: Read): { take(rows: readonly CsvRow[]): void; finish(): Survey } {
  const groups = new Map<string, Group>();
  const poisoned = new Set<string>();
  const refusals: RefusedRow[] = [];
  const refusedLines = new Set<number>();
  let rows = 0;

  function refuse(line: number, found: readonly RowRefusal[]) {
    refusedLines.add(line);
    if (refusals.length < MAX_KEPT_REFUSALS) refusals.push(...found.map((each) => ({ line, ...each })));
  }

  function takeRow(row: CsvRow) {
    rows++;
    const found = read(row);
    if (!found.ok) {
      refuse(row.line, found.refusals);
      if (found.external_number !== "") poisoned.add(detached(found.external_number));
      return;
    }
    const { external_number } = found.order;
    const head = hash(JSON.stringify(found.order));
    const group = groups.get(external_number);
    if (!group) {
      groups.set(detached(external_number), { lines: [row.line], head, isRefused: false });
    } else if (group.head !== head) {
      group.isRefused = true;
      refuse(row.line, [{ code: "mismatch", column: "" }]);
    } else group.lines.push(row.line);
  }

  function finish(): Survey {
    const sizes = new Map<string, number>();
    for (const [number, group] of groups) {
      const isTooLong = group.lines.length > MAX_ORDER_LINES;
      if (!isTooLong && !group.isRefused && !poisoned.has(number)) sizes.set(number, group.lines.length);
      else {
        const code = isTooLong ? "tooManyLines" : "orderRefused";
        for (const line of group.lines) refuse(line, [{ code, column: "" }]);
      }
    }
    refusals.sort((one, other) => one.line - other.line);
    return { rows, orders: sizes.size, refusedRows: refusedLines.size, refusals, sizes };
  }

  return { take: (some) => some.forEach(takeRow), finish };
}

/** The second reading: rows in, whole orders out. */
export function assembler(read: Read, { sizes }: Survey): (rows: readonly CsvRow[]) => ImportedOrder[] {
  const open = new Map<string, { readonly order: OrderFields; readonly lines: LineFields[] }>();
  return (rows) => {
    const whole: ImportedOrder[] = [];
    for (const row of rows) {
      const found = read(row);
      const size = found.ok ? sizes.get(found.order.external_number) : undefined;
      if (!found.ok || size === undefined) continue;
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
