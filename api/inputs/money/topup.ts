import {
  check,
  type GenericSchema,
  nullish,
  object,
  picklist,
  pipe,
  regex,
  toUpperCase,
  transform,
} from "valibot";
import type { ApprovalInput, TopupInput } from "../../generated/schema.ts";
import { exactUnits } from "../../typed_amount.ts";
import { PENDING_FILE } from "../../constants.ts";
import { MANUAL_KINDS, MAX_TOPUP_CENTS } from "../../money/topups.ts";
import { limitInAny } from "../../money_limits.ts";
import { unixSeconds, whole } from "../numbers.ts";
import { says } from "../read.ts";
import { line, paragraphs, requiredLine } from "../text.ts";

const ID = 64;
const AMOUNT = 20;
/** No currency has more decimals; the API checks the number for each currency. */
const MAX_DECIMALS = 3;
const REF = 60;
const REASON = 500;

export const paidText = pipe(
  requiredLine(AMOUNT),
  check((text) => exactUnits(text, MAX_DECIMALS) !== null, says("badPaid")),
);

/** Bank references, without the blanks that some banks group them by. */
const txRef = pipe(
  requiredLine(REF),
  transform((text) => text.replaceAll(" ", "")),
  toUpperCase(),
  regex(/^[0-9A-Z][0-9A-Z._/-]*$/, says("invalid")),
);

/** An empty text means that there is no file. */
const proofId = pipe(line(ID), check((id) => id !== PENDING_FILE, says("fileWaits")));

export const topupInput = object({
  seller_id: nullish(line(ID)),
  method_id: nullish(requiredLine(ID)),
  paid: nullish(paidText),
  paid_at: nullish(unixSeconds),
  tx_ref: nullish(txRef),
  note: nullish(paragraphs(REASON)),
  proof_id: nullish(proofId),
}) satisfies GenericSchema<unknown, TopupInput>;

export const approvalInput = object({
  seller_id: nullish(requiredLine(ID)),
  kind: nullish(picklist(MANUAL_KINDS, says("unknown"))),
  method_id: nullish(line(ID)),
  credited_minor: nullish(whole(1, limitInAny(MAX_TOPUP_CENTS), says("badAmount"))),
  note: nullish(requiredLine(REASON)),
}) satisfies GenericSchema<unknown, ApprovalInput>;
