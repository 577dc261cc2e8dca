/** Compares the orders of a file with the store, in batches; in a very large file only the first orders. */
import { createAssembler, type ImportedOrder } from "../../../../api/csv/assembly.ts";
import { MAX_CHECKED, MAX_CHECKED_ORDERS } from "../../../../api/csv/bounds.ts";
import { methodKey, type Outlook, OutlookCounter } from "../../../../api/csv/outlook.ts";
import type { ImportPlan } from "../../../../api/csv/plan.ts";
import type { Preview } from "../../../../api/csv/preview.ts";
import { rowReader } from "../../../../api/csv/reader.ts";
import type { ImportCheck, ImportWayInput } from "../../../../api/generated/schema.ts";
import { piecesOf, type ReadControl } from "../../../engine/imports/file_pieces.ts";

export interface CheckOptions extends ReadControl {
  readonly currency: string;
  /** Resolves to null if the request failed. */
  readonly ask: (
    numbers: readonly string[],
    skus: readonly string[],
    ways: readonly ImportWayInput[],
  ) => Promise<ImportCheck | null>;
}

/** Returns null if a request failed, or after an abort. */
export async function checkOrders(
  file: Blob,
  plan: ImportPlan,
  preview: Pick<Preview, "sizeOf" | "isWhole">,
  options: CheckOptions,
): Promise<Outlook | null> {
  const counter = new OutlookCounter();
  const known = new Set<string>();
  let waiting: ImportedOrder[] = [];
  let left = MAX_CHECKED_ORDERS;
  for await (const orders of ordersOf(file, plan, preview, options)) {
    waiting.push(...orders.slice(0, left));
    left -= Math.min(left, orders.length);
    while (waiting.length >= MAX_CHECKED || (left === 0 && waiting.length > 0)) {
      if (!await learn(waiting.slice(0, MAX_CHECKED), counter, known, options)) return null;
      waiting = waiting.slice(MAX_CHECKED);
    }
    if (left === 0) break;
  }
  if (waiting.length > 0 && !await learn(waiting, counter, known, options)) return null;
  return options.signal.aborted ? null : counter.result();
}

async function learn(
  orders: readonly ImportedOrder[],
  counter: OutlookCounter,
  known: Set<string>,
  { ask, signal }: CheckOptions,
): Promise<boolean> {
  const skus = [...new Set(orders.flatMap(({ lines }) => lines.map(({ sku }) => sku)))]
    .filter((sku) => !known.has(sku));
  const ways = [...new Map(orders.map((order) => [methodKey(order), order]))].filter(([key]) =>
    !known.has(key)
  );
  const inputs = ways.map(([, { country, shipping_method }]) => ({ country, method: shipping_method }));
  let numbers = orders.map((order) => order.external_number);
  for (let at = 0; at === 0 || at < skus.length; at += MAX_CHECKED) {
    const some = skus.slice(at, at + MAX_CHECKED);
    const answer = signal.aborted ? null : await ask(numbers, some, at === 0 ? inputs : []);
    if (!answer) return false;
    counter.learn({ ...answer, methodless: answer.methodless.flatMap((at) => ways[at]?.[0] ?? []) });
    for (const sku of some) known.add(sku);
    numbers = [];
  }
  for (const [key] of ways) known.add(key);
  counter.take(orders);
  return true;
}

async function* ordersOf(
  file: Blob,
  plan: ImportPlan,
  survey: Pick<Preview, "sizeOf" | "isWhole">,
  { currency, pause, signal }: CheckOptions,
): AsyncGenerator<readonly ImportedOrder[]> {
  const assemble = createAssembler(rowReader(plan, currency), survey);
  let isHeader = true;
  for await (const { rows } of piecesOf(file, plan, { pause, signal })) {
    yield assemble(isHeader ? rows.slice(1) : rows);
    if (rows.length > 0) isHeader = false;
  }
}
