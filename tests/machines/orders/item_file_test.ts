import assert from "node:assert/strict";
import { createActor, fromPromise } from "xstate";
import type { ItemPlan } from "../../../api/csv/item_table.ts";
import {
  type ItemFileEvent,
  itemFileMachine,
  type ItemFileSendResult,
  type ItemsInspection,
} from "../../../machines/orders/item_file.ts";
import { assertWholeGraph } from "../../support/machines/graph.ts";

const FILE = new File(["x"], "items.csv");
const PLAN: ItemPlan = {
  format: { encoding: "utf-8", delimiter: ",", quote: '"', decimal: ".", dateOrder: "dmy" },
  headers: ["sku", "price"],
  columns: { sku: 0, price: 1 },
};
const SEEN = { rows: 3, hidden: 0, refused: 1, problems: [], samples: [] };
const fit: ItemsInspection = { kind: "fit", plan: PLAN, seen: SEEN, sheets: [], text: null };
const unfit: ItemsInspection = { kind: "unfit", unfit: "empty", sheets: ["A", "B"], text: null };

Deno.test("C5 item file: every state is reached and every edge taken", () => {
  assertWholeGraph(itemFileMachine, {
    payloads: {
      "file.choose": [{ file: FILE }],
      "sheet.choose": [{ sheet: "B" }],
      "mark.choose": [{ mark: "," }],
      "encoding.choose": [{ encoding: "macintosh" }],
      "column.choose": [{ field: "price", position: null }],
      "hidden.choose": [{ keeps: true }],
      "file.send": [{ key: "k" }],
      "xstate.done.actor.lookAtItems": [{ output: fit }, { output: unfit }],
      "xstate.done.actor.sendItems": [
        { output: { kind: "begun", job: "j" } },
        { output: { kind: "unknown", failure: 1 } },
        { output: { kind: "refused", failure: 2 } },
      ],
    },
    key: ({ value, context: { sheets, plan } }) => JSON.stringify([value, sheets.length, plan !== null]),
  });
});

Deno.test("a choice reads the file again; the file is sent once its rows fit, and sent again with the same key", async () => {
  const looked: unknown[] = [];
  const keys: string[] = [];
  const answers: ItemFileSendResult[] = [{ kind: "unknown", failure: "cut" }, { kind: "begun", job: "j1" }];
  const actor = createActor(itemFileMachine.provide({
    actors: {
      lookAtItems: fromPromise(({ input }) => {
        looked.push([input.sheet, input.decimal, input.encoding, input.columns, input.keepsHidden]);
        return Promise.resolve(looked.length === 1 ? unfit : fit);
      }),
      sendItems: fromPromise(({ input }) => {
        keys.push(input.key);
        return Promise.resolve(answers[keys.length - 1]!);
      }),
    },
  })).start();
  const send = async (event: ItemFileEvent) => {
    actor.send(event);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    return actor.getSnapshot().value;
  };
  assert.equal(await send({ type: "file.choose", file: FILE }), "unfit");
  assert.equal(await send({ type: "sheet.choose", sheet: "B" }), "ready");
  await send({ type: "mark.choose", mark: "," });
  await send({ type: "column.choose", field: "price", position: null });
  await send({ type: "encoding.choose", encoding: "macintosh" });
  await send({ type: "hidden.choose", keeps: true });
  await send({ type: "sheet.choose", sheet: "A" });
  assert.deepEqual(looked, [
    [null, null, null, null, false],
    ["B", null, null, null, false],
    ["B", ",", null, null, false],
    ["B", ",", null, { sku: 0 }, false],
    ["B", ",", "macintosh", { sku: 0 }, false],
    ["B", ",", "macintosh", { sku: 0 }, true],
    ["A", ",", "macintosh", null, false],
  ]);
  assert.equal(await send({ type: "file.send", key: "one" }), "unknown");
  assert.equal(await send({ type: "file.send", key: "two" }), "sent");
  assert.deepEqual([keys, actor.getSnapshot().context.job], [["one", "one"], "j1"]);
});
