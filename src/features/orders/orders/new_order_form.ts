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

const BLANK_LINE = { _id: "", sku: "", quantity: "1" };

export const BLANK_ORDER: NewOrderValues = { ...orderTexts({}), store_id: "", lines: [BLANK_LINE] };

/** Returns the positions of the rows in which something was typed; the others are no lines of the order. */
const typedRows = ({ lines }: NewOrderValues): readonly number[] =>
  lines.flatMap(({ sku, quantity }, at) =>
    sku.trim() === "" && ["", BLANK_LINE.quantity].includes(quantity.trim()) ? [] : [at]
  );

export function newOrderInput(values: NewOrderValues): OrderInput {
  const { store_id, external_number } = values;
  const lines = typedRows(values).flatMap((at) => values.lines[at] ?? []);
  return { ...inputOf({ ...values, lines }, ORDER_FIELDS), store_id, external_number };
}

/** Moves the problems of sent lines to the rows of the form, which may have blank rows between them. */
export function problemsOfRows(
  problems: readonly InputProblem[],
  values: NewOrderValues,
): readonly InputProblem[] {
  const rows = typedRows(values);
  return problems.map((problem) => ({
    ...problem,
    path: problem.path.replace(/^lines\.(\d+)/, (_, at) => `lines.${rows[Number(at)] ?? at}`),
  }));
}

/** Returns the problems that the API would find, and a missing store. */
export function newOrderProblems(values: NewOrderValues): readonly InputProblem[] {
  const missing = values.store_id === "" ? [{ path: "store_id", code: "required" }] : [];
  const read = readInput(orderInput, newOrderInput(values));
  const others = read.ok ? [] : read.problems.filter(({ path }) => path !== "store_id");
  return [...missing, ...problemsOfRows(others, values)];
}
