import { type GenericSchema, object } from "valibot";
import type { MutationArgs } from "../../generated/schema.ts";
import { whole } from "../numbers.ts";
import { says } from "../read.ts";
import { requiredLine } from "../text.ts";

const ID = 64;

/** The only upper bound is the debt, which the server checks: it may be the sum of many months. */
export const owedInput = object({
  seller_id: requiredLine(ID),
  amount_minor: whole(1, Number.MAX_SAFE_INTEGER, says("badAmount")),
}) satisfies GenericSchema<unknown, Pick<MutationArgs["payOwed"], "seller_id" | "amount_minor">>;
