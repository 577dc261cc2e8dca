/** An order as the API shows it. Fields that cost a statement of their own are in resolvers.ts. */
import type { Order, OrderLine } from "../../../../api/generated/schema.ts";
import { type OrderProblem, problemText } from "../../../../api/orders/order_problems.ts";
import type { OrderRow, ShownLine } from "./rows.ts";

/** The fields of a row; `problems_json` becomes `problems` when it is asked for. */
export type OrderView =
  & Omit<OrderRow, "paid" | "problems" | "tags">
  & { readonly paid: boolean; readonly problems_json: string; readonly tags: readonly string[] };

export function viewOf(row: OrderRow): OrderView {
  // Of the whole row: an engine copies one that leaves nothing out five times as quickly.
  const { paid, problems: problems_json, tags } = row;
  return { ...row, paid: paid === 1, problems_json, tags: JSON.parse(tags) as string[] };
}

/** The row that it was made of. */
export const rowOf = ({ problems_json: problems, paid, tags, ...same }: OrderView): OrderRow => ({
  ...same,
  problems,
  paid: paid ? 1 : 0,
  tags: JSON.stringify(tags),
});

/** Stored problems with their English words. */
export function problemsOf(json: string): Order["problems"] {
  const problems = JSON.parse(json) as readonly OrderProblem[];
  return problems.map((problem) => ({ ...problem, text: problemText(problem.code) }));
}

/** What they are about, each once. */
export const problemCodes = (json: string): string[] => [
  ...new Set((JSON.parse(json) as readonly OrderProblem[]).map(({ code }) => code)),
];

type Seen = Pick<OrderLine, "image_id" | "art">;
/** Read where it is requested. */
type Later = "placements" | "stopped" | "charged_minor" | "refunded_minor";

/** Its picture and its art are fetched where they are asked for and did not come with it. */
export function lineView(line: ShownLine): Omit<OrderLine, keyof Seen | Later> & Partial<Seen> {
  const { _id, position, sku, title, variant, quantity, item_id } = line;
  const { total_minor, declared_minor, declared_currency, raw_total, external_sku, image_id, art } = line;
  return {
    _id,
    position,
    sku,
    title,
    variant,
    quantity,
    total_minor,
    declared_minor,
    declared_currency,
    raw_total,
    external_sku,
    known: item_id !== null,
    ...image_id !== undefined && { image_id },
    ...art !== undefined && { art },
  };
}
