import { array, check, type GenericSchema, maxLength, nullish, object, pipe } from "valibot";
import type { RefundRequestInput } from "../../generated/schema.ts";
import { MAX_REFUND_LINES, MAX_REFUND_REASON } from "../../orders/refunds.ts";
import { PENDING_FILE } from "../../constants.ts";
import { whole } from "../numbers.ts";
import { says } from "../read.ts";
import { line, paragraphs, requiredLine } from "../text.ts";

const ID = 64;

const refundLine = object({
  charge_line_id: requiredLine(ID),
  amount_minor: whole(1, Number.MAX_SAFE_INTEGER, says("badAmount")),
});

export const refundRequestInput = object({
  order_id: nullish(requiredLine(ID)),
  reason: nullish(paragraphs(MAX_REFUND_REASON)),
  photo_id: nullish(pipe(line(ID), check((id) => id !== PENDING_FILE, says("fileWaits")))),
  lines: nullish(pipe(array(refundLine), maxLength(MAX_REFUND_LINES, says("tooMany")))),
}) satisfies GenericSchema<unknown, RefundRequestInput>;
