import type { InputProblem } from "../../../../api/errors.ts";
import type { OrderInput } from "../../../../api/generated/schema.ts";
import { orderInput } from "../../../../api/inputs/orders/order.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { orderTextsIn } from "../../../../api/orders/order_texts.ts";
import type { StoredRecord } from "../../../../machines/form.ts";
import type { Order } from "./order.ts";

export const ADDRESS_FIELDS = orderTextsIn("address");
export const MORE_FIELDS = orderTextsIn("method", "remarks");
export type TextField = (typeof ADDRESS_FIELDS | typeof MORE_FIELDS)[number];

export interface LineValue {
  readonly _id: string;
  readonly sku: string;
  /** Text of the input, which may be no number. */
  readonly quantity: string;
}

export type OrderValues = Readonly<Record<TextField, string>> & { readonly lines: readonly LineValue[] };

const TEXT_FIELDS = [...ADDRESS_FIELDS, ...MORE_FIELDS];
export const ORDER_FIELDS: readonly string[] = [...TEXT_FIELDS, "lines"];

export function valuesOf(order: Order): OrderValues {
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, order[name]])) as Record<
    TextField,
    string
  >;
  const lines = order.lines.map(({ _id, sku, quantity }) => ({ _id, sku, quantity: String(quantity) }));
  return { ...texts, lines };
}

export const storedValues = (order: Order) => ({ values: valuesOf(order), version: order.version });

/** Returns only the changed fields, so that other people's changes are not overwritten. */
export function inputOf(values: OrderValues, changed: readonly string[]): OrderInput {
  const texts = TEXT_FIELDS.filter((name) => changed.includes(name)).map((name) => [name, values[name]]);
  const lines = changed.includes("lines") && values.lines.map(({ _id, sku, quantity }) => ({
    ...(_id && { _id }),
    sku,
    quantity: quantity.trim() === "" ? NaN : Number(quantity),
  }));
  return { ...Object.fromEntries(texts), ...(lines && { lines }) };
}

export function problemsOf(values: OrderValues, changed: readonly string[]): readonly InputProblem[] {
  const read = readInput(orderInput, inputOf(values, changed));
  return read.ok ? [] : read.problems;
}

export function currentOf(row: unknown): StoredRecord | null {
  const order = row as Partial<Order> | null;
  const isOrder = typeof order === "object" && order !== null && typeof order.version === "number" &&
    Array.isArray(order.lines) && TEXT_FIELDS.every((name) => typeof order[name] === "string");
  return isOrder ? { ...storedValues(order as Order) } : null;
}
