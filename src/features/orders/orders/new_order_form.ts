import type { InputProblem } from "../../../../api/errors.ts";
import type { OrderInput } from "../../../../api/generated/schema.ts";
import { orderInput } from "../../../../api/inputs/orders/order.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { orderTexts } from "../../../../api/orders/order_texts.ts";
import { inputOf, ORDER_FIELDS, type OrderValues } from "./order_form.ts";

export type NewOrderValues = OrderValues & {
  readonly store_id: string;
  readonly external_number: string;
};

export const BLANK_ORDER: NewOrderValues = {
  ...orderTexts({}),
  store_id: "",
  lines: [{ _id: "", sku: "", quantity: "1" }],
};

export function newOrderInput(values: NewOrderValues): OrderInput {
  const { store_id, external_number } = values;
  const lines = values.lines.filter(({ sku }) => sku.trim() !== "");
  return { ...inputOf({ ...values, lines }, ORDER_FIELDS), store_id, external_number };
}

/** Returns the problems that the API would find, and a missing store. */
export function newOrderProblems(values: NewOrderValues): readonly InputProblem[] {
  const missing = values.store_id === "" ? [{ path: "store_id", code: "required" }] : [];
  const read = readInput(orderInput, newOrderInput(values));
  const others = read.ok ? [] : read.problems.filter(({ path }) => path !== "store_id");
  return [...missing, ...others];
}
