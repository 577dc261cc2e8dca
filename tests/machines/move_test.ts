import assert from "node:assert/strict";
import { SETTLE_MS } from "../../api/constants.ts";
import { type AnyMachineSnapshot, createActor, fromPromise, SimulatedClock } from "xstate";
import {
  CHECK_DELAY_MS,
  MAX_CHECKS,
  type MoveAnswer,
  moveMachine,
  type PendingMove,
} from "../../machines/move.ts";
import { assertWholeGraph, implementationsOf, walk } from "../support/machines/graph.ts";
import { noteWays } from "../support/machines/transition_log.ts";

const WRONG = [{ path: "reason", code: "required" }];
const REFUSED: MoveAnswer = { kind: "refused", reason: "isPaid", problems: [], legal: ["order.hold"] };
const ANSWERS: readonly MoveAnswer[] = [
  { kind: "done", version: 2 },
  REFUSED,
  { kind: "failed", failure: { kind: "http" } },
  { kind: "unknown" },
];
const OPTIONS = {
  input: { pending: null },
  payloads: {
    "move.begin": [true, false].map((asks) => ({ event: "order.hold", key: "k1", asks })),
    "move.fill": [{ name: "reason", value: "why" }],
    "move.confirm": [WRONG, []].map((problems) => ({ problems, freshKey: "k2" })),
    "xstate.done.actor.sendMove": ANSWERS.map((output) => ({ output })),
  },
};

/** Starts a step whose requests get the given answers in turn; the last one repeats. */
function start(answers: readonly MoveAnswer[], pending: PendingMove | null = null) {
  const sent: PendingMove[] = [];
  const stored: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    moveMachine.provide({
      actors: {
        sendMove: fromPromise<MoveAnswer, PendingMove>(({ input: { event, key, params } }) => {
          sent.push({ event, key, params });
          return Promise.resolve(answers[sent.length - 1] ?? answers.at(-1)!);
        }),
      },
      actions: {
        rememberPending: ({ context }) => void stored.push(context.key),
        forgetPending: () => void stored.push("forgotten"),
      },
    }),
    { input: { pending }, clock, inspect: noteWays },
  ).start();
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { actor, sent, kept: stored, clock, settle };
}

const begin = (asks: boolean) => ({ type: "move.begin", event: "order.hold", key: "k1", asks }) as const;
const confirm = (freshKey = "k2") => ({ type: "move.confirm", problems: [], freshKey }) as const;

Deno.test("every state of a step is reached and every edge taken", () => {
  assertWholeGraph(moveMachine, OPTIONS);
  assert.deepEqual(implementationsOf(moveMachine).actors, ["sendMove"]);
});

Deno.test("while an answer is pending the key exists and cannot change, on every path", () => {
  const owed = ["sending", "waiting", "checking", "unknown"];
  for (const { from, to } of walk(moveMachine, OPTIONS) as Record<"from" | "to", AnyMachineSnapshot>[]) {
    if (owed.includes(to.value)) assert.notEqual(to.context.key, "");
    if (owed.includes(from.value) && owed.includes(to.value)) assert.equal(from.context.key, to.context.key);
  }
});

Deno.test("a double click sends once", async () => {
  const { actor, sent, settle } = start([{ kind: "done", version: 2 }]);
  actor.send(begin(false));
  actor.send(begin(false));
  await settle();
  actor.send(begin(false));
  await settle();
  assert.equal(sent.length, 1);
  assert.equal(actor.getSnapshot().context.version, 2);
  assert.equal(actor.getSnapshot().context.doneEvent, "order.hold");
});

Deno.test("the next step may begin after a short delay", async () => {
  const { actor, sent, clock, settle } = start([{ kind: "done", version: 2 }]);
  actor.send(begin(false));
  await settle();
  clock.increment(SETTLE_MS);
  actor.send({ ...begin(false), key: "k9" });
  assert.deepEqual(sent.map(({ key }) => key), ["k1", "k9"]);
});

Deno.test("a lost answer is requested with the same key, twice automatically and then by the person", async () => {
  const { actor, sent, clock, settle } = start([{ kind: "unknown" }]);
  actor.send(begin(true));
  actor.send({ type: "move.fill", name: "reason", value: "artwork" });
  actor.send(confirm());
  await settle();
  for (let turn = 0; turn < MAX_CHECKS + 3; turn++) {
    clock.increment(CHECK_DELAY_MS);
    await settle();
  }
  assert.equal(actor.getSnapshot().value, "unknown");
  assert.equal(sent.length, 1 + MAX_CHECKS);
  actor.send({ type: "move.check" });
  await settle();
  const same = { event: "order.hold", key: "k1", params: { reason: "artwork" } };
  assert.deepEqual(sent, Array(2 + MAX_CHECKS).fill(same));
});

Deno.test("a pending answer that arrives late counts as done", async () => {
  const { actor, clock, kept, settle } = start([{ kind: "unknown" }, { kind: "done", version: 7 }]);
  actor.send(begin(false));
  await settle();
  clock.increment(CHECK_DELAY_MS);
  await settle();
  assert.equal(actor.getSnapshot().value, "done");
  assert.deepEqual(kept, ["k1", "forgotten"]);
});

Deno.test("a check that the API refused to read leaves the outcome unknown", async () => {
  const { actor, clock, settle } = start([{ kind: "unknown" }, { kind: "failed", failure: "429" }]);
  actor.send(begin(false));
  await settle();
  for (let turn = 0; turn < MAX_CHECKS; turn++) {
    clock.increment(CHECK_DELAY_MS);
    await settle();
  }
  assert.equal(actor.getSnapshot().value, "unknown");
});

Deno.test("a refusal keeps the typed text and uses up the key: the next try is a new request", async () => {
  const { actor, sent, kept, settle } = start([REFUSED]);
  actor.send(begin(true));
  actor.send({ type: "move.fill", name: "reason", value: "artwork" });
  actor.send(confirm());
  await settle();
  const { context } = actor.getSnapshot();
  assert.deepEqual(
    [context.reason, context.legal, context.params["reason"]],
    ["isPaid", ["order.hold"], "artwork"],
  );
  actor.send(confirm("k3"));
  await settle();
  assert.deepEqual(sent.map(({ key }) => key), ["k1", "k3"]);
  assert.deepEqual(kept.slice(0, 2), ["k1", "forgotten"]);
});

Deno.test("a try that the API refused to read keeps its key", async () => {
  const { actor, sent, settle } = start([{ kind: "failed", failure: "429" }]);
  actor.send(begin(false));
  await settle();
  actor.send(confirm("k3"));
  await settle();
  assert.deepEqual(sent.map(({ key }) => key), ["k1", "k1"]);
});

Deno.test("a missing value is shown at its field, and typing there clears the message", () => {
  const { actor, sent } = start([REFUSED]);
  actor.send(begin(true));
  actor.send({ ...confirm(), problems: WRONG });
  assert.deepEqual(actor.getSnapshot().context.problems, WRONG);
  assert.equal(sent.length, 0);
  actor.send({ type: "move.fill", name: "reason", value: "a" });
  assert.deepEqual(actor.getSnapshot().context.problems, []);
});

Deno.test("an answer pending from an earlier visit is requested with its own key, nothing else", async () => {
  const pending = { event: "order.pay", key: "old", params: {} };
  const { actor, sent, clock, settle } = start([{ kind: "done", version: 4 }], pending);
  actor.send(begin(false));
  clock.increment(CHECK_DELAY_MS);
  await settle();
  assert.deepEqual(sent, [pending]);
  assert.equal(actor.getSnapshot().value, "done");
});
