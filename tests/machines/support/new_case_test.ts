/** Opening a case: three steps, each sent at most once, and no entered data is lost. */
import assert from "node:assert/strict";
import { createActor, fromPromise } from "xstate";
import { newCaseMachine } from "../../../machines/support/new_case.ts";
import {
  type DescribeAnswer,
  descriptionOf,
  EMPTY_CASE,
  fieldsOfCase,
  type NewCaseDraft,
  type NewCaseValues,
  type SaveCaseAnswer,
  type SubmitAnswer,
} from "../../../machines/support/new_case_values.ts";
import { assertWholeGraph, implementationsOf } from "../../support/machines/graph.ts";

const VALUES: NewCaseValues = {
  ...EMPTY_CASE,
  order_id: "o1",
  lines: [{ order_line_id: "l1", quantity: 1, unit_ids: ["u1"] }],
  support_case: "Print",
  reason: "blurredPrint",
  requested: "Reprint",
  body: "The print is blurred.",
  files: [{ id: "f1", name: "shirt.jpg" }],
};
const saved = { _id: "c1", version: 1, stored: fieldsOfCase(VALUES) };
const described = { _id: "m1", version: 1, stored: descriptionOf(VALUES) };
const REFUSED = {
  kind: "refused",
  problems: [{ path: "reason", code: "windowOver" }],
  reason: "isInWindow",
} as const;
const FAILED = { kind: "failed", failure: "429" } as const;
const UNKNOWN = { kind: "unknown" } as const;
const PROBLEMS = [{ path: "lines", code: "required" }];
const OTHERS = [{ output: REFUSED }, { output: FAILED }, { output: UNKNOWN }];

Deno.test("every state of a new case is reached and every edge taken", () => {
  assertWholeGraph(newCaseMachine, {
    input: { values: VALUES, draft: null },
    payloads: {
      "case.change": [{ values: { body: "Another text." } }],
      "case.load": [{
        draft: { values: VALUES, saved, described, key: "", step: "saving", isPreparing: false },
      }],
      "case.prepare": [{ problems: [], key: "k" }, { problems: PROBLEMS, key: "k" }],
      "case.send": [{ problems: [], key: "k" }, { problems: PROBLEMS, key: "k" }],
      "xstate.done.actor.saveCase": [{ output: { kind: "done", saved } }, ...OTHERS],
      "xstate.done.actor.describeCase": [{ output: { kind: "done", described } }, ...OTHERS],
      "xstate.done.actor.submitCase": [{ output: { kind: "done" } }, ...OTHERS],
    },
    key: ({ value, context: { values, saved, described, key, step, isPreparing } }) =>
      JSON.stringify([value, values.body, saved !== null, described !== null, key, step, isPreparing]),
  });
  assert.deepEqual(implementationsOf(newCaseMachine).actors, ["saveCase", "describeCase", "submitCase"]);
});

interface Answers {
  readonly saves?: readonly SaveCaseAnswer[];
  readonly describes?: readonly DescribeAnswer[];
  readonly submits?: readonly SubmitAnswer[];
}

function open(answers: Answers, draft: NewCaseDraft | null = null) {
  const calls: string[] = [];
  let stored = draft;
  const left = { saves: [...answers.saves ?? []], describes: [...answers.describes ?? []] };
  const submits = [...answers.submits ?? []];
  const record = (step: string, { key }: NewCaseDraft) => void calls.push(`${step} ${key}`);
  const actor = createActor(
    newCaseMachine.provide({
      actors: {
        saveCase: fromPromise<SaveCaseAnswer, NewCaseDraft>(({ input }) => {
          record("save", input);
          return Promise.resolve(
            left.saves.shift() ?? { kind: "done", saved: { ...saved, stored: fieldsOfCase(input.values) } },
          );
        }),
        describeCase: fromPromise<DescribeAnswer, NewCaseDraft>(({ input }) => {
          record("describe", input);
          return Promise.resolve(
            left.describes.shift() ??
              { kind: "done", described: { ...described, stored: descriptionOf(input.values) } },
          );
        }),
        submitCase: fromPromise<SubmitAnswer, NewCaseDraft>(({ input }) => {
          record("submit", input);
          return Promise.resolve(submits.shift() ?? { kind: "done" });
        }),
      },
      actions: {
        keepDraft: ({ context: { values, saved, described, key, step, isPreparing } }) =>
          stored = { values, saved, described, key, step, isPreparing },
        dropDraft: () => stored = null,
        trashCase: () => void calls.push("trash"),
      },
    }),
    { input: { values: VALUES, draft } },
  ).start();
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    for (let turn = 0; turn < 12; turn++) await Promise.resolve();
    return actor.getSnapshot().value;
  };
  return { calls, send, kept: () => stored, now: () => actor.getSnapshot() };
}
const SEND = { type: "case.send", problems: [], key: "k1" } as const;

Deno.test("a case is saved, described and submitted, and its copy on the device is dropped", async () => {
  const { calls, send, kept, now } = open({});
  assert.equal(await send(SEND), "sent");
  assert.deepEqual(calls, ["save k1", "describe k1", "submit k1"]);
  assert.deepEqual([kept(), now().context.saved?._id, now().status], [null, "c1", "done"]);
});

Deno.test("adding evidence saves only the Draft, and submitting later does not save it twice", async () => {
  const { calls, send, now } = open({});
  assert.equal(await send({ type: "case.prepare", problems: [], key: "k0" }), "editing");
  assert.equal(now().context.saved?._id, "c1");
  assert.equal(await send(SEND), "sent");
  assert.deepEqual(calls, ["save k0", "describe k1", "submit k1"]);
});

Deno.test("a refusal keeps everything, names the field, and the next attempt has another key", async () => {
  const { calls, send, kept, now } = open({ submits: [REFUSED] });
  assert.equal(await send(SEND), "editing");
  assert.deepEqual(now().context.problems, REFUSED.problems);
  assert.deepEqual([kept()?.values, kept()?.key], [VALUES, ""]);
  await send({ type: "case.change", values: { reason: "wrongPrint" } });
  assert.deepEqual(now().context.problems, [], "a changed field has no problem");
  assert.equal(await send({ ...SEND, key: "k2" }), "sent");
  assert.deepEqual(calls, ["save k1", "describe k1", "submit k1", "save k2", "submit k2"]);
});

Deno.test("a lost answer is requested again with the same key, also after a reload", async () => {
  const first = open({ submits: [UNKNOWN] });
  assert.equal(await first.send(SEND), "unsure");
  assert.equal(await first.send({ type: "case.change", values: { body: "x" } }), "unsure", "nothing changes");
  const again = open({}, first.kept());
  assert.equal(again.now().value, "unsure");
  assert.equal(await again.send({ type: "case.again" }), "sent");
  assert.deepEqual(again.calls, ["submit k1"]);
});

Deno.test("a Draft that was being saved for its evidence is not submitted by a reload", async () => {
  const first = open({ saves: [UNKNOWN] });
  assert.equal(await first.send({ type: "case.prepare", problems: [], key: "k0" }), "unsure");
  const again = open({}, first.kept());
  assert.equal(await again.send({ type: "case.again" }), "editing");
  assert.deepEqual(again.calls, ["save k0"]);
});

Deno.test("discarding deletes the Draft here and at the API", async () => {
  const { calls, send, kept, now } = open({});
  await send({ type: "case.prepare", problems: [], key: "k0" });
  await send({ type: "case.discard" });
  assert.deepEqual([calls, kept(), now().context.values], [["save k0", "trash"], null, EMPTY_CASE]);
});
