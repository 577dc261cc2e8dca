/** What `POST /incoming/<id>` takes. */
import { array, maxLength, minLength, nullish, object, omit, pipe } from "valibot";
import { orderInput, orderLineInput } from "./order.ts";
import { says } from "./read.ts";
import { needed } from "./text.ts";

const MAX_ORDERS = 100;
const MAX_LINES = 200;
const NUMBER = 60;
const TITLE = 200;

const incomingLine = object({
  ...omit(orderLineInput, ["_id"]).entries,
  title: nullish(needed(TITLE)),
  variant: nullish(needed(TITLE)),
}, says("required"));

const incomingOrder = object({
  ...omit(orderInput, ["store_id", "tags", "lines"]).entries,
  // What makes the same order, sent again under another id, known for what it is.
  external_number: needed(NUMBER),
  lines: pipe(
    array(incomingLine, says("required")),
    minLength(1, says("required")),
    maxLength(MAX_LINES, says("tooMany")),
  ),
}, says("required"));

export const incomingInput = object({
  orders: pipe(
    array(incomingOrder, says("required")),
    minLength(1, says("required")),
    maxLength(MAX_ORDERS, says("tooMany")),
  ),
}, says("required"));
