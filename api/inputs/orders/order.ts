import { array, check, type GenericSchema, maxLength, nullish, object, pipe, transform } from "valibot";
import { SKU_CHARS } from "../../catalogue/catalogue.ts";
import type { OrderInput, OrderLineInput } from "../../generated/schema.ts";
import { isTooManyPieces, MAX_ORDER_LINES, MAX_ORDER_PIECES, piecesOf } from "../../orders/order_bounds.ts";
import { collapseSpaces, MAX_TAGS } from "../../orders/tags.ts";
import { listOf } from "../lists.ts";
import { whole } from "../numbers.ts";
import { orderTextInputs } from "../order_texts.ts";
import { says } from "../read.ts";
import { neededCode, requiredLine } from "../text.ts";

const TAG = 40;
const ID = 64;
export const tag = pipe(requiredLine(TAG), transform(collapseSpaces));

export const orderLineInput = object({
  _id: nullish(requiredLine(ID)),
  sku: neededCode(SKU_CHARS),
  quantity: whole(1, MAX_ORDER_PIECES),
}, says("required")) satisfies GenericSchema<unknown, OrderLineInput>;

export const linesOf = <const Line extends GenericSchema<unknown, { quantity: number }>>(each: Line) =>
  pipe(
    listOf(each, MAX_ORDER_LINES, says("required")),
    check((lines) => !isTooManyPieces(piecesOf(lines)), says("tooManyPieces")),
  );

export const orderInput = object({
  store_id: nullish(requiredLine(ID)),
  ...orderTextInputs,
  tags: nullish(pipe(array(tag), maxLength(MAX_TAGS, says("tooMany")))),
  lines: nullish(linesOf(orderLineInput)),
}) satisfies GenericSchema<unknown, OrderInput>;
