import assert from "node:assert/strict";
import { type FeedNotification } from "../../../machines/desk/notification_feed.ts";
import { notificationsMachine } from "../../../machines/desk/notifications.ts";
import { assertWholeGraph, implementationsOf } from "../../support/machines/graph.ts";
import {
  EVERYTHING,
  FakeServer,
  NETWORK_FAILURE,
  notificationAt,
  openFeed,
  UNREAD,
} from "../../support/client/notification_feed.ts";

Deno.test("C5 notifications: every state is reached, every edge taken, and no path ends in a dead end", () => {
  const [a, b, c] = [notificationAt("a", 1), notificationAt("b", 2), notificationAt("c", 3)];
  const feed = (rows: FeedNotification[], isEnd: boolean) => ({
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
        { output: NETWORK_FAILURE },
      ],
      "xstate.done.actor.0.notifications.traffic.asking.paging": [
        { output: { kind: "more", rows: [a], isEnd: true } },
        { output: NETWORK_FAILURE },
      ],
      "xstate.done.actor.0.notifications.traffic.sending": [
        { output: { kind: "marked", count: 0 } },
        { output: NETWORK_FAILURE },
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

Deno.test("notifications: the machine needs exactly three effects", () => {
  assert.deepEqual(implementationsOf(notificationsMachine).actors, ["sync", "fetchMore", "sendMark"]);
});

Deno.test("at first only the count is requested, and the feed when it is opened", async () => {
  const server = new FakeServer();
  server.tell();
  const { actor, badge, ids } = server.open();
  assert.equal(badge(), null);
  await server.quiet();
  assert.deepEqual([server.requests, badge()], [["count"], 1]);
  actor.send({ type: "feed.open" });
  await server.quiet();
  assert.deepEqual([server.requests, ids()], [["count", "feed"], ["n0001"]]);
});

Deno.test("S4.4 a click marks one notification Readed and the badge drops by one, before the API has answered", async () => {
  const { server, actor, badge, states } = await openFeed(3);
  actor.send({ type: "mark", ids: ["n0002"], status: "Readed" });
  assert.deepEqual([badge(), states()], [2, ["New", "Readed", "New"]]);
  // The notification is already Readed: clicking again sends nothing, and the badge stays.
  actor.send({ type: "mark", ids: ["n0002"], status: "Readed" });
  assert.equal(badge(), 2);
  await server.quiet();
  assert.deepEqual([server.requests, badge(), states()], [["mark"], 2, ["New", "Readed", "New"]]);
});

Deno.test("S4.4 closing the feed after the click does not raise the badge again", async () => {
  const { server, actor, badge } = await openFeed(3);
  actor.send({ type: "mark", ids: ["n0002"], status: "Readed" });
  actor.send({ type: "feed.close" });
  assert.equal(badge(), 2);
  await server.quiet();
  assert.equal(badge(), 2);
});

Deno.test("S4.4 the badge never falls below 0, whatever else was read meanwhile", async () => {
  const { server, actor, badge } = await openFeed(1);
  server.mark({ ids: null, status: "Readed" });
  actor.send({ type: "notifications.changed" });
  actor.send({ type: "mark", ids: ["n0001"], status: "Readed" });
  assert.equal(badge(), 0);
  await server.quiet();
  assert.equal(badge(), 0);
});

Deno.test("S4.5 read-all: the count is 0 and all are Readed, at once and for good", async () => {
  const { server, actor, badge, states } = await openFeed(30);
  actor.send({ type: "mark.all" });
  assert.equal(badge(), 0);
  assert.ok(states().every((status) => status === "Readed"));
  await server.quiet();
  assert.deepEqual([server.requests, server.count(), badge()], [["mark"], 0, 0]);
  actor.send({ type: "mark.all" });
  assert.deepEqual(server.requests, ["mark"], "no notification is unread");
});

Deno.test("a read notification can be New again", async () => {
  const { server, actor, badge } = await openFeed(2);
  actor.send({ type: "mark", ids: ["n0001"], status: "Readed" });
  actor.send({ type: "mark", ids: ["n0001"], status: "New" });
  assert.equal(badge(), 2);
  await server.quiet();
  assert.deepEqual([badge(), server.count()], [2, 2]);
});

Deno.test("a mark that the API refuses is undone, reported, and retried or dropped", async () => {
  const { server, actor, badge, states, context } = await openFeed(2);
  actor.send({ type: "mark", ids: ["n0002"], status: "Readed" });
  await server.release(true);
  assert.deepEqual([badge(), states(), context().markFailure], [2, ["New", "New"], NETWORK_FAILURE.failure]);
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

Deno.test("S9.3 the next 20 are appended once, and the end is known", async () => {
  const { server, actor, ids, context } = await openFeed(45);
  assert.equal(ids().length, 20);
  actor.send({ type: "feed.more" });
  actor.send({ type: "feed.more" });
  server.tell();
  await server.quiet();
  assert.deepEqual([server.requests, ids().length, context().isEnd], [["more"], 40, false]);
  actor.send({ type: "feed.more" });
  await server.quiet();
  assert.deepEqual([ids().length, new Set(ids()).size, context().isEnd], [45, 45, true]);
  actor.send({ type: "feed.more" });
  assert.equal(server.requests.length, 2, "no page follows the last notification");
});

Deno.test("a failed page is reported next to the loaded rows, and fetched again", async () => {
  const { server, actor, ids, context } = await openFeed(25);
  actor.send({ type: "feed.more" });
  await server.release(true);
  assert.deepEqual([ids().length, context().moreFailure], [20, NETWORK_FAILURE.failure]);
  actor.send({ type: "feed.more" });
  await server.quiet();
  assert.deepEqual([ids().length, context().moreFailure], [25, null]);
});

Deno.test("notifications that arrive while the feed is open wait above it; shown or reopened, they are on top", async () => {
  const { server, actor, badge, ids, context } = await openFeed(2);
  server.tell();
  server.tell();
  actor.send({ type: "notifications.changed" });
  await server.quiet();
  assert.deepEqual([badge(), ids(), context().fresh.length], [4, ["n0002", "n0001"], 2]);
  actor.send({ type: "notifications.changed" });
  await server.quiet();
  assert.equal(context().fresh.length, 2, "a repeated event does not list notifications twice");
  actor.send({ type: "fresh.show" });
  assert.deepEqual(ids(), ["n0004", "n0003", "n0002", "n0001"]);
  server.tell();
  actor.send({ type: "feed.close" });
  actor.send({ type: "feed.open" });
  await server.quiet();
  assert.equal(ids().at(0), "n0005");
});

Deno.test("in the unread view a read notification stays in place until the feed is opened again", async () => {
  const { server, actor, ids, states } = await openFeed(3, UNREAD);
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

Deno.test("an answer to a request from before a mark is dropped, as it may not include the mark", async () => {
  const { server, actor, badge, states } = await openFeed(2);
  actor.send({ type: "notifications.changed" });
  actor.send({ type: "mark", ids: ["n0001"], status: "Readed" });
  await server.release();
  assert.deepEqual([badge(), states()], [1, ["New", "Readed"]]);
  await server.quiet();
  assert.deepEqual([badge(), states(), server.requests], [1, ["New", "Readed"], ["feed", "mark", "feed"]]);
});

Deno.test("another view has another feed: a late answer for the former one is dropped", async () => {
  const { server, actor, ids, context } = await openFeed(2);
  server.mark({ ids: ["n0002"], status: "Readed" });
  actor.send({ type: "notifications.changed" });
  actor.send({ type: "view.change", view: UNREAD });
  assert.ok(actor.getSnapshot().matches({ feed: { opened: "loading" } }));
  await server.quiet();
  assert.deepEqual([ids(), context().view], [["n0001"], UNREAD]);
});

Deno.test("a feed that fails to load is reported and requested again; a failed refresh keeps the shown rows", async () => {
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
  assert.deepEqual([ids(), context().failure], [["n0001"], NETWORK_FAILURE.failure]);
  actor.send({ type: "feed.refresh" });
  await server.quiet();
  assert.equal(context().failure, null);
});
