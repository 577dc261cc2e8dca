import assert from "node:assert/strict";
import { columnProofs, NO_COUNTRIES, NO_PROOF } from "../../../api/csv/evidence.ts";
import { missingFields } from "../../../api/csv/plan_edit.ts";
import { type AnyMachineSnapshot, createActor, fromCallback, fromPromise } from "xstate";
import type { FileFormat, ImportPlan } from "../../../api/csv/plan.ts";
import type { Preview } from "../../../api/csv/preview.ts";
import type { Outlook } from "../../../api/csv/outlook.ts";
import type { FileInspection, InspectionResult } from "../../../api/csv/inspect.ts";
import { importFileMachine } from "../../../machines/orders/import_file.ts";
import type { CheckInput, CountInput, InspectInput } from "../../../machines/orders/import_file_context.ts";
import type { ImportFileEvent } from "../../../machines/orders/import_file_events.ts";
import { assertWholeGraph, implementationsOf, walk } from "../../support/machines/graph.ts";

const FILE = new File(["x"], "orders.csv");
const FORMAT: FileFormat = { encoding: "utf-8", delimiter: ",", quote: '"', decimal: ".", dateOrder: "dmy" };
const SEMICOLONS: FileFormat = { ...FORMAT, delimiter: ";" };
const WHOLE: ImportPlan = {
  profile: "custom",
  format: FORMAT,
  headers: ["Number", "SKU", "Quantity", "Pieces"],
  columns: { external_number: 0, sku: 1, quantity: 2 },
};
const PART: ImportPlan = { ...WHOLE, columns: { external_number: 0, sku: 1 } };
const PREVIEW: Preview = {
  rows: 2,
  orders: [],
  orderCount: 1,
  refusedRows: 0,
  refusals: [],
  sizeOf: () => 1,
  isWhole: () => true,
  remarks: [],
  partlyRefunded: 0,
  proof: { decimal: NO_PROOF, dateOrder: NO_PROOF, isUs: false },
};

/** The end of the file proves another decimal mark than its beginning. */
const OTHERWISE: Preview = {
  ...PREVIEW,
  proof: { decimal: { ...NO_PROOF, proven: "," }, dateOrder: NO_PROOF, isUs: false },
};

const OUTLOOK: Outlook = {
  checked: 1,
  skipped: 0,
  ready: 1,
  repeated: 0,
  problems: [],
  knowledge: {
    taken: new Set(),
    unknown: new Set(),
    unpriced: new Set(),
    unavailable: new Set(),
    withoutArt: new Set(),
    withoutMethod: new Set(),
  },
};

const lookAt = (plan: ImportPlan): FileInspection => ({
  plan,
  isRemembered: false,
  proofs: [],
  places: NO_COUNTRIES,
  samples: [],
  tops: [],
});
const fit = (plan: ImportPlan): InspectionResult => ({ kind: "fit", inspection: lookAt(plan) });
const UNFIT: InspectionResult = { kind: "unfit", unfit: "notText", format: FORMAT };

const OPTIONS = {
  payloads: {
    "file.choose": [{ files: [FILE] }],
    "store.choose": [{ id: "s1" }],
    "sheet.choose": [{ sheet: "Orders" }],
    "header.choose": [{ rowsAbove: 0 }],
    "format.change": [{ format: SEMICOLONS }],
    "rows.choose": [{ choice: "cancelled", isKept: false }],
    "format.settle": [{ answer: { part: "decimal", value: "." } }],
    "profile.choose": [{ profile: "custom" }],
    "count.progress": [{ counted: 1, preview: PREVIEW }],
    "count.done": [{ preview: PREVIEW }, { preview: OTHERWISE }],
    "count.failed": [{ unfit: "notText" }],
    // Only events that keep the plan or restore it are sent: any other plan would double the graph.
    "column.choose": [{ field: "quantity", position: 2 }, { field: "quantity", position: null }],
    "column.join": [{ field: "title", positions: [] }],
    "items.choose": [{ items: [] }],
    "grouping.choose": [{ grouping: null }],
    "country.choose": [{ country: "" }],
    "method.choose": [{ method: "" }],
    "check.done": [{ outlook: null }],
    "xstate.done.actor.lookAtFile": [fit(WHOLE), fit(PART), UNFIT].map((output) => ({ output })),
  },
  limit: 60_000,
  // States that differ only in the header's row behave alike, so the graph omits the difference.
  key: ({ value, context: { rowsAbove: _, ...context } }: AnyMachineSnapshot) =>
    JSON.stringify([value, context]),
};

/** Starts with results of inspections in turn, the last one repeating; the test itself answers counts. */
function start(...answers: readonly InspectionResult[]) {
  const looked: InspectInput[] = [];
  const counted: CountInput[] = [];
  const checked: CheckInput[] = [];
  const actor = createActor(
    importFileMachine.provide({
      actors: {
        lookAtFile: fromPromise(({ input }) => {
          looked.push(input);
          return Promise.resolve(answers[looked.length - 1] ?? answers.at(-1)!);
        }),
        countOrders: fromCallback<{ readonly type: string }, CountInput>(({ input }) => {
          counted.push(input);
        }),
        checkOrders: fromCallback<{ readonly type: string }, CheckInput>(({ input }) => {
          checked.push(input);
        }),
      },
    }),
  ).start();
  const settle = async () => {
    for (let turn = 0; turn < 8; turn++) await Promise.resolve();
  };
  const send = async (event: ImportFileEvent) => {
    actor.send(event);
    await settle();
  };
  return { looked, counted, checked, send, at: () => actor.getSnapshot() };
}

const choose = { type: "file.choose", files: [FILE] } as const;

Deno.test("every state of reading a file is reached and every edge taken", () => {
  assertWholeGraph(importFileMachine, OPTIONS);
  assert.deepEqual(implementationsOf(importFileMachine).actors, ["lookAtFile", "countOrders", "checkOrders"]);
});

Deno.test("a file is ready only with a plan that has every required column, on every path", () => {
  for (const { to } of walk(importFileMachine, OPTIONS) as { to: AnyMachineSnapshot }[]) {
    const { plan } = to.context as { plan: ImportPlan | null };
    if (to.hasTag("fit")) assert.deepEqual(plan && missingFields(plan), []);
  }
});

Deno.test("file and store are only replaced by choosing others", () => {
  for (const { from, event, to } of walk(importFileMachine, OPTIONS)) {
    const isDropped = event.type === "file.remove";
    if (!isDropped && from.context.files.length > 0) assert.equal(to.context.files.length, 1, event.type);
    if (from.context.storeId !== "") assert.equal(to.context.storeId, "s1", event.type);
  }
});

Deno.test("a missing column is chosen by hand, and the orders are counted at once", async () => {
  const { counted, send, at } = start(fit(PART));
  await send(choose);
  assert.deepEqual([at().value, counted.length], [{ read: "mapping" }, 0]);
  await send({ type: "column.choose", field: "quantity", position: 3 });
  assert.deepEqual(at().value, { read: "counting" });
  assert.deepEqual(counted[0]?.plan?.columns, { external_number: 0, sku: 1, quantity: 3 });
  await send({ type: "column.choose", field: "quantity", position: null });
  assert.deepEqual([at().value, at().context.preview], [{ read: "mapping" }, null]);
});

Deno.test("a change of the format reads the file again, and keeps manual choices for the same header", async () => {
  const narrow: ImportPlan = { ...WHOLE, headers: ["all in one"], columns: {} };
  const { looked, send, at } = start(fit(PART), fit({ ...PART, format: SEMICOLONS }), fit(narrow));
  await send(choose);
  await send({ type: "column.choose", field: "quantity", position: 3 });
  await send({ type: "format.change", format: SEMICOLONS });
  assert.deepEqual(looked.map(({ format }) => format), [null, SEMICOLONS]);
  assert.deepEqual([at().context.plan?.format.delimiter, at().context.plan?.columns.quantity], [";", 3]);
  await send({ type: "format.change", format: FORMAT });
  assert.deepEqual([at().context.plan, at().context.isByHand], [narrow, false]);
});

Deno.test("another sheet can be chosen, also after one that does not fit; manual columns stay with the same header", async () => {
  const sheets = ["Notes", "Orders"];
  const inSheet = (plan: ImportPlan, sheet: string) => ({ ...fit({ ...plan, sheet }), sheets, sheet });
  const empty: InspectionResult = { kind: "unfit", unfit: "empty", format: null, sheets, sheet: "Notes" };
  const { looked, send, at } = start(empty, inSheet(PART, "Orders"), inSheet(PART, "Notes"), fit(WHOLE));
  await send({ type: "file.choose", files: [FILE] });
  assert.deepEqual([at().value, at().context.sheets], ["unfit", sheets]);
  await send({ type: "sheet.choose", sheet: "Orders" });
  assert.deepEqual(looked.map(({ sheet }) => sheet), [null, "Orders"]);
  await send({ type: "column.choose", field: "quantity", position: 3 });
  await send({ type: "sheet.choose", sheet: "Notes" });
  assert.deepEqual([at().context.plan?.columns.quantity, at().context.plan?.sheet], [3, "Notes"]);
  await send({ type: "file.choose", files: [FILE] });
  assert.deepEqual([at().context.sheets, at().context.sheet, at().context.plan?.sheet], [
    [],
    null,
    undefined,
  ]);
});

Deno.test("a changed format that does not fit can be reverted", async () => {
  const { send, at } = start(fit(WHOLE), UNFIT, fit(WHOLE));
  await send(choose);
  await send({ type: "format.change", format: SEMICOLONS });
  assert.deepEqual([at().value, at().context.unfit, at().context.tried], ["unfit", "notText", FORMAT]);
  await send({ type: "format.change", format: FORMAT });
  assert.deepEqual([at().value, at().context.unfit], [{ read: "counting" }, null]);
});

Deno.test("another store returns how it read such a file, unless a person has already chosen", async () => {
  const { looked, send } = start(fit(WHOLE));
  await send({ type: "store.choose", id: "s1" });
  await send(choose);
  await send({ type: "store.choose", id: "s2" });
  assert.deepEqual(looked.map(({ storeId }) => storeId), ["s1", "s2"]);
  await send({ type: "column.choose", field: "title", position: 3 });
  await send({ type: "store.choose", id: "s3" });
  assert.equal(looked.length, 2);
});

Deno.test("a kind of file brings its known columns", async () => {
  const headers = ["Number", "SKU", "Quantity", "Pieces", "Lineitem name"];
  const { send, at } = start(fit({ ...WHOLE, headers }));
  await send(choose);
  await send({ type: "profile.choose", profile: "shopify" });
  assert.deepEqual(at().context.plan?.columns, { external_number: 0, sku: 1, quantity: 2, title: 4 });
});

Deno.test("a file that is unreadable further down is refused", async () => {
  const { send, at } = start(fit(WHOLE));
  await send(choose);
  await send({ type: "count.failed", unfit: "notText" });
  assert.deepEqual([at().value, at().context.tried, at().context.preview], ["unfit", FORMAT, null]);
});

Deno.test("orders grouped by other columns need no number, and the plan stores the grouping with the default country", async () => {
  const { send, at } = start(fit({ ...WHOLE, columns: { sku: 1, quantity: 2 } }));
  await send({ type: "file.choose", files: [FILE] });
  assert.deepEqual(at().value, { read: "mapping" });
  await send({ type: "grouping.choose", grouping: [0, 3] });
  await send({ type: "country.choose", country: "US" });
  assert.deepEqual(at().value, { read: "counting" });
  const { plan } = at().context;
  assert.deepEqual([plan?.grouping, plan?.country], [[0, 3], "US"]);
  await send({ type: "grouping.choose", grouping: null });
  await send({ type: "country.choose", country: "" });
  const { plan: back } = at().context;
  assert.equal(back && ("grouping" in back || "country" in back), false);
});

Deno.test("First day 2 the method for orders without one is part of the plan, and can be removed again", async () => {
  const { send, at } = start(fit(WHOLE));
  await send(choose);
  await send({ type: "method.choose", method: "express" });
  assert.equal(at().context.plan?.shipping_method, "express");
  await send({ type: "method.choose", method: "" });
  assert.equal("shipping_method" in (at().context.plan ?? {}), false);
});

Deno.test("a column chosen as the order date is read in its own format", async () => {
  const proofs = columnProofs([["x", "2026-03-04", "3/14/2026", "3/4/2026"]], 4);
  const inspection = { ...lookAt(WHOLE), proofs };
  const { send, at } = start({ kind: "fit", inspection });
  const chosen = async (position: number) => {
    await send({ type: "column.choose", field: "ordered_on", position });
    const { plan } = at().context;
    return [plan?.format.dateOrder, plan?.unsure];
  };
  await send({ type: "file.choose", files: [FILE] });
  assert.deepEqual(await chosen(1), ["ymd", undefined]);
  assert.deepEqual(await chosen(2), ["mdy", undefined]);
  assert.deepEqual(await chosen(3), ["mdy", ["dateOrder"]]);
});

Deno.test("another store checks the same file, and the former store's answer is dropped", async () => {
  const { send, at, checked } = start(fit(WHOLE));
  await send({ type: "file.choose", files: [FILE] });
  // After a choice by hand the new store is not asked how it reads such a file.
  await send({ type: "profile.choose", profile: "custom" });
  await send({ type: "count.done", preview: PREVIEW });
  assert.equal(at().context.outlook, "asking");
  await send({ type: "check.done", outlook: OUTLOOK });
  assert.equal(at().context.outlook, OUTLOOK);
  await send({ type: "store.choose", id: "s2" });
  assert.deepEqual([at().context.outlook, checked.map(({ storeId }) => storeId)], ["asking", ["", "s2"]]);
});
