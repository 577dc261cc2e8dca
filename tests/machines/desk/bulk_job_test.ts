import assert from "node:assert/strict";
import { createActor, fromCallback, fromPromise } from "xstate";
import type { JobInput } from "../../../api/generated/schema.ts";
import {
  type BeginAnswer,
  bulkJobMachine,
  type BulkJobState,
  type PreviewAnswer,
} from "../../../machines/desk/bulk_job.ts";
import { assertWholeGraph, implementationsOf } from "../../support/machines/graph.ts";

const ASK: JobInput = { kind: "orders.move", resource: "orders", event: "order.hold", filters: {} };
const UNDO: JobInput = { kind: "orders.undo", resource: "orders", job: "j1" };
const PREVIEW = { count: 3, fits: 2, groups: [], charges: [], purchases: [], batches: 0, refusals: [] };
const job = (status: string, over: Partial<BulkJobState> = {}): BulkJobState => ({
  _id: "j1",
  kind: "orders.move",
  status,
  title: "",
  about: {},
  total: 3,
  done: 0,
  made: 0,
  skipped: 0,
  refused: 0,
  error: null,
  steps: [],
  ...over,
});
const refused = {
  kind: "refused",
  failure: "no",
  problems: [{ path: "params.reason", code: "required" }],
} as const;
const settle = () => new Promise<void>((done) => setTimeout(done, 0));

function open(...answers: BeginAnswer[]) {
  const begun: { readonly ask: JobInput | null; readonly key: string }[] = [];
  const steps: string[] = [];
  const watched: string[] = [];
  let tell = (_: BulkJobState) => {};
  let ahead: PreviewAnswer = { kind: "seen", preview: PREVIEW };
  const actor = createActor(bulkJobMachine.provide({
    actors: {
      lookAhead: fromPromise((): Promise<PreviewAnswer> => Promise.resolve(ahead)),
      beginJob: fromPromise(({ input }) => {
        begun.push(input);
        return Promise.resolve(answers.shift() ?? { kind: "unknown" as const });
      }),
      watchJob: fromCallback<{ readonly type: string }, { readonly id: string }>(({ input, sendBack }) => {
        watched.push(input.id);
        tell = (seen) => sendBack({ type: "job.seen", job: seen });
      }),
      moveJob: fromPromise(({ input }) => {
        steps.push(input.event);
        return Promise.resolve({ failure: null });
      }),
    },
  })).start();
  return {
    actor,
    begun,
    steps,
    watched,
    tell: (seen: BulkJobState) => tell(seen),
    showAhead: (answer: PreviewAnswer) => ahead = answer,
    value: () => actor.getSnapshot().value,
  };
}

Deno.test("C5 bulk job: every state is reached and every edge taken", () => {
  const begin = [{ kind: "begun", job: job("Running") }, refused, { kind: "unknown" }];
  assertWholeGraph(bulkJobMachine, {
    payloads: {
      "work.ask": [{ ask: ASK }],
      "work.confirm": [{ ask: ASK, key: "k1" }],
      "job.seen": [{ job: job("Running") }, { job: job("Done") }],
      "job.step": [{ event: "job.retry", key: "k2" }],
      "job.undo": [{ ask: UNDO, key: "k3" }],
      "xstate.done.actor.0.bulkJob.asking.looking": [
        { output: { kind: "seen", preview: PREVIEW } },
        { output: { kind: "failed", failure: "cut" } },
      ],
      "xstate.done.actor.0.bulkJob.sending": begin.map((output) => ({ output })),
      "xstate.done.actor.0.bulkJob.following.moving": [{ output: { failure: null } }],
    },
  });
  assert.deepEqual(implementationsOf(bulkJobMachine).actors, [
    "lookAhead",
    "beginJob",
    "watchJob",
    "moveJob",
  ]);
});

Deno.test("bulk job: a job whose answer is lost is requested with the same key, and nothing else may begin meanwhile", async () => {
  const { actor, begun, value } = open({ kind: "unknown" }, { kind: "begun", job: job("Queued") });
  actor.send({ type: "work.ask", ask: ASK });
  actor.send({ type: "work.confirm", ask: ASK, key: "k1" });
  await settle();
  actor.send({ type: "work.ask", ask: UNDO });
  actor.send({ type: "work.dismiss" });
  assert.equal(value(), "unknown");
  actor.send({ type: "work.check" });
  await settle();
  assert.deepEqual(begun, [{ ask: ASK, key: "k1" }, { ask: ASK, key: "k1" }]);
  assert.deepEqual(value(), { following: "watching" });
});

Deno.test("bulk job: a refusal of the API returns to its form", async () => {
  const { actor, value } = open(refused);
  actor.send({ type: "work.ask", ask: ASK });
  await settle();
  actor.send({ type: "work.confirm", ask: ASK, key: "k1" });
  await settle();
  const { problems, preview } = actor.getSnapshot().context;
  assert.deepEqual([value(), problems, preview], [{ asking: "ready" }, refused.problems, PREVIEW]);
});

Deno.test("bulk job: after a refusal a preview that had failed can still be requested again", async () => {
  const { actor, showAhead, value } = open(refused);
  showAhead({ kind: "failed", failure: "cut" });
  actor.send({ type: "work.ask", ask: ASK });
  await settle();
  actor.send({ type: "work.confirm", ask: ASK, key: "k1" });
  await settle();
  showAhead({ kind: "seen", preview: PREVIEW });
  actor.send({ type: "work.look" });
  await settle();
  assert.deepEqual([value(), actor.getSnapshot().context.preview], [{ asking: "ready" }, PREVIEW]);
});

Deno.test("bulk job: a job is followed until it ends, and again after a retry", async () => {
  const { actor, steps, watched, tell, value } = open({ kind: "begun", job: job("Queued") });
  actor.send({ type: "work.confirm", ask: ASK, key: "k1" });
  await settle();
  tell(job("Running", { done: 2 }));
  assert.equal(actor.getSnapshot().context.job?.done, 2);
  tell(job("Done", { refused: 1 }));
  assert.deepEqual(value(), { following: "ended" });
  actor.send({ type: "job.step", event: "job.retry", key: "k2" });
  await settle();
  assert.deepEqual(steps, ["job.retry"]);
  // The state before the retry does not count as the end.
  assert.deepEqual(value(), { following: "looking" });
  tell(job("Queued"));
  assert.deepEqual(value(), { following: "watching" });
  assert.ok(watched.every((id) => id === "j1"));
});

Deno.test("bulk job: further work without a preview begins while an earlier job runs and after it ended, and a refusal of it keeps no earlier job", async () => {
  const { actor, begun, tell, value } = open(
    { kind: "begun", job: job("Running") },
    { kind: "begun", job: job("Running", { _id: "j2" }) },
    refused,
  );
  for (const key of ["k1", "k2"]) {
    actor.send({ type: "work.confirm", ask: ASK, key });
    await settle();
  }
  assert.equal(actor.getSnapshot().context.job?._id, "j2");
  tell(job("Done", { _id: "j2" }));
  assert.deepEqual(value(), { following: "ended" });
  actor.send({ type: "work.confirm", ask: UNDO, key: "k3" });
  await settle();
  const { job: followed, failure } = actor.getSnapshot().context;
  assert.deepEqual([value(), followed, failure], [{ asking: "ready" }, null, "no"]);
  assert.deepEqual(begun, [{ ask: ASK, key: "k1" }, { ask: ASK, key: "k2" }, { ask: UNDO, key: "k3" }]);
});

Deno.test("bulk job: an undo is a separate job; if it is refused the first job stays", async () => {
  const done = open({ kind: "begun", job: job("Done") }, {
    kind: "begun",
    job: job("Queued", { _id: "j2" }),
  });
  done.actor.send({ type: "work.confirm", ask: ASK, key: "k1" });
  await settle();
  done.actor.send({ type: "job.undo", ask: UNDO, key: "k2" });
  await settle();
  assert.equal(done.actor.getSnapshot().context.job?._id, "j2");
  assert.deepEqual(done.begun[1], { ask: UNDO, key: "k2" });

  const flow = open({ kind: "begun", job: job("Done") }, refused);
  flow.actor.send({ type: "work.confirm", ask: ASK, key: "k1" });
  await settle();
  flow.actor.send({ type: "job.undo", ask: UNDO, key: "k2" });
  await settle();
  const { job: first, failure } = flow.actor.getSnapshot().context;
  assert.deepEqual([flow.value(), first?._id, failure], [{ following: "ended" }, "j1", "no"]);
});
