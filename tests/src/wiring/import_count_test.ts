import "../../support/client/dom.ts";
import assert from "node:assert/strict";
import type { ImportPlan } from "../../../api/csv/plan.ts";
import { SLICE_BYTES } from "../../../src/engine/imports/file_pieces.ts";
import { type Count, countOrders } from "../../../src/features/orders/imports/import_count_wiring.ts";

const PLAN: ImportPlan = {
  profile: "custom",
  format: { encoding: "utf-8", delimiter: ",", quote: '"', decimal: ".", dateOrder: "dmy" },
  headers: ["Order", "SKU", "Qty", "Note"],
  columns: { external_number: 0, sku: 1, quantity: 2, note: 3 },
};
const HEADER = PLAN.headers.join(",");
const NOTE = "ä".repeat(100);
/** Makes a file with the given number of orders, of two rows each. */
const fileOf = (orders: number): string =>
  [HEADER, ...Array.from({ length: orders * 2 }, (_, row) => `${row >> 1},MUG,1,${NOTE}`)].join("\n");

interface Counted {
  readonly counts: Count[];
  readonly pauses: number;
}

async function count(file: Blob, plan = PLAN, signal = new AbortController().signal): Promise<Counted> {
  const counts: Count[] = [];
  let steps = 0;
  const pause = () => Promise.resolve(void steps++);
  await countOrders(file, plan, { currency: "USD", signal, pause, tell: (each) => counts.push(each) });
  return { counts, pauses: steps };
}

Deno.test("every slice of a file is at most 64 kB and read after a pause, so no task is long", async () => {
  const file = new Blob([fileOf(5_000)]);
  const slices: number[] = [];
  const slice = file.slice.bind(file);
  Object.defineProperty(file, "slice", {
    value: (start: number, end: number) => {
      slices.push(end - start);
      return slice(start, end);
    },
  });
  const { counts, pauses } = await count(file);
  assert.equal(Math.max(...slices), SLICE_BYTES);
  assert.equal(pauses, Math.ceil(file.size / SLICE_BYTES));
  assert.equal(slices.length, pauses);
  const last = counts.at(-1);
  assert.equal(last?.type, "count.done");
  assert.deepEqual(last?.type === "count.done" && [last.preview.orderCount, last.preview.rows], [
    5_000,
    10_000,
  ]);
});

Deno.test("the first orders are shown before the whole file is read", async () => {
  const { counts: [first] } = await count(new Blob([fileOf(5_000)]));
  assert.equal(first?.type, "count.progress");
  assert.deepEqual(
    first?.type === "count.progress" && [first.counted, first.preview.orders.length],
    [SLICE_BYTES, 50],
  );
});

Deno.test("a file of one slice without a final line end is counted completely, without its header", async () => {
  const { counts } = await count(new Blob([`${HEADER}\n1,MUG,2,`]));
  const last = counts.at(-1);
  assert.deepEqual(last?.type === "count.done" && [last.preview.orderCount, last.preview.rows], [1, 1]);
});

Deno.test("later bytes that are not text are reported, and so is a missing file", async () => {
  const { counts } = await count(new Blob([fileOf(2_000), new Uint8Array([0xff, 0xff])]));
  assert.deepEqual(counts.at(-1), { type: "count.failed", unfit: "notText" });
  const gone = new Blob(["x"]);
  const arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
  Object.defineProperty(gone, "slice", { value: () => ({ arrayBuffer }) });
  assert.deepEqual((await count(gone)).counts, [{ type: "count.failed", unfit: "unreadable" }]);
});

Deno.test("after another choice nothing more is reported or read", async () => {
  const controller = new AbortController();
  controller.abort();
  assert.deepEqual(await count(new Blob([fileOf(5_000)]), PLAN, controller.signal), {
    counts: [],
    pauses: 1,
  });
});
