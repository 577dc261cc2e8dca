import { type GenericSchema, nullish, object } from "valibot";
import { line } from "../text.ts";

export const MAX_REASON_LENGTH = 200;

export const switchInput = object({
  reason: nullish(line(MAX_REASON_LENGTH)),
}) satisfies GenericSchema<unknown, { readonly reason?: string | null | undefined }>;
