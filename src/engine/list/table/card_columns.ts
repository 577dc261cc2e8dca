/** Chooses the columns that fit on a card: number, status and some facts. */
import { isLate } from "../../../../api/orders/order_due.ts";
import type { Row } from "../../../../machines/rows.ts";
import type { CellKind } from "../../../../resources/cell_kind.ts";
import type { Column } from "../../../../resources/define.ts";
import { config } from "../../../lib/config.ts";

export interface CardColumns {
  readonly head: Column | undefined;
  /** Columns between number and status. */
  readonly beside: readonly Column[];
  readonly status: Column | undefined;
  readonly title: Column | undefined;
  /** Columns at the end of the second line. */
  readonly aside: readonly Column[];
  readonly words: readonly Column[];
  readonly figures: readonly Column[];
}

const TEXTS: readonly CellKind[] = ["items", "mono", "text", "word", "policy"];

/** Returns true for a late row, which shows its due date instead of its age. */
const isLateNow = (row: Row): boolean =>
  isLate(row as unknown as Parameters<typeof isLate>[0], Date.now() / 1000, config().timeZone);

/** @param row its values decide between several columns of a kind: the first with a value is used */
export function cardColumnsOf(columns: readonly Column[], row: Row): CardColumns {
  const first = (...kinds: CellKind[]) => {
    const some = columns.filter(({ kind }) => kinds.includes(kind));
    return some.find(({ key }) => row[key] !== null && row[key] !== "") ?? some[0];
  };
  const [head, status] = [first("code", "job", "auditAction", "tree", "reference"), first("status")];
  if (columns.some(({ card }) => card)) {
    const at = (place: Column["card"]) => columns.filter(({ card }) => card === place);
    const [title] = at("title");
    return {
      ...{ head, status, title },
      ...{ beside: at("beside"), aside: at("aside"), words: at("words"), figures: at("figures") },
    };
  }
  const place = first("recipient", "place");
  const texts = columns.filter(({ kind }) => TEXTS.includes(kind));
  const name = texts.find(({ key }) => key === "title") ?? texts[0];
  return {
    ...{ head, status, beside: [], aside: [] },
    title: place ?? name,
    words: place ? texts.slice(0, 1) : texts.filter((each) => each !== name).slice(0, 2),
    figures: [
      first("money", "weight"),
      (!place || isLateNow(row)) && first("due") || first("time", "age", "day"),
    ]
      .filter((each) => each !== undefined),
  };
}
