/** What `makePrintBatch` takes, for the form and for the API. */
import { array, check, type GenericSchema, maxLength, nullish, object, pipe, transform } from "valibot";
import { MAX_BATCH_UNITS, readKey } from "../batches.ts";
import type { PrintBatchInput } from "../generated/schema.ts";
import { says } from "./read.ts";
import { needed } from "./text.ts";

const KEY = 400;
const ID = 64;

export const printBatchInput = object({
  group_key: nullish(pipe(needed(KEY), check((text) => readKey(text) !== null, says("unknown")))),
  unit_ids: nullish(
    pipe(
      array(needed(ID), says("invalid")),
      transform((ids) => [...new Set(ids)]),
      maxLength(MAX_BATCH_UNITS, says("tooMany")),
    ),
  ),
}) satisfies GenericSchema<unknown, PrintBatchInput>;
