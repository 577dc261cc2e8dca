import { openAt } from "../../../../support/client/dom.ts";
import { feedItem, Store } from "./sample.ts";
import { configureApp } from "../../../../support/client/app_config.ts";
import assert from "node:assert/strict";
import { badgeOf, visibleFeed } from "../../../../../machines/desk/notification_feed.ts";
import { seededRandom } from "../../../../../server/demo/random.ts";
import { startLive } from "../../../../../src/engine/live/live.ts";
import { retryWaitMs, untilRetry } from "../../../../../src/engine/live/live_socket.ts";
import type { SocketEvents } from "../../../../../src/engine/live/socket.ts";
import { startNotifications } from "../../../../../src/features/desk/notifications/wiring.ts";
import { FakeClock } from "../../../../support/time/clock.ts";

const CUTS = 100;
const SEED = 20_261_121;

Deno.test("S2.50 the socket is cut 100 times: within 5 s of each reconnect badge and feed match the server, without duplicates", async () => {
  openAt("/");
  configureApp({
    api: "http://api.test/api",
    login: "http://login.test/",
    register: "http://login.test/",
    name: "Pressdock",
  });
  const random = seededRandom(SEED);
  const clock = new FakeClock();
  const store = new Store(...Array.from({ length: 30 }, (_, index) => feedItem(30 - index)));
  const api = store.on();
  let [isDown, next] = [false, 30];
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (_, init = {}) => {
    if (isDown) throw new TypeError("down");
    const headers = new Headers(init.headers);
    store.page = Number(headers.get("X-Page"));
    store.perPage = Number(headers.get("X-Per-Page"));
    return await api.answer(init);
  };
  clock.install();
  let socket: SocketEvents | undefined;
  const stop = startLive(() => {}, () =>
    Promise.resolve((events) => {
      socket = events;
      return () => {};
    }));
  const feed = startNotifications(() => {});
  const leave = [feed.keepRunning(), feed.keepOpen()];
  const context = () => feed.actor.getSnapshot().context;
  const happen = (isHeard: boolean) => {
    for (let count = random.below(4); count > 0; count--) store.rows = [feedItem(++next), ...store.rows];
    const ids = store.rows.filter(() => random.chance(0.1)).map(({ _id }) => _id);
    store.mark(ids, random.chance(0.8) ? "Readed" : "New");
    if (isHeard) socket?.onChange("notifications", ids);
  };
  try {
    await clock.advance(1_000);
    socket?.onOpen();
    for (let cut = 0; cut < CUTS; cut++) {
      happen(true);
      await clock.advance(random.below(800));
      socket?.onDown();
      isDown = random.chance(0.5);
      happen(false);
      const [shown] = visibleFeed(context()).rows;
      if (shown && random.chance(0.3)) feed.actor.send({ type: "mark", ids: [shown._id], status: "Readed" });
      await clock.advance(retryWaitMs(random.below(8), () => random.next()));
      isDown = false;
      socket?.onOpen();
      await clock.advance(5_000);
      const { fresh, rows } = visibleFeed(context());
      const all = [...fresh, ...rows];
      assert.equal(badgeOf(context()), store.count().count, `badge after cut ${cut}`);
      const known = store.rows.slice(0, all.length).map(({ _id, status }) => `${_id} ${status}`);
      assert.deepEqual(all.map(({ _id, status }) => `${_id} ${status}`), known, `feed after cut ${cut}`);
      if (random.chance(0.3)) feed.actor.send({ type: "fresh.show" });
    }
    assert.ok(store.rows.length > 100);
  } finally {
    leave.forEach((each) => each());
    stop();
    await clock.advance(0);
    clock.uninstall();
    globalThis.fetch = realFetch;
  }
});

Deno.test("a wait before a reconnect ends at once when the network or the person returns", async () => {
  openAt("/");
  const clock = new FakeClock();
  clock.install();
  try {
    const waits = [untilRetry(30_000), untilRetry(30_000), untilRetry(30_000)] as const;
    let ended = 0;
    for (const wait of waits) void wait.then(() => ended++);
    dispatchEvent(new Event("online"));
    await clock.advance(0);
    assert.equal(ended, 3);
    void untilRetry(30_000).then(() => ended++);
    document.dispatchEvent(new Event("visibilitychange"));
    await clock.advance(0);
    assert.equal(ended, 4);
    void untilRetry(30_000).then(() => ended++);
    await clock.advance(29_999);
    assert.equal(ended, 4);
    await clock.advance(1);
    assert.equal(ended, 5);
  } finally {
    clock.uninstall();
  }
});
