import { NotText } from "../../../../api/csv/decode.ts";
import { MAX_ROWS_ABOVE } from "../../../../api/csv/bounds.ts";
import type { EncodingFound } from "../../../../api/csv/bytes.ts";
import { withRowsAbove } from "../../../../api/csv/plan_edit.ts";
import { type FileFormat, headerKey, type ImportPlan, importPlan } from "../../../../api/csv/plan.ts";
import { readHead } from "../../../../api/csv/rows.ts";
import { ImportPlans } from "../../../../api/generated/operations/imports.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { ask } from "../../../lib/client.ts";

const HEADER_BYTES = 64 * 1024;

/** Returns the stored plans of a store, newest first; none after a failure, since plans are optional. */
export async function plansOf(storeId: string): Promise<readonly ImportPlan[]> {
  const outcome = await ask(ImportPlans, { store: storeId }, { background: true });
  if (!outcome.ok) return [];
  return outcome.data.importPlans.flatMap(({ plan }) => {
    const read = readInput(importPlan, plan);
    // A plan of another build may have unknown parts.
    return read.ok ? [read.value] : [];
  });
}

/** Finds the plan for a file. A proven encoding of the file is tried first, then the plan's, then an assumed one. */
export function recall(
  head: Uint8Array,
  isWhole: boolean,
  { encoding: seen, evidence }: EncodingFound,
  plans: readonly ImportPlan[],
): ImportPlan | null {
  const beginning = head.subarray(0, HEADER_BYTES);
  const isAll = isWhole && beginning.length === head.length;
  const keysUnder = keyReader(beginning, isAll);
  for (const plan of plans) {
    const key = headerKey(plan.headers);
    const { encoding: own } = plan.format;
    // UTF-8 would have been proven, since text in other encodings is hardly ever valid UTF-8.
    const encodings = evidence !== "assumed" ? [seen, own] : own === "utf-8" ? [seen] : [own, seen];
    for (const encoding of encodings) {
      const format = { ...plan.format, encoding };
      const above = keysUnder(format).indexOf(key);
      if (above >= 0) return withRowsAbove({ ...plan, format }, above);
    }
  }
  return null;
}

/** Returns a function that reads each of the first rows as if it were the header; cached by format. */
function keyReader(beginning: Uint8Array, isAll: boolean): (format: FileFormat) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (format) => {
    const name = `${format.encoding} ${format.delimiter} ${format.quote}`;
    const keys = known.get(name) ?? keysOf(beginning, isAll, format);
    known.set(name, keys);
    return keys;
  };
}

function keysOf(beginning: Uint8Array, isAll: boolean, format: FileFormat): readonly string[] {
  try {
    const rows = readHead(beginning, isAll, format).slice(0, MAX_ROWS_ABOVE + 1);
    return rows.map(({ cells }) => headerKey(cells));
  } catch (error) {
    if (error instanceof NotText) return [];
    throw error;
  }
}
