import assert from "node:assert/strict";
import fc from "fast-check";
import type { MyNotice } from "../../api/generated/schema.ts";
import {
  type CallContext,
  type CallMark,
  callToActionMachine,
  type FetchedNotices,
  newsIn,
  type SentMark,
  shownNotices,
} from "../../machines/call_to_action.ts";
import { createActor, fromPromise, type SnapshotFrom } from "xstate";
import { assertWholeGraph, implementationsOf, walk } from "../support/graph.ts";
import { noticeOf } from "../support/notice.ts";

const A = noticeOf("a");
const B = noticeOf("b", { pages: ["orders"], is_seen: true });
const FAILED = { kind: "failed", failure: { kind: "network" } } as const;
const OPTIONS = {
  // Marks add up without end: the one that is sent and whether others wait is all there is to see.
  key: ({ value, context: { notices, marks, ...rest } }: { value: unknown; context: CallContext }) =>
    JSON.stringify([value, rest, notices?.map(({ is_seen }) => is_seen), marks[0], marks.length > 1]),
  limit: 20_000,
  payloads: {
    "screen.enter": [{ screen: "orders" }, { screen: null }],
    "notices.see": [{ ids: ["a", "b"] }],
    "notice.follow": [{ id: "b" }],
    "notice.dismiss": [{ id: "a" }],
    "xstate.done.actor.fetchNotices": [{ output: { kind: "known", notices: [A, B] } }, { output: FAILED }],
    "xstate.done.actor.sendMark": [{ output: { kind: "noted" } }, { output: FAILED }],
  },
} as const;

Deno.test("S2.31 every state of the notices is reached and every edge taken", () => {
  assertWholeGraph(callToActionMachine, OPTIONS as never);
  assert.deepEqual(implementationsOf(callToActionMachine).actors, ["fetchNotices", "sendMark"]);
});

Deno.test("S2.31 it is never opened over nothing, and a mark is sent only while there is one", () => {
  for (const { to } of walk(callToActionMachine, OPTIONS as never)) {
    if (to.matches({ bar: "opened" })) assert.ok(shownNotices(to.context).length > 0);
    if (to.matches({ traffic: "sending" })) assert.ok(to.context.marks.length > 0);
    if (to.matches({ traffic: "resting" })) {
      assert.deepEqual([to.context.marks, to.context.isDue], [[], false]);
    }
  }
});

Deno.test("S2.31 a notice of some screens is shown on these alone, and news is read out where it is shown", () => {
  const on = (screen: string | null): CallContext => ({ notices: [A, B], screen, marks: [], isDue: false });
  const ids = (notices: readonly MyNotice[]) => notices.map(({ _id }) => _id).join("");
  assert.equal(ids(shownNotices(on("orders"))), "ab");
  assert.equal(ids(shownNotices(on("jobs"))), "a");
  assert.equal(ids(shownNotices(on(null))), "a");
  const notices = [A, B, noticeOf("c"), noticeOf("d", { pages: ["jobs"] })];
  assert.equal(ids(newsIn({ output: { kind: "known", notices } }, on("orders"))), "c");
  assert.equal(ids(newsIn({ output: FAILED }, on("orders"))), "");
});

/** A machine whose calls wait until the test answers them. */
function open() {
  const sent: CallMark[] = [];
  const answers: ((isNoted: boolean) => void)[] = [];
  const told: string[] = [];
  let kept: readonly MyNotice[] = [A, noticeOf("c")];
  const actor = createActor(callToActionMachine.provide({
    actors: {
      fetchNotices: fromPromise(() => Promise.resolve<FetchedNotices>({ kind: "known", notices: kept })),
      sendMark: fromPromise(({ input }) =>
        new Promise<SentMark>((done) => {
          sent.push(input);
          answers.push((isNoted) => {
            if (isNoted && input.deed === "dismissed") {
              kept = kept.filter(({ _id }) => !input.ids.includes(_id));
            }
            done(isNoted ? { kind: "noted" } : FAILED);
          });
        })
      ),
    },
    actions: {
      announceNews: (_, news) => void told.push(...news.map(({ _id }) => `news ${_id}`)),
      tellRefused: () => void told.push("refused"),
    },
  })).start();
  const settle = () => new Promise<void>((done) => setTimeout(done, 0));
  const shown = (snapshot: SnapshotFrom<typeof callToActionMachine> = actor.getSnapshot()) =>
    shownNotices(snapshot.context).map(({ _id }) => _id).join("");
  return {
    actor,
    sent,
    told,
    shown,
    settle,
    answer: async (isNoted: boolean) => {
      answers.shift()?.(isNoted);
      await settle();
    },
  };
}

Deno.test("S2.31 a dismissed notice goes at once and comes back only when the API refuses", async () => {
  const { actor, answer, sent, settle, shown, told } = open();
  await settle();
  actor.send({ type: "notice.dismiss", id: "a" });
  actor.send({ type: "notice.dismiss", id: "a" });
  actor.send({ type: "notice.dismiss", id: "c" });
  assert.equal(shown(), "");
  await answer(false);
  assert.equal(shown(), "a");
  await answer(true);
  assert.equal(shown(), "a");
  assert.deepEqual(sent.map(({ ids, deed }) => `${deed} ${ids}`), ["dismissed a", "dismissed c"]);
  assert.deepEqual(told, ["news a", "news c", "refused"]);
  actor.stop();
});

Deno.test("S2.31 whatever comes in whatever order, nothing is noted as seen twice and a dismissed one stays away", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom("see", "dismiss", "change", "answer", "open"), { maxLength: 12 }),
      async (steps) => {
        const { actor, answer, sent, settle, shown } = open();
        await settle();
        for (const [at, step] of steps.entries()) {
          if (step === "see") actor.send({ type: "notices.see", ids: ["a", "c"] });
          if (step === "dismiss") actor.send({ type: "notice.dismiss", id: "a" });
          if (step === "change") actor.send({ type: "notices.changed" });
          if (step === "open") actor.send({ type: "bar.open" });
          if (step === "answer") await answer(true);
          await settle();
          assert.equal(shown().includes("a"), !steps.slice(0, at + 1).includes("dismiss"));
        }
        const seen = sent.filter(({ deed }) => deed === "shown").flatMap(({ ids }) => ids);
        // The API forgets nothing, this one does: what it says again of a notice that was seen may be noted again.
        if (!steps.includes("change")) assert.equal(new Set(seen).size, seen.length);
        actor.stop();
      },
    ),
    { seed: 20_261_121, numRuns: 60 },
  ));
