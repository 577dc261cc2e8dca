import { type GenericSchema, object } from "valibot";
import type { MutationArgs } from "../../generated/schema.ts";
import { MAX_TOPUP_MINOR } from "../../money/topups.ts";
import { whole } from "../numbers.ts";
import { says } from "../read.ts";
import { requiredLine } from "../text.ts";

const ID = 64;

export const owedInput = object({
  seller_id: requiredLine(ID),
  amount_minor: whole(1, MAX_TOPUP_MINOR, says("badAmount")),
}) satisfies GenericSchema<unknown, Pick<MutationArgs["payOwed"], "seller_id" | "amount_minor">>;
