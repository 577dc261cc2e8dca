import assert from "node:assert/strict";
import { type AnyMachineSnapshot, createActor, fromPromise } from "xstate";
import { placeholderAction } from "../../machines/placeholder.ts";
import { type FetchRecordInput, type FetchResult, recordMachine } from "../../machines/record.ts";
import { assertWholeGraph, implementationsOf, walk } from "../support/machines/graph.ts";

const FIRST = { _id: "o1", version: 1 };
const SECOND = { _id: "o1", version: 2 };
const ANSWERS: readonly FetchResult[] = [
  { kind: "found", record: FIRST },
  { kind: "found", record: SECOND, incomplete: true },
  { kind: "missing" },
  { kind: "failed", failure: { kind: "network" } },
];
const OPTIONS = {
  input: { id: "o1" },
  payloads: { "xstate.done.actor.fetchRecord": ANSWERS.map((output) => ({ output })) },
};

/** Starts a record; the test answers its fetches one by one. */
function start() {
  const requests: FetchRecordInput[] = [];
  const answers: ((answer: FetchResult) => void)[] = [];
  const actor = createActor(
    recordMachine.provide({
      actors: {
        fetchRecord: fromPromise<FetchResult, FetchRecordInput>(({ input }) => {
          requests.push(input);
          return new Promise((resolve) => answers.push(resolve));
        }),
      },
    }),
    { input: { id: "o1" } },
  ).start();
  const answer = async (value: FetchResult) => {
    answers.at(-1)?.(value);
    await Promise.resolve();
    await new Promise((resolve) => queueMicrotask(() => resolve(null)));
  };
  return { actor, asked: requests, answers, answer };
}

Deno.test("every state of a record is reached and every edge taken", () => {
  assertWholeGraph(recordMachine, OPTIONS);
  assert.deepEqual(implementationsOf(recordMachine).actors, ["fetchRecord"]);
});

Deno.test("a record is shown exactly in ready and refreshing, on every path", () => {
  for (const { to } of walk(recordMachine, OPTIONS) as { to: AnyMachineSnapshot }[]) {
    assert.equal(to.context.record !== null, to.hasTag("shown"), JSON.stringify(to.value));
  }
});

Deno.test("a record loaded before its screen is shown at once, and fetched again when somebody changes it", () => {
  const requests: FetchRecordInput[] = [];
  const fetchRecord = fromPromise<FetchResult, FetchRecordInput>(({ input }) => {
    requests.push(input);
    return new Promise(() => {});
  });
  const machine = recordMachine.provide({ actors: { fetchRecord } });
  const actor = createActor(machine, { input: { id: "o1", given: FIRST } }).start();
  assert.equal(actor.getSnapshot().value, "ready");
  assert.equal(actor.getSnapshot().context.record, FIRST);
  assert.deepEqual(requests, []);
  actor.send({ type: "record.changed" });
  assert.deepEqual(requests, [{ id: "o1", background: true }]);
});

Deno.test("a failed refresh keeps the record and shows the reason; the next successful one clears it", async () => {
  const { actor, answer } = start();
  await answer({ kind: "found", record: FIRST });
  actor.send({ type: "record.refresh" });
  await answer({ kind: "failed", failure: "cut" });
  assert.equal(actor.getSnapshot().value, "ready");
  assert.equal(actor.getSnapshot().context.record, FIRST);
  assert.equal(actor.getSnapshot().context.failure, "cut");
  actor.send({ type: "record.refresh" });
  await answer({ kind: "found", record: SECOND });
  assert.equal(actor.getSnapshot().context.record, SECOND);
  assert.equal(actor.getSnapshot().context.failure, null);
});

Deno.test("a change announced during a fetch restarts it, and the late answer is dropped", async () => {
  const { actor, asked, answers, answer } = start();
  await answer({ kind: "found", record: FIRST });
  actor.send({ type: "record.changed" });
  actor.send({ type: "record.changed" });
  assert.equal(asked.length, 3);
  answers[1]?.({ kind: "found", record: FIRST });
  await answer({ kind: "found", record: SECOND });
  assert.equal(actor.getSnapshot().context.record, SECOND);
});

Deno.test("a change announced during the first fetch is not lost: the record is shown, and fetched once more", async () => {
  const { actor, asked, answers, answer } = start();
  actor.send({ type: "record.changed" });
  actor.send({ type: "record.changed" });
  assert.equal(asked.length, 1);
  await answer({ kind: "found", record: FIRST });
  assert.equal(actor.getSnapshot().value, "refreshing");
  assert.equal(actor.getSnapshot().context.record, FIRST);
  await answer({ kind: "found", record: SECOND });
  assert.deepEqual([actor.getSnapshot().value, actor.getSnapshot().context.record], ["ready", SECOND]);
  assert.deepEqual(asked.map((each) => each.background), [false, true]);
  assert.equal(answers.length, 2);
});

for (const answered of [{ kind: "missing" }, { kind: "failed", failure: "cut" }] as const) {
  Deno.test(`a change announced before the answer "${answered.kind}" fetches the record once more`, async () => {
    const { actor, asked, answer } = start();
    actor.send({ type: "record.changed" });
    await answer(answered);
    assert.deepEqual([actor.getSnapshot().value, asked.length], ["loading", 2]);
    await answer(answered);
    assert.deepEqual([actor.getSnapshot().value, asked.length], [answered.kind, 2]);
  });
}

Deno.test("only a fetch that a person requested is urgent; all others run in the background", async () => {
  const { actor, asked, answer } = start();
  await answer({ kind: "found", record: FIRST });
  actor.send({ type: "record.changed" });
  await answer({ kind: "found", record: SECOND });
  actor.send({ type: "record.refresh" });
  assert.deepEqual(asked.map((each) => each.background), [false, true, false]);
});

for (const answered of [{ kind: "missing" }, { kind: "failed", failure: "cut" }] as const) {
  Deno.test(`after the answer "${answered.kind}" only a fetch that a person requested is urgent`, async () => {
    const { actor, asked, answer } = start();
    await answer(answered);
    actor.send({ type: "record.changed" });
    await answer(answered);
    actor.send({ type: "record.refresh" });
    actor.send({ type: "record.changed" });
    await answer(answered);
    assert.deepEqual(asked.map((each) => each.background), [false, true, false, true]);
  });
}

Deno.test("a missing effect is reported by its name", () => {
  assert.throws(placeholderAction("keepDraft"), /Cannot run the action "keepDraft"/);
});
