/** Which columns a card has room for: what the record is called, its state, and some facts. Pure. */
import { isLate } from "../../../api/orders/order_due.ts";
import type { Row } from "../../../machines/rows.ts";
import type { CellKind } from "../../../resources/cell_kind.ts";
import type { Column } from "../../../resources/define.ts";
import { config } from "../../lib/config.ts";

/** What a card shows, line by line; what a list has no column for is left out. */
export interface CardColumns {
  readonly head: Column | undefined;
  readonly status: Column | undefined;
  readonly title: Column | undefined;
  readonly words: readonly Column[];
  readonly figures: readonly Column[];
}

const TEXTS: readonly CellKind[] = ["items", "mono", "text", "word", "policy"];

/** Rows that are due have their status and when. A late one says so, in place of the time it was made. */
const isLateNow = (row: Row): boolean =>
  isLate(row as unknown as Parameters<typeof isLate>[0], Date.now() / 1000, config().timeZone);

/** @param row Of several columns of a kind it has the first that says something of it. */
export function cardColumnsOf(columns: readonly Column[], row: Row): CardColumns {
  const first = (...kinds: CellKind[]) => {
    const some = columns.filter(({ kind }) => kinds.includes(kind));
    return some.find(({ key }) => row[key] !== null) ?? some[0];
  };
  const place = first("recipient", "place");
  const texts = columns.filter(({ kind }) => TEXTS.includes(kind));
  const name = texts.find(({ key }) => key === "title") ?? texts[0];
  return {
    head: first("code", "job", "auditAction", "tree", "reference"),
    status: first("status"),
    title: place ?? name,
    words: place ? texts.slice(0, 1) : texts.filter((each) => each !== name).slice(0, 2),
    // What goes to nobody yet is looked at for when it has to be there.
    figures: [
      first("money", "weight"),
      (!place || isLateNow(row)) && first("due") || first("time", "age", "day"),
    ]
      .filter((each) => each !== undefined),
  };
}
