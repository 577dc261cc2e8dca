import assert from "node:assert/strict";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import {
  type FetchedCounts,
  type FetchedViews,
  HOLD_MS,
  type View,
  viewsMachine,
} from "../../../machines/desk/views.ts";
import { assertWholeGraph, implementationsOf } from "../../support/machines/graph.ts";
import { noteWays } from "../../support/machines/transition_log.ts";

const view = (id: string, is_pinned = true, version = 1): View => ({ _id: id, version, is_pinned });
const found = (...views: View[]): FetchedViews => ({ views });
const NONE: FetchedViews = { views: null };
const counted = (count: number): FetchedCounts => ({ counts: { a: { count, capped: false } } });

/** Starts the views; their requests wait until the test answers them. */
function open(given: readonly View[] | null = null) {
  const wanted = {
    views: [] as ((value: FetchedViews) => void)[],
    counts: [] as { readonly ids: readonly string[]; readonly answer: (value: FetchedCounts) => void }[],
  };
  const clock = new SimulatedClock();
  const actor = createActor(
    viewsMachine.provide({
      actors: {
        fetchViews: fromPromise(() => new Promise<FetchedViews>((answer) => wanted.views.push(answer))),
        fetchCounts: fromPromise(({ input }) =>
          new Promise<FetchedCounts>((answer) => wanted.counts.push({ ids: input.ids, answer }))
        ),
      },
    }),
    { input: { given }, clock, inspect: noteWays },
  ).start();
  const settle = () => new Promise<void>((done) => setTimeout(done, 0));
  return {
    actor,
    asked: wanted,
    clock,
    now: () => actor.getSnapshot(),
    views: async (value: FetchedViews) => {
      const answer = wanted.views.shift();
      assert.ok(answer, "no views were requested");
      answer(value);
      await settle();
    },
    counts: async (value: FetchedCounts) => {
      const request = wanted.counts.shift();
      assert.ok(request, "no counts were requested");
      request.answer(value);
      await settle();
      return request.ids;
    },
  };
}

const payloads = {
  [`xstate.after.${HOLD_MS}.views.loading.held`]: [{}],
  "xstate.done.actor.0.views.loading": [{ output: found(view("a")) }, { output: found() }, { output: NONE }],
  "xstate.done.actor.0.views.refreshing": [{ output: found(view("b")) }, { output: NONE }],
  "xstate.done.actor.0.views.shown.counting": [{ output: counted(3) }, { output: { counts: null } }],
};

Deno.test("C5 views: every state is reached, every edge taken, and no path ends in a dead end", () => {
  assertWholeGraph(viewsMachine, { input: { given: null }, payloads });
});

Deno.test("views: views that are already loaded are shown at once", () => {
  const views = open([view("a")]);
  assert.ok(views.now().matches("shown"));
  assert.equal(views.asked.views.length, 0);
});

Deno.test("views: the machine needs exactly two effects", () => {
  assert.deepEqual(implementationsOf(viewsMachine).actors, ["fetchViews", "fetchCounts"]);
});

Deno.test("views: counts wait for the list, and are requested only for tabs", async () => {
  const views = open();
  await views.views(found(view("a"), view("menu", false)));
  assert.equal(views.asked.counts.length, 0);
  views.actor.send({ type: "counts.due" });
  assert.deepEqual(await views.counts(counted(3)), ["a"]);
  assert.deepEqual(views.now().context.counts["a"], { count: 3, capped: false });
});

Deno.test("views: counts due before the views are known are requested with them, once", async () => {
  const views = open();
  views.actor.send({ type: "counts.due" });
  views.actor.send({ type: "counts.due" });
  await views.views(found(view("a")));
  assert.equal(views.asked.counts.length, 1);
  views.actor.send({ type: "counts.due" });
  views.actor.send({ type: "counts.due" });
  assert.equal(views.asked.counts.length, 1, "one request at a time");
  await views.counts(counted(1));
  assert.equal(views.asked.counts.length, 1, "counts that became due meanwhile are requested once");
});

Deno.test("views: without tabs no counts are requested", async () => {
  const views = open();
  views.actor.send({ type: "counts.due" });
  await views.views(found(view("menu", false)));
  assert.equal(views.asked.counts.length, 0);
});

Deno.test("views: loaded views stay during a refresh, and when it fails", async () => {
  const views = open([view("a")]);
  views.actor.send({ type: "views.changed" });
  assert.deepEqual(views.now().context.views?.map(({ _id }) => _id), ["a"]);
  await views.views(NONE);
  assert.deepEqual(views.now().context.views?.map(({ _id }) => _id), ["a"]);
  views.actor.send({ type: "views.changed" });
  views.actor.send({ type: "views.changed" });
  const late = views.asked.views.shift();
  await views.views(found(view("b")));
  late?.(found(view("late")));
  assert.deepEqual(views.now().context.views?.map(({ _id }) => _id), ["b"]);
});

Deno.test("views: a change during the first fetch causes another fetch", () => {
  const views = open();
  views.actor.send({ type: "views.changed" });
  assert.equal(views.asked.views.length, 2);
});

Deno.test("views: a list without filters waits for its view, but not for long", async () => {
  const views = open();
  assert.ok(views.now().hasTag("held"));
  views.clock.increment(HOLD_MS);
  assert.ok(!views.now().hasTag("held"));
  await views.views(found(view("a")));
  assert.ok(views.now().matches("shown"));
});

Deno.test("views: a failed fetch is retried when views change", async () => {
  const views = open();
  await views.views(NONE);
  assert.ok(views.now().matches("unknown") && !views.now().hasTag("held"));
  views.actor.send({ type: "views.changed" });
  assert.ok(views.now().matches("loading") && !views.now().hasTag("held"), "the list is not held back again");
  await views.views(found(view("a")));
  assert.ok(views.now().matches("shown"));
});
