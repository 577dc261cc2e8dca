/** How a store's files were read the last time, and which of them had the header of this one. */
import { NotText } from "../../../api/csv/decode.ts";
import {
  type Encoding,
  type FileFormat,
  headerKey,
  type ImportPlan,
  importPlan,
} from "../../../api/csv/plan.ts";
import { readHead } from "../../../api/csv/rows.ts";
import { ImportPlans } from "../../../api/generated/operations/imports.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { ask } from "../../lib/client.ts";

/** The header is in here. */
const HEADER_BYTES = 64 * 1024;

/** The plans of a store, newest first. They are a comfort: without an answer there are none. */
export async function plansOf(storeId: string): Promise<readonly ImportPlan[]> {
  const outcome = await ask(ImportPlans, { store: storeId }, { background: true });
  if (!outcome.ok) return [];
  return outcome.data.importPlans.flatMap(({ plan }) => {
    const read = readInput(importPlan, plan);
    // A plan of another build may say what this one does not know.
    return read.ok ? [read.value] : [];
  });
}

/**
 * The first plan under which the file has the header that the plan was made for; null when there is none. A file may
 * have been saved in another encoding than the last one: the encoding that was seen goes before the plan's own.
 */
export function recall(
  head: Uint8Array,
  isWhole: boolean,
  seen: Encoding,
  plans: readonly ImportPlan[],
): ImportPlan | null {
  const beginning = head.subarray(0, HEADER_BYTES);
  const isAll = isWhole && beginning.length === head.length;
  const keyUnder = keyReader(beginning, isAll);
  for (const plan of plans) {
    const key = headerKey(plan.headers);
    const encoding = [seen, plan.format.encoding].find((each) =>
      keyUnder({ ...plan.format, encoding: each }) === key
    );
    if (encoding) return { ...plan, format: { ...plan.format, encoding } };
  }
  return null;
}

/** Reads the header under a format, once for each that differs. */
function keyReader(beginning: Uint8Array, isAll: boolean): (format: FileFormat) => string {
  const known = new Map<string, string>();
  return (format) => {
    const name = `${format.encoding} ${format.delimiter} ${format.quote}`;
    const key = known.get(name) ?? keyOf(beginning, isAll, format);
    known.set(name, key);
    return key;
  };
}

/** Empty where nothing can be read. */
function keyOf(beginning: Uint8Array, isAll: boolean, format: FileFormat): string {
  try {
    const [header] = readHead(beginning, isAll, format);
    return header ? headerKey(header.cells) : "";
  } catch (error) {
    if (error instanceof NotText) return "";
    throw error;
  }
}
