import { type GenericSchema, nullish, object } from "valibot";
import { MAX_CHECK_NOTE, MAX_SIGNED_BY } from "../../handover/check_days.ts";
import { paragraphs, requiredLine } from "../text.ts";

export interface DayCheckInput {
  readonly signed_by: string;
  readonly note?: string | null | undefined;
}

export const dayCheckInput = object({
  signed_by: requiredLine(MAX_SIGNED_BY),
  note: nullish(paragraphs(MAX_CHECK_NOTE)),
}) satisfies GenericSchema<unknown, DayCheckInput>;
