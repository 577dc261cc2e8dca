import { minLength, nullish, object, omit, pipe } from "valibot";
import { LINE_TITLE_CHARS, SHORT_CHARS } from "../../orders/order_bounds.ts";
import { listOf } from "../lists.ts";
import { linesOf, orderInput, orderLineInput } from "./order.ts";
import { says } from "../read.ts";
import { neededCode, requiredLine } from "../text.ts";

const MAX_ORDERS = 100;

const incomingLine = object({
  ...omit(orderLineInput, ["_id"]).entries,
  title: nullish(requiredLine(LINE_TITLE_CHARS)),
  variant: nullish(requiredLine(LINE_TITLE_CHARS)),
}, says("required"));

const incomingOrder = object({
  ...omit(orderInput, ["store_id", "tags", "lines"]).entries,
  // Identifies the same order when it is sent again under another id.
  external_number: neededCode(SHORT_CHARS),
  lines: pipe(linesOf(incomingLine), minLength(1, says("required"))),
}, says("required"));

export const incomingInput = object({
  orders: pipe(listOf(incomingOrder, MAX_ORDERS, says("required")), minLength(1, says("required"))),
}, says("required"));
