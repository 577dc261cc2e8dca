import assert from "node:assert/strict";
import { createActor, fromPromise } from "xstate";
import {
  applyChange,
  type BookmarkChange,
  type BookmarkItem,
  isBookmarked,
  itemsOf,
  MAX_BOOKMARKS,
  savedBookmarksOf,
  STARRED_CAP,
} from "../../../api/desk/bookmarks.ts";
import {
  bookmarksMachine,
  type FetchedBookmarks,
  type SentChange,
  shownItems,
  suggestionsOf,
} from "../../../machines/desk/bookmarks.ts";
import { bookmark, bookmarkChanges, PAGES } from "../../support/desk/bookmark_calls.ts";
import { assertWholeGraph, implementationsOf } from "../../support/machines/graph.ts";
import { fc } from "../../support/property.ts";

const star = (link: string): BookmarkChange => ({ kind: "put", bookmark: bookmark(link) });
const unstar = (link: string): BookmarkChange => ({ kind: "drop", link });
const listOf = (...links: string[]) => itemsOf(links.map(bookmark), PAGES);
const numbered = (count: number) => Array.from({ length: count }, (_, place) => `/${place + 1}`);
const failed: SentChange = { kind: "failed", failure: "cut" };

/** Starts a bookmark list whose requests wait until the test answers them. */
function open(items: readonly BookmarkItem[] | null = null) {
  const fetches: ((value: FetchedBookmarks) => void)[] = [];
  const sent: { readonly change: BookmarkChange; readonly answer: (value: SentChange) => void }[] = [];
  const messages: string[] = [];
  const actor = createActor(bookmarksMachine.provide({
    actors: {
      fetchBookmarks: fromPromise(() => new Promise<FetchedBookmarks>((answer) => fetches.push(answer))),
      sendChange: fromPromise(({ input: { change } }) =>
        new Promise<SentChange>((answer) => sent.push({ change, answer }))
      ),
    },
    actions: { showFailure: () => void messages.push("failed"), showFull: () => void messages.push("full") },
  })).start();
  const settle = () => new Promise<void>((done) => setTimeout(done, 0));
  const shown = () => shownItems(actor.getSnapshot().context) ?? [];
  const stage = {
    actor,
    fetches,
    sent,
    told: messages,
    is: (state: string) => actor.getSnapshot().value === state,
    kept: () => shown().filter(isBookmarked).map(({ link }) => link),
    starred: () => shown().filter(({ starred }) => starred).length,
    change: (change: BookmarkChange) => actor.send({ type: "bookmark.change", change }),
    fetched: async (value: readonly BookmarkItem[] | null) => {
      const answer = fetches.shift();
      assert.ok(answer, "no bookmarks were requested");
      answer({ items: value });
      await settle();
    },
    answer: async (value: SentChange) => {
      const request = sent.shift();
      assert.ok(request, "no change was sent");
      request.answer(value);
      await settle();
    },
  };
  const ready = async () => {
    actor.send({ type: "bookmarks.want" });
    await stage.fetched(items);
    return stage;
  };
  return { ...stage, ready };
}

const ready = (...links: string[]) => open(listOf(...links)).ready();

Deno.test("C5 bookmarks: every state is reached, every edge taken, and no path ends where nothing leads on", () => {
  const full = listOf(...numbered(MAX_BOOKMARKS));
  const answers = [{ output: { items: listOf("/1") } }, { output: { items: full } }, {
    output: { items: null },
  }];
  const outputs: SentChange[] = [{ kind: "done", items: listOf("/1") }, { kind: "gone" }, failed];
  assertWholeGraph(bookmarksMachine, {
    payloads: {
      "bookmarks.type": [{ typed: "or" }],
      "bookmark.change": [{ change: star("/new") }, { change: unstar("/1") }],
      "xstate.done.actor.0.bookmarks.loading": answers,
      "xstate.done.actor.0.bookmarks.refreshing": answers,
      "xstate.done.actor.0.bookmarks.saving": outputs.map((output) => ({ output })),
    },
    key: ({ value, context: { items, queue, isStale } }) =>
      JSON.stringify([value, items?.length, queue.length > 1 ? 2 : queue.length, isStale]),
  });
});

Deno.test("bookmarks: the machine needs exactly four effects", () => {
  const { actors, actions } = implementationsOf(bookmarksMachine);
  assert.deepEqual(actors, ["fetchBookmarks", "sendChange"]);
  assert.deepEqual(actions.filter((name) => name.startsWith("show")), ["showFailure", "showFull"]);
});

Deno.test("bookmarks: nothing is requested until somebody needs them", async () => {
  const waiting = open(listOf("/1"));
  assert.equal(waiting.fetches.length, 0);
  waiting.actor.send({ type: "bookmarks.changed" });
  assert.equal(waiting.fetches.length, 0);
  const { kept, fetches } = await waiting.ready();
  assert.deepEqual(kept(), ["/1"]);
  assert.equal(fetches.length, 0);
});

Deno.test("S4.8 bookmarks: the eleventh is shown in the overflow at once, and promoted when one is unstarred", async () => {
  const stage = await ready(...numbered(STARRED_CAP));
  stage.change(star("/11"));
  assert.equal(stage.starred(), STARRED_CAP);
  assert.equal(stage.kept().at(-1), "/11");
  await stage.answer({ kind: "done", items: listOf(...numbered(11)) });
  stage.change(unstar("/1"));
  assert.deepEqual([stage.starred(), stage.kept().length], [STARRED_CAP, STARRED_CAP]);
  await stage.answer({ kind: "done", items: listOf(...numbered(11).slice(1)) });
  assert.ok(stage.is("ready") && stage.told.length === 0);
});

Deno.test("bookmarks: changes are sent one after another, in order", async () => {
  const stage = await ready();
  stage.change(star("/1"));
  stage.change(star("/2"));
  assert.deepEqual(stage.kept(), ["/1", "/2"]);
  assert.equal(stage.sent.length, 1);
  await stage.answer({ kind: "done", items: listOf("/1") });
  assert.deepEqual(stage.sent.map(({ change }) => change), [star("/2")]);
  assert.deepEqual(stage.kept(), ["/1", "/2"]);
  await stage.answer({ kind: "done", items: listOf("/1", "/2") });
  assert.deepEqual(stage.kept(), ["/1", "/2"]);
});

Deno.test("bookmarks: a failed change is undone together with later ones, reported once, and the list is fetched again", async () => {
  const stage = await ready("/1");
  stage.change(star("/2"));
  stage.change({ kind: "order", links: ["/2", "/1"] });
  await stage.answer(failed);
  assert.deepEqual([stage.kept(), stage.told], [["/1"], ["failed"]]);
  await stage.fetched(listOf("/1", "/elsewhere"));
  assert.deepEqual(stage.kept(), ["/1", "/elsewhere"]);
});

Deno.test("bookmarks: removing a bookmark that another window removed first is not a failure", async () => {
  const stage = await ready("/1", "/2");
  stage.change(unstar("/1"));
  await stage.answer({ kind: "gone" });
  assert.deepEqual(stage.told, []);
  await stage.fetched(listOf("/2"));
  assert.deepEqual(stage.kept(), ["/2"]);
});

Deno.test("bookmarks: a change of another window is fetched after this window's own changes are saved", async () => {
  const stage = await ready("/1");
  stage.actor.send({ type: "bookmarks.changed" });
  stage.change(star("/2"));
  await stage.fetched(listOf("/1", "/other"));
  assert.deepEqual(stage.kept(), ["/1", "/other", "/2"]);
  stage.actor.send({ type: "bookmarks.changed" });
  assert.equal(stage.fetches.length, 0);
  await stage.answer({ kind: "done", items: listOf("/1", "/other", "/2") });
  await stage.fetched(null);
  assert.deepEqual(stage.kept(), ["/1", "/other", "/2"], "the present bookmarks remain");
});

Deno.test("bookmarks: starring before the list is loaded loses nothing, and a list that fails to load is reported", async () => {
  const stage = open();
  stage.change(star("/2"));
  await stage.fetched(listOf("/1"));
  assert.deepEqual(stage.kept(), ["/1", "/2"]);
  const cut = open();
  cut.change(star("/2"));
  await cut.fetched(null);
  assert.deepEqual(cut.told, ["failed"]);
  assert.ok(cut.is("failed"));
  cut.actor.send({ type: "bookmarks.changed" });
  await cut.fetched(listOf("/1"));
  assert.deepEqual([cut.kept(), cut.sent.length], [["/1"], 0]);
});

Deno.test("bookmarks: a full list says so, and unknown bookmarks are not sent", async () => {
  const stage = await ready(...numbered(MAX_BOOKMARKS));
  stage.change(star("/more"));
  stage.change(unstar("/never"));
  assert.deepEqual([stage.told, stage.sent.length, stage.kept().length], [["full"], 0, MAX_BOOKMARKS]);
});

Deno.test("S4.8 bookmarks: over random paths at most ten are starred, none is lost or duplicated, and the end matches the server", async () => {
  const steps = fc.array(
    fc.oneof(
      { weight: 5, arbitrary: bookmarkChanges() },
      { weight: 3, arbitrary: fc.constant("answer" as const) },
      fc.constant("fail" as const),
      { weight: 2, arbitrary: bookmarkChanges().map((elsewhere) => ({ elsewhere })) },
    ),
    { maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (path) => {
      let server: ReturnType<typeof savedBookmarksOf> = [];
      const stage = await open(itemsOf(server, PAGES)).ready();
      const check = () => {
        const all = stage.kept();
        assert.equal(new Set(all).size, all.length);
        assert.equal(stage.starred(), Math.min(STARRED_CAP, all.length));
      };
      const serve = async (isFailing = false) => {
        if (stage.fetches.length > 0) return await stage.fetched(itemsOf(server, PAGES));
        const next = stage.sent[0];
        if (!next) return;
        if (isFailing) return await stage.answer(failed);
        server = applyChange(server, next.change);
        await stage.answer({ kind: "done", items: itemsOf(server, PAGES) });
      };
      for (const step of path) {
        if (step === "answer") await serve();
        else if (step === "fail") await serve(true);
        else if ("elsewhere" in step) {
          server = applyChange(server, step.elsewhere);
          stage.actor.send({ type: "bookmarks.changed" });
        } else stage.change(step);
        check();
      }
      while (stage.fetches.length + stage.sent.length > 0) await serve();
      assert.deepEqual(stage.kept(), server.map(({ link }) => link));
    }),
    { seed: 48, numRuns: 60 },
  );
});

Deno.test("S9.6 bookmarks: 6 suggestions are shown while typing, 100 otherwise", () => {
  const all = Array.from({ length: 120 }, (_, n) => ({ title: `Screen ${n}` }));
  assert.equal(suggestionsOf(all, "").length, 100);
  assert.equal(suggestionsOf(all, "  ").length, 100);
  assert.equal(suggestionsOf(all, "screen").length, 6);
  assert.deepEqual(suggestionsOf(all, "nothing"), []);
});

Deno.test("bookmarks: a title that begins with the words comes first, regardless of case, accents and word order", () => {
  const titles = (typed: string) =>
    suggestionsOf(["Late orders", "Orders", "Réglages"].map((title) => ({ title })), typed)
      .map(({ title }) => title);
  assert.deepEqual(titles("ORD"), ["Orders", "Late orders"]);
  assert.deepEqual(titles("orders late"), ["Late orders"]);
  assert.deepEqual(titles("reg"), ["Réglages"]);
});
