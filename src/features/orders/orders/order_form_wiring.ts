import { GetOrder, MakeOrder } from "../../../../api/generated/operations/orders.ts";
import type { SaveAnswer, SaveInput, StoredRecord } from "../../../../machines/form.ts";
import { ask } from "../../../lib/client.ts";
import type { Order } from "./order.ts";
import { currentOf, inputOf, type OrderValues, problemsOf, storedValues } from "./order_form.ts";
import { type Form, hasFormDraft, saveAnswerOf, useForm } from "../../../engine/form/form_wiring.ts";

const draftName = (id: string) => `orders.${id}.edit`;

/** Checks for a change of this order that is not sent, or whose result is unknown. */
export function hasOrderDraft(id: string, userId: string): boolean {
  return hasFormDraft(userId, draftName(id));
}

async function saveOrder(id: string, { base, values, changed, key }: SaveInput): Promise<SaveAnswer> {
  const params = inputOf(withOwnLines(values as unknown as OrderValues, base), changed);
  const outcome = await ask(MakeOrder, { id, params, version: base.version, key });
  return saveAnswerOf(
    outcome.data?.makeOrder?.version,
    outcome,
    async (row) => currentOf(row) ?? await fetchCurrent(id),
  );
}

/** Sends lines that somebody else removed meanwhile as new ones; the API refuses their ids. */
function withOwnLines(values: OrderValues, base: StoredRecord): OrderValues {
  const stored = new Set((base.values as unknown as OrderValues).lines.map(({ _id }) => _id));
  const lines = values.lines.map((line) => stored.has(line._id) ? line : { ...line, _id: "" });
  return { ...values, lines };
}

/** Loads the current order if this build cannot read the one in a STALE answer. */
async function fetchCurrent(id: string): Promise<StoredRecord | null> {
  const order = (await ask(GetOrder, { _id: id }, { background: true })).data?.getOrderById;
  return order ? storedValues(order) : null;
}

/** Returns the form of one order. A newer `order` does not change typed values. */
export function useOrderForm(order: Order, userId: string): Form<OrderValues> {
  return useForm<OrderValues>({
    stored: storedValues(order),
    userId,
    what: draftName(order._id),
    save: (input) => saveOrder(order._id, input),
    problemsOf,
  });
}
