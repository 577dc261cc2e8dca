import {
  array,
  check,
  forward,
  type GenericSchema,
  maxLength,
  nullish,
  object,
  partialCheck,
  pipe,
  transform,
} from "valibot";
import { isSameMachine, MAX_BATCH_UNITS, MAX_MERGED_GROUPS, readKey } from "../../workshop/batches.ts";
import type { PrintBatchInput } from "../../generated/schema.ts";
import { says } from "../read.ts";
import { requiredLine } from "../text.ts";

const KEY = 400;
const ID = 64;

const groupKey = pipe(requiredLine(KEY), check((text) => readKey(text) !== null, says("unknown")));
const distinct = transform((entries: string[]) => [...new Set(entries)]);

export const printBatchInput = pipe(
  object({
    group_key: nullish(groupKey),
    more_keys: nullish(
      pipe(array(groupKey, says("invalid")), distinct, maxLength(MAX_MERGED_GROUPS, says("tooMany"))),
    ),
    unit_ids: nullish(
      pipe(array(requiredLine(ID), says("invalid")), distinct, maxLength(MAX_BATCH_UNITS, says("tooMany"))),
    ),
  }),
  forward(
    partialCheck(
      [["group_key"], ["more_keys"]],
      ({ group_key, more_keys }) => areOfOneMachine([...group_key ? [group_key] : [], ...more_keys ?? []]),
      says("otherMachine"),
    ),
    ["more_keys"],
  ),
) satisfies GenericSchema<unknown, PrintBatchInput>;

function areOfOneMachine(texts: readonly string[]): boolean {
  const [first, ...more] = texts.flatMap((text) => readKey(text) ?? []);
  return more.every((key) => isSameMachine(first!, key));
}
