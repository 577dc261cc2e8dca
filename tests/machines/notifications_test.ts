import assert from "node:assert/strict";
import fc from "fast-check";
import { createActor, fromPromise } from "xstate";
import {
  badgeOf,
  type FeedView,
  type Mark,
  type Notice,
  shownOf,
  type Status,
} from "../../machines/notices.ts";
import {
  FEED_PAGE,
  type FetchedMore,
  type MarkAnswer,
  type MoreWish,
  notificationsMachine,
  type Synced,
  type SyncWish,
} from "../../machines/notifications.ts";
import { assertWholeGraph, implementationsOf } from "../support/graph.ts";

const EVERYTHING: FeedView = { status: "", type: "" };
const UNREAD: FeedView = { status: "New", type: "" };
const notice = (id: string, at: number, status: Status = "New"): Notice => ({
  _id: id,
  created_at: at,
  status,
});
const failed = { kind: "failed", failure: { kind: "network" } } as const;
const settle = () => new Promise<void>((done) => setTimeout(done, 0));

/** An API of notifications whose every answer waits until the test lets it go. */
class FakeServer {
  readonly rows: Notice[] = [];
  readonly asked: string[] = [];
  readonly #waiting: ((isDown: boolean) => void)[] = [];
  #next = 0;

  /** Something happens to the person. */
  tell(): Notice {
    const made = notice(`n${String(++this.#next).padStart(4, "0")}`, this.#next);
    this.rows.unshift(made);
    return made;
  }
  mark({ ids, status }: Mark): void {
    for (const [index, row] of this.rows.entries()) {
      if (!ids || ids.includes(row._id)) this.rows[index] = { ...row, status };
    }
  }
  count = () => this.rows.filter(({ status }) => status === "New").length;
  of = ({ status }: FeedView) => this.rows.filter((row) => status === "" || row.status === status);

  #answer<T>(name: string, work: () => T): Promise<T | typeof failed> {
    this.asked.push(name);
    return new Promise((resolve) => this.#waiting.push((isDown) => resolve(isDown ? failed : work())));
  }
  /** Lets the oldest waiting answer go; false when none waits. */
  async release(isDown = false): Promise<boolean> {
    const answer = this.#waiting.shift();
    answer?.(isDown);
    await settle();
    return answer !== undefined;
  }
  async quiet(): Promise<void> {
    while (await this.release());
  }

  open() {
    const page = (rows: readonly Notice[], size: number) => ({
      rows: rows.slice(0, size),
      isEnd: rows.length <= size,
    });
    const actor = createActor(
      notificationsMachine.provide({
        actors: {
          sync: fromPromise<Synced, SyncWish>(({ input: { feed } }) =>
            this.#answer(feed ? "feed" : "count", () => ({
              kind: "synced" as const,
              count: this.count(),
              feed: feed && page(this.of(feed.view), feed.size),
            }))
          ),
          fetchMore: fromPromise<FetchedMore, MoreWish>(({ input: { view, before } }) =>
            this.#answer("more", () => {
              const place = this.rows.findIndex(({ _id }) => _id === before);
              const older = new Set(this.rows.slice(place + 1).map(({ _id }) => _id));
              const rows = this.of(view).filter(({ _id }) => older.has(_id));
              return { kind: "more" as const, ...page(rows, FEED_PAGE) };
            })
          ),
          sendMark: fromPromise<MarkAnswer, Mark>(({ input }) =>
            this.#answer("mark", () => {
              this.mark(input);
              return { kind: "marked" as const, count: this.count() };
            })
          ),
        },
      }),
    ).start();
    const context = () => actor.getSnapshot().context;
    return {
      actor,
      context,
      badge: () => badgeOf(context()),
      shown: () => shownOf(context()).rows,
      ids: () => shownOf(context()).rows.map(({ _id }) => _id),
      states: () => shownOf(context()).rows.map(({ status }) => status),
    };
  }
}

/** A feed of so many, opened and loaded. */
async function opened(count: number, view = EVERYTHING) {
  const server = new FakeServer();
  for (let index = 0; index < count; index++) server.tell();
  const feed = server.open();
  feed.actor.send({ type: "view.change", view });
  feed.actor.send({ type: "feed.open" });
  await server.quiet();
  server.asked.length = 0;
  return { server, ...feed };
}

Deno.test("C5 notifications: every state is reached, every edge taken, nothing ends in a dead end", () => {
  const [a, b, c] = [notice("a", 1), notice("b", 2), notice("c", 3)];
  const feed = (rows: Notice[], isEnd: boolean) => ({
    output: { kind: "synced", count: rows.length, feed: { rows, isEnd } },
  });
  assertWholeGraph(notificationsMachine, {
    payloads: {
      mark: [{ ids: ["b"], status: "Readed" }],
      "view.change": [{ view: EVERYTHING }, { view: UNREAD }],
      "xstate.done.actor.0.notifications.traffic.asking.syncing": [
        { output: { kind: "synced", count: 1, feed: null } },
        feed([b], false),
        feed([c, b], false),
        { output: failed },
      ],
      "xstate.done.actor.0.notifications.traffic.asking.paging": [
        { output: { kind: "more", rows: [a], isEnd: true } },
        { output: failed },
      ],
      "xstate.done.actor.0.notifications.traffic.sending": [
        { output: { kind: "marked", count: 0 } },
        { output: failed },
      ],
    },
    key: ({ value, context }) =>
      JSON.stringify([
        value,
        context.isDue,
        context.wantsMore,
        context.isEnd,
        context.failure !== null,
        context.rows?.length,
        context.fresh.length > 0,
        context.marks.length > 0,
        context.refused.length > 0,
      ]),
    limit: 4_000,
  });
});

Deno.test("notifications: asks wiring for three effects and no more", () => {
  assert.deepEqual(implementationsOf(notificationsMachine).actors, ["sync", "fetchMore", "sendMark"]);
});

Deno.test("at first only the count is asked for; the feed when it is opened", async () => {
  const server = new FakeServer();
  server.tell();
  const { actor, badge, ids } = server.open();
  assert.equal(badge(), null);
  await server.quiet();
  assert.deepEqual([server.asked, badge()], [["count"], 1]);
  actor.send({ type: "feed.open" });
  await server.quiet();
  assert.deepEqual([server.asked, ids()], [["count", "feed"], ["n0001"]]);
});

Deno.test("S4.4 a click marks one notification Readed and the badge drops by one, before the API has answered", async () => {
  const { server, actor, badge, states } = await opened(3);
  actor.send({ type: "mark", ids: ["n0002"], status: "Readed" });
  assert.deepEqual([badge(), states()], [2, ["New", "Readed", "New"]]);
  // Clicked again it is Readed already: nothing is sent, nothing drops.
  actor.send({ type: "mark", ids: ["n0002"], status: "Readed" });
  assert.equal(badge(), 2);
  await server.quiet();
  assert.deepEqual([server.asked, badge(), states()], [["mark"], 2, ["New", "Readed", "New"]]);
});

Deno.test("S4.4 the badge does not come back when the feed closes behind the click", async () => {
  const { server, actor, badge } = await opened(3);
  actor.send({ type: "mark", ids: ["n0002"], status: "Readed" });
  actor.send({ type: "feed.close" });
  assert.equal(badge(), 2);
  await server.quiet();
  assert.equal(badge(), 2);
});

Deno.test("S4.4 the badge never falls below 0, whatever else was read meanwhile", async () => {
  const { server, actor, badge } = await opened(1);
  server.mark({ ids: null, status: "Readed" });
  actor.send({ type: "notifications.changed" });
  actor.send({ type: "mark", ids: ["n0001"], status: "Readed" });
  assert.equal(badge(), 0);
  await server.quiet();
  assert.equal(badge(), 0);
});

Deno.test("S4.5 read-all: the count is 0 and all are Readed, at once and for good", async () => {
  const { server, actor, badge, states } = await opened(30);
  actor.send({ type: "mark.all" });
  assert.equal(badge(), 0);
  assert.ok(states().every((status) => status === "Readed"));
  await server.quiet();
  assert.deepEqual([server.asked, server.count(), badge()], [["mark"], 0, 0]);
  actor.send({ type: "mark.all" });
  assert.deepEqual(server.asked, ["mark"], "nothing is left to be read");
});

Deno.test("one that was read can be New again", async () => {
  const { server, actor, badge } = await opened(2);
  actor.send({ type: "mark", ids: ["n0001"], status: "Readed" });
  actor.send({ type: "mark", ids: ["n0001"], status: "New" });
  assert.equal(badge(), 2);
  await server.quiet();
  assert.deepEqual([badge(), server.count()], [2, 2]);
});

Deno.test("a mark that the API does not take is taken back, said, and tried again or let be", async () => {
  const { server, actor, badge, states, context } = await opened(2);
  actor.send({ type: "mark", ids: ["n0002"], status: "Readed" });
  await server.release(true);
  assert.deepEqual([badge(), states(), context().markFailure], [2, ["New", "New"], failed.failure]);
  await server.quiet();
  actor.send({ type: "mark.retry" });
  assert.deepEqual([badge(), context().refused.length], [1, 0]);
  await server.quiet();
  assert.deepEqual([badge(), server.count(), context().markFailure], [1, 1, null]);
  actor.send({ type: "mark.all" });
  await server.release(true);
  actor.send({ type: "mark.dismiss" });
  assert.equal(context().refused.length, 0);
  await server.quiet();
  assert.equal(badge(), 1);
});

Deno.test("S9.3 the next 20 come behind those that are there, once, and the end is known", async () => {
  const { server, actor, ids, context } = await opened(45);
  assert.equal(ids().length, 20);
  actor.send({ type: "feed.more" });
  actor.send({ type: "feed.more" });
  server.tell();
  await server.quiet();
  assert.deepEqual([server.asked, ids().length, context().isEnd], [["more"], 40, false]);
  actor.send({ type: "feed.more" });
  await server.quiet();
  assert.deepEqual([ids().length, new Set(ids()).size, context().isEnd], [45, 45, true]);
  actor.send({ type: "feed.more" });
  assert.equal(server.asked.length, 2, "behind the last one there is nothing");
});

Deno.test("a page that does not come is said beside the rows that are there, and asked for again", async () => {
  const { server, actor, ids, context } = await opened(25);
  actor.send({ type: "feed.more" });
  await server.release(true);
  assert.deepEqual([ids().length, context().moreFailure], [20, failed.failure]);
  actor.send({ type: "feed.more" });
  await server.quiet();
  assert.deepEqual([ids().length, context().moreFailure], [25, null]);
});

Deno.test("those that come while one looks wait above the feed; shown, or opened anew, they are on top", async () => {
  const { server, actor, badge, ids, context } = await opened(2);
  server.tell();
  server.tell();
  actor.send({ type: "notifications.changed" });
  await server.quiet();
  assert.deepEqual([badge(), ids(), context().fresh.length], [4, ["n0002", "n0001"], 2]);
  actor.send({ type: "notifications.changed" });
  await server.quiet();
  assert.equal(context().fresh.length, 2, "told twice, they are not there twice");
  actor.send({ type: "fresh.show" });
  assert.deepEqual(ids(), ["n0004", "n0003", "n0002", "n0001"]);
  server.tell();
  actor.send({ type: "feed.close" });
  actor.send({ type: "feed.open" });
  await server.quiet();
  assert.equal(ids().at(0), "n0005");
});

Deno.test("of the unread ones, one that was read stays where it is until the feed is opened anew", async () => {
  const { server, actor, ids, states } = await opened(3, UNREAD);
  actor.send({ type: "mark", ids: ["n0002"], status: "Readed" });
  await server.quiet();
  actor.send({ type: "notifications.changed" });
  await server.quiet();
  assert.deepEqual(states(), ["New", "Readed", "New"]);
  actor.send({ type: "feed.close" });
  actor.send({ type: "feed.open" });
  await server.quiet();
  assert.deepEqual(ids(), ["n0003", "n0001"]);
});

Deno.test("an answer that was asked for before a mark is not taken: it may not know of it", async () => {
  const { server, actor, badge, states } = await opened(2);
  actor.send({ type: "notifications.changed" });
  actor.send({ type: "mark", ids: ["n0001"], status: "Readed" });
  await server.release();
  assert.deepEqual([badge(), states()], [1, ["New", "Readed"]]);
  await server.quiet();
  assert.deepEqual([badge(), states(), server.asked], [1, ["New", "Readed"], ["feed", "mark", "feed"]]);
});

Deno.test("another view is another feed: a late answer of the former one is dropped", async () => {
  const { server, actor, ids, context } = await opened(2);
  server.mark({ ids: ["n0002"], status: "Readed" });
  actor.send({ type: "notifications.changed" });
  actor.send({ type: "view.change", view: UNREAD });
  assert.ok(actor.getSnapshot().matches({ feed: { opened: "loading" } }));
  await server.quiet();
  assert.deepEqual([ids(), context().view], [["n0001"], UNREAD]);
});

Deno.test("a feed that does not come says so and is asked for again; a look that fails keeps what is shown", async () => {
  const server = new FakeServer();
  server.tell();
  const { actor, ids, context } = server.open();
  actor.send({ type: "feed.open" });
  await server.release(true);
  await server.release(true);
  assert.ok(actor.getSnapshot().matches({ feed: { opened: "failed" } }));
  actor.send({ type: "feed.refresh" });
  assert.ok(actor.getSnapshot().matches({ feed: { opened: "loading" } }));
  await server.quiet();
  assert.deepEqual(ids(), ["n0001"]);
  actor.send({ type: "notifications.changed" });
  await server.release(true);
  assert.deepEqual([ids(), context().failure], [["n0001"], failed.failure]);
  actor.send({ type: "feed.refresh" });
  await server.quiet();
  assert.equal(context().failure, null);
});

type Deed =
  | {
    readonly do: "open" | "close" | "more" | "fresh" | "all" | "retry" | "dismiss" | "told" | "elsewhereAll";
  }
  | { readonly do: "view"; readonly unread: boolean }
  | { readonly do: "mark" | "unmark" | "elsewhere"; readonly index: number }
  | { readonly do: "answer"; readonly isDown: boolean };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.constantFrom<Deed>(
    ...(["open", "open", "close", "more", "fresh", "all", "retry", "dismiss", "told", "told", "elsewhereAll"]
      .map((each) => ({ do: each }) as Deed)),
  ),
  fc.record({ do: fc.constant("view" as const), unread: fc.boolean() }),
  fc.record({ do: fc.constantFrom("mark", "unmark", "elsewhere"), index: fc.nat(60) }) as fc.Arbitrary<Deed>,
  fc.record({ do: fc.constant("answer" as const), isDown: fc.boolean() }),
);

Deno.test("C5 S4.4 over all paths: the badge is never below 0, no row is there twice, and at rest all is as the API has it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(45), fc.array(deed, { maxLength: 40 }), async (count, deeds) => {
      const server = new FakeServer();
      for (let index = 0; index < count; index++) server.tell();
      const { actor, badge, ids, shown, context } = server.open();
      const changed = () => actor.send({ type: "notifications.changed" });
      const at = (index: number) => shown()[index % Math.max(1, shown().length)]?._id ?? "none";
      const act = async (each: Deed) => {
        switch (each.do) {
          case "open":
            return actor.send({ type: "feed.open" });
          case "close":
            return actor.send({ type: "feed.close" });
          case "more":
            return actor.send({ type: "feed.more" });
          case "fresh":
            return actor.send({ type: "fresh.show" });
          case "all":
            return actor.send({ type: "mark.all" });
          case "retry":
            return actor.send({ type: "mark.retry" });
          case "dismiss":
            return actor.send({ type: "mark.dismiss" });
          case "view":
            return actor.send({ type: "view.change", view: each.unread ? UNREAD : EVERYTHING });
          case "mark":
            return actor.send({ type: "mark", ids: [at(each.index)], status: "Readed" });
          case "unmark":
            return actor.send({ type: "mark", ids: [at(each.index)], status: "New" });
          case "told":
            server.tell();
            return changed();
          case "elsewhere":
            server.mark({ ids: [server.rows[each.index]?._id ?? "none"], status: "Readed" });
            return changed();
          case "elsewhereAll":
            server.mark({ ids: null, status: "Readed" });
            return changed();
          case "answer":
            return void await server.release(each.isDown);
        }
      };
      const holds = () => {
        assert.ok((badge() ?? 0) >= 0);
        const all = [...context().fresh.map(({ _id }) => _id), ...ids()];
        assert.equal(new Set(all).size, all.length);
      };
      for (const each of deeds) {
        await act(each);
        holds();
      }
      await server.quiet();
      // What was missed while the API was down is told by the next look.
      changed();
      await server.quiet();
      holds();
      assert.equal(badge(), server.count());
      if (!context().isOpen) return;
      const states = new Map(server.rows.map((row) => [row._id, row.status]));
      const all = [...shownOf(context()).fresh, ...shown()];
      assert.ok(all.every(({ _id, status }) => states.get(_id) === status));
      const wanted = server.of(context().view);
      const still = all.filter((row) => wanted.some(({ _id }) => _id === row._id)).map(({ _id }) => _id);
      assert.deepEqual(still, wanted.slice(0, still.length).map(({ _id }) => _id));
      if (context().isEnd) assert.equal(still.length, wanted.length);
    }),
    { numRuns: 150, seed: 20261121 },
  );
});
