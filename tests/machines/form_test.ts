import assert from "node:assert/strict";
import { type AnyMachineSnapshot, createActor, fromPromise } from "xstate";
import {
  changedFields,
  conflicts,
  type Draft,
  formMachine,
  mergeValues,
  type SaveAnswer,
  type SaveInput,
} from "../../machines/form.ts";
import { assertWholeGraph, implementationsOf, walk } from "../support/machines/graph.ts";
import { noteWays } from "../support/machines/transition_log.ts";

const BASE = { values: { city: "Ulm", note: "", lines: [{ sku: "A" }] }, version: 3 };
const THEIRS = { values: { city: "Bonn", note: "soon", lines: [{ sku: "A" }] }, version: 4 };
const WRONG = [{ path: "city", code: "tooLong" }];
const ANSWERS: readonly SaveAnswer[] = [
  { kind: "saved", version: 5 },
  { kind: "invalid", problems: WRONG },
  { kind: "stale", current: THEIRS },
  { kind: "failed", failure: { kind: "http" } },
  { kind: "unknown" },
];
const OPTIONS = {
  input: { base: BASE, draft: null },
  limit: 20_000,
  payloads: {
    "form.change": [{ name: "city", value: "Köln" }],
    "form.submit": [WRONG, []].map((problems) => ({ problems, freshKey: "k1" })),
    "form.changedElsewhere": [BASE, THEIRS, { ...THEIRS, version: 5 }].map((current) => ({ current })),
    "form.choose": [{ name: "city", side: "theirs" }],
    "xstate.done.actor.saveRecord": ANSWERS.map((output) => ({ output })),
  },
};

function start(answers: readonly SaveAnswer[], draft: Draft | null = null, base = BASE) {
  const sent: SaveInput[] = [];
  let storedDraft: Draft | null = null;
  const actor = createActor(
    formMachine.provide({
      actors: {
        saveRecord: fromPromise<SaveAnswer, SaveInput>(({ input }) => {
          sent.push(input);
          return Promise.resolve(answers[sent.length - 1] ?? answers.at(-1)!);
        }),
      },
      actions: {
        keepDraft: ({ context: { base, values, key } }) => storedDraft = { base, values, key },
        dropDraft: () => storedDraft = null,
      },
    }),
    { input: { base, draft }, inspect: noteWays },
  ).start();
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  const type = (name: string, value: unknown) => actor.send({ type: "form.change", name, value });
  const submit = (freshKey = "k1") => actor.send({ type: "form.submit", problems: [], freshKey });
  return { actor, sent, settle, type, submit, draft: () => storedDraft };
}

Deno.test("every state of a form is reached and every edge taken", () => {
  assertWholeGraph(formMachine, OPTIONS);
  assert.deepEqual(implementationsOf(formMachine).actors, ["saveRecord"]);
});

Deno.test("typed text survives everything but discarding it and choosing the other version, on every path", () => {
  type Walked = { from: AnyMachineSnapshot; event: { type: string }; to: AnyMachineSnapshot };
  for (const { from, event, to } of walk(formMachine, OPTIONS) as Walked[]) {
    if (from.context.values.city !== "Köln" || event.type === "form.reset") continue;
    if (event.type === "form.merge" && from.context.choices.city === "theirs") continue;
    assert.equal(to.context.values.city, "Köln", event.type);
  }
});

Deno.test("without changes there is nothing to save, and restoring the old text is no change", () => {
  const { actor, sent, type, submit } = start([]);
  submit();
  type("city", "Köln");
  assert.deepEqual(changedFields(actor.getSnapshot().context), ["city"]);
  type("city", "Ulm");
  submit();
  assert.deepEqual(changedFields(actor.getSnapshot().context), []);
  assert.equal(sent.length, 0);
});

Deno.test("a double submit sends once, with the version on the screen and the changed fields", async () => {
  const { actor, sent, settle, type, submit, draft } = start([{ kind: "saved", version: 4 }]);
  type("city", "Köln");
  submit();
  submit("k2");
  assert.equal(draft()?.key, "k1");
  await settle();
  assert.equal(sent.length, 1);
  assert.deepEqual([sent[0]?.key, sent[0]?.base.version, sent[0]?.changed], ["k1", 3, ["city"]]);
  assert.equal(actor.getSnapshot().value, "saved");
  assert.equal(draft(), null);
});

Deno.test("problems return to their fields; the next save is a new request", async () => {
  const { actor, sent, settle, type, submit } = start([{ kind: "invalid", problems: WRONG }]);
  type("city", "Köln");
  submit();
  await settle();
  assert.deepEqual(actor.getSnapshot().context.problems, WRONG);
  type("city", "Kö");
  assert.deepEqual(actor.getSnapshot().context.problems, []);
  submit("k2");
  await settle();
  assert.deepEqual(sent.map(({ key }) => key), ["k1", "k2"]);
});

Deno.test("STALE shows both versions, keeps the typed text, and saves the chosen values over the other version", async () => {
  const { actor, sent, settle, type, submit } = start([
    { kind: "stale", current: THEIRS },
    { kind: "saved", version: 5 },
  ]);
  type("city", "Köln");
  type("lines", [{ sku: "B" }]);
  submit();
  await settle();
  assert.equal(actor.getSnapshot().value, "comparing");
  assert.deepEqual(conflicts(actor.getSnapshot().context), ["city"]);
  assert.equal(actor.getSnapshot().context.values["city"], "Köln");
  actor.send({ type: "form.choose", name: "city", side: "theirs" });
  actor.send({ type: "form.merge" });
  assert.deepEqual(actor.getSnapshot().context.values, { city: "Bonn", note: "soon", lines: [{ sku: "B" }] });
  submit("k2");
  await settle();
  assert.deepEqual([sent[1]?.base.version, sent[1]?.changed, sent[1]?.key], [4, ["lines"], "k2"]);
});

Deno.test("fields that only they changed are taken over, fields that only I changed are kept", () => {
  const mine = { base: BASE, values: { ...BASE.values, lines: [] }, current: THEIRS, choices: {} };
  assert.deepEqual(mergeValues(mine), { city: "Bonn", note: "soon", lines: [] });
  assert.deepEqual(conflicts(mine), []);
});

Deno.test("after a lost answer the texts stay as sent, and they can only be sent again with the same key", async () => {
  const { actor, sent, settle, type, submit, draft } = start([{ kind: "unknown" }]);
  type("city", "Köln");
  submit();
  await settle();
  type("city", "Essen");
  submit("k2");
  actor.send({ type: "form.reset" });
  assert.equal(actor.getSnapshot().value, "unknown");
  actor.send({ type: "form.check" });
  await settle();
  assert.deepEqual(sent.map(({ key, values }) => [key, values["city"]]), [["k1", "Köln"], ["k1", "Köln"]]);
  assert.equal(draft()?.key, "k1");
});

Deno.test("a check that is refused before the request is read does not turn an unknown save into a failed one", async () => {
  const { actor, settle, type, submit } = start([{ kind: "unknown" }, { kind: "failed", failure: "429" }]);
  type("city", "Köln");
  submit();
  await settle();
  actor.send({ type: "form.check" });
  await settle();
  assert.equal(actor.getSnapshot().value, "unknown");
});

Deno.test("a draft is restored with its text; a pending answer is restored as unknown", () => {
  const values = { ...BASE.values, city: "Köln" };
  const restored = start([], { base: BASE, values, key: "" }).actor.getSnapshot();
  assert.equal(restored.value, "editing");
  assert.deepEqual([restored.context.restored, restored.context.values["city"]], [true, "Köln"]);
  assert.equal(start([], { base: BASE, values, key: "k0" }).actor.getSnapshot().value, "unknown");
});

Deno.test("a draft of an older version detects that somebody else saved first", () => {
  const values = { ...BASE.values, city: "Köln" };
  const { actor, submit, sent } = start([], { base: BASE, values, key: "" }, THEIRS);
  assert.equal(actor.getSnapshot().context.current, THEIRS);
  submit();
  assert.equal(actor.getSnapshot().value, "comparing");
  assert.equal(sent.length, 0);
});

Deno.test("another person's change refreshes an untouched form and leaves a changed one alone", () => {
  const untouched = start([]);
  untouched.actor.send({ type: "form.changedElsewhere", current: THEIRS });
  assert.equal(untouched.actor.getSnapshot().context.values["city"], "Bonn");
  const touched = start([]);
  touched.type("city", "Köln");
  touched.actor.send({ type: "form.changedElsewhere", current: THEIRS });
  const { context } = touched.actor.getSnapshot();
  assert.deepEqual([context.values["city"], context.base, context.current], ["Köln", BASE, THEIRS]);
  touched.type("city", "Ulm");
  const newest = { ...THEIRS, version: 5 };
  touched.actor.send({ type: "form.changedElsewhere", current: newest });
  const reverted = touched.actor.getSnapshot().context;
  assert.deepEqual([reverted.base, reverted.current], [newest, null]);
});

Deno.test("both versions are compared with the newest, also when an older one arrives late", () => {
  const { actor, type, submit } = start([]);
  type("city", "Köln");
  const newest = { ...THEIRS, version: 5 };
  actor.send({ type: "form.changedElsewhere", current: newest });
  actor.send({ type: "form.changedElsewhere", current: THEIRS });
  submit();
  actor.send({ type: "form.changedElsewhere", current: THEIRS });
  const { value, context } = actor.getSnapshot();
  assert.deepEqual([value, context.current], ["comparing", newest]);
});

Deno.test("discarding my changes after STALE continues from their version", async () => {
  const { actor, settle, type, submit, draft } = start([{ kind: "stale", current: THEIRS }]);
  type("city", "Köln");
  submit();
  await settle();
  actor.send({ type: "form.reset" });
  const { value, context } = actor.getSnapshot();
  assert.deepEqual([value, context.values, context.base.version, draft()], [
    "editing",
    THEIRS.values,
    4,
    null,
  ]);
});
