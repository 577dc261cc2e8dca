/** What `makePrintBatch` takes, for the form and for the API. */
import { check, type GenericSchema, nullish, object, pipe } from "valibot";
import { readKey } from "../batches.ts";
import type { PrintBatchInput } from "../generated/schema.ts";
import { says } from "./read.ts";
import { needed } from "./text.ts";

const KEY = 400;

export const printBatchInput = object({
  group_key: nullish(pipe(needed(KEY), check((text) => readKey(text) !== null, says("unknown")))),
}) satisfies GenericSchema<unknown, PrintBatchInput>;
