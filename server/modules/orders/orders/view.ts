import type { Order, OrderLine } from "../../../../api/generated/schema.ts";
import { type OrderProblem, problemText } from "../../../../api/orders/order_problems.ts";
import type { OrderRow, ShownLine } from "./rows.ts";

/** The fields of a row; `problems_json` becomes `problems` when it is selected. */
export type OrderView =
  & Omit<OrderRow, "paid" | "problems" | "tags">
  & { readonly paid: boolean; readonly problems_json: string; readonly tags: readonly string[] };

export function viewOf(row: OrderRow): OrderView {
  // Copying the whole row is five times as fast as copying it without a field.
  const { paid, problems: problems_json, tags } = row;
  return { ...row, paid: paid === 1, problems_json, tags: JSON.parse(tags) as string[] };
}

export const rowOf = ({ problems_json: problems, paid, tags, ...same }: OrderView): OrderRow => ({
  ...same,
  problems,
  paid: paid ? 1 : 0,
  tags: JSON.stringify(tags),
});

export function problemsOf(json: string): Order["problems"] {
  const problems = JSON.parse(json) as readonly OrderProblem[];
  return problems.map((problem) => ({ ...problem, text: problemText(problem.code) }));
}

export const problemCodes = (json: string): string[] => [
  ...new Set((JSON.parse(json) as readonly OrderProblem[]).map(({ code }) => code)),
];

type Seen = Pick<OrderLine, "image_id" | "art">;
type Later = "placements" | "stopped" | "charged_minor" | "refunded_minor";

/** Returns a line for the API; picture and artwork are fetched when selected, unless they were read with the line. */
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
