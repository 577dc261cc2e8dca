/** Makes an order by hand, at most once, and keeps what was typed until it is made. */
import { useState } from "react";
import { MakeOrder } from "../../../../api/generated/operations/orders.ts";
import { ask } from "../../../lib/client.ts";
import { BLANK_ORDER, newOrderInput, newOrderProblems, type NewOrderValues } from "./new_order_form.ts";
import { type Form, saveAnswerOf, useForm } from "../../../engine/form/form_wiring.ts";

export interface NewOrder {
  readonly form: Form<NewOrderValues>;
  /** Of the order that was made; empty before. */
  readonly madeId: () => string;
}

const STORED = { values: BLANK_ORDER, version: 0 };

export function useNewOrder(userId: string): NewOrder {
  // Not drawn: read once the form says that it is saved.
  const [made] = useState({ id: "" });
  const form = useForm<NewOrderValues>({
    stored: STORED,
    userId,
    what: "orders.new",
    save: async ({ values, key }) => {
      const params = newOrderInput(values as unknown as NewOrderValues);
      const outcome = await ask(MakeOrder, { id: null, params, version: null, key });
      made.id = outcome.data?.makeOrder?._id ?? "";
      return await saveAnswerOf(outcome.data?.makeOrder?.version, outcome, () => Promise.resolve(null));
    },
    problemsOf: newOrderProblems,
  });
  return { form, madeId: () => made.id };
}
