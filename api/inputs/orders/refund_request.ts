/** What `makeRefundRequest` takes, for the form and for the API. */
import { array, check, type GenericSchema, maxLength, nullish, object, pipe } from "valibot";
import type { RefundRequestInput } from "../../generated/schema.ts";
import { MAX_REFUND_LINES, MAX_REFUND_REASON } from "../../orders/refunds.ts";
import { PROOF_ON_ITS_WAY } from "../../money/proofs.ts";
import { whole } from "../numbers.ts";
import { says } from "../read.ts";
import { line, needed, paragraphs } from "../text.ts";

const ID = 64;

const refundLine = object({
  charge_line_id: needed(ID),
  amount_minor: whole(1, Number.MAX_SAFE_INTEGER, says("badAmount")),
});

export const refundRequestInput = object({
  order_id: nullish(needed(ID)),
  reason: nullish(paragraphs(MAX_REFUND_REASON)),
  photo_id: nullish(pipe(line(ID), check((id) => id !== PROOF_ON_ITS_WAY, says("fileWaits")))),
  lines: nullish(pipe(array(refundLine), maxLength(MAX_REFUND_LINES, says("tooMany")))),
}) satisfies GenericSchema<unknown, RefundRequestInput>;
