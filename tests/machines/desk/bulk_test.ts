import assert from "node:assert/strict";
import { createActor, fromPromise } from "xstate";
import { type BulkAnswer, bulkMachine, type BulkStep } from "../../../machines/desk/bulk.ts";
import { assertWholeGraph, implementationsOf } from "../../support/machines/graph.ts";

const RESULTS: BulkAnswer = {
  kind: "results",
  results: [{ id: "a", refusedBy: null }, { id: "b", refusedBy: "isPaid" }],
};
const SEND = { type: "bulk.send", event: "order.pay", key: "k1", ids: ["a", "b"] } as const;

function open() {
  const sent: BulkStep[] = [];
  const answers: ((answer: BulkAnswer) => void)[] = [];
  const actor = createActor(
    bulkMachine.provide({
      actors: {
        sendMoves: fromPromise<BulkAnswer, BulkStep>(({ input }) => {
          sent.push(input);
          return new Promise((resolve) => answers.push(resolve));
        }),
      },
    }),
  ).start();
  const answer = async (value: BulkAnswer) => {
    answers.shift()?.(value);
    await new Promise<void>((done) => setTimeout(done, 0));
  };
  return { actor, sent, answer };
}

Deno.test("C5 bulk step: every state is reached and every edge taken", () => {
  assertWholeGraph(bulkMachine, {
    payloads: {
      "bulk.send": [SEND],
      "xstate.done.actor.0.bulk.sending": [
        RESULTS,
        { kind: "failed", failure: null },
        { kind: "unknown" },
      ].map((output) => ({ output })),
    },
  });
  assert.deepEqual(implementationsOf(bulkMachine).actors, ["sendMoves"]);
});

Deno.test("bulk step: a second click while sending sends nothing", async () => {
  const { actor, sent, answer } = open();
  actor.send(SEND);
  actor.send({ ...SEND, key: "k2" });
  assert.deepEqual(sent.map(({ key }) => key), ["k1"]);
  await answer(RESULTS);
  assert.deepEqual(actor.getSnapshot().context.results, RESULTS.results);
});

Deno.test("bulk step: a step whose answer is lost is sent again with the same key and rows", async () => {
  const { actor, sent, answer } = open();
  actor.send(SEND);
  await answer({ kind: "unknown" });
  actor.send({ ...SEND, key: "k2" });
  actor.send({ type: "bulk.dismiss" });
  assert.equal(actor.getSnapshot().value, "unknown");
  actor.send({ type: "bulk.check" });
  assert.deepEqual(sent, [sent[0], sent[0]]);
  await answer(RESULTS);
  assert.deepEqual(actor.getSnapshot().value, { settled: "answered" });
});

Deno.test("bulk step: an empty selection sends nothing", () => {
  const { actor, sent } = open();
  actor.send({ ...SEND, ids: [] });
  assert.equal(sent.length, 0);
});
