import { openAt } from "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { liveState, onChange, onGap, publishChange, startLive } from "../../../src/engine/live/live.ts";
import type { SocketEvents } from "../../../src/engine/live/socket.ts";
import { notePosition } from "../../../src/lib/live_position.ts";
import { keepSubscribed, retryWaitMs } from "../../../src/engine/live/live_socket.ts";
import { fc } from "../../support/property.ts";

const at = (position: number) => new Headers({ "X-Live-Position": String(position) });

/** Runs with live changes over a fake socket. */
async function playing(run: (events: SocketEvents, received: string[]) => void): Promise<void> {
  openAt("/");
  const received: string[] = [];
  let played: SocketEvents | undefined;
  const open = (events: SocketEvents) => {
    played = events;
    return () => received.push("closed");
  };
  const stops = [
    onChange("orders", (ids) => received.push(`orders ${ids.join(",")}`)),
    onGap(() => received.push("gap")),
    startLive(() => received.push("refused"), () => Promise.resolve(open)),
  ];
  await Promise.resolve();
  try {
    run(played!, received);
  } finally {
    for (const stop of stops) stop();
  }
}

Deno.test("a change reaches the listeners of its entity until they stop", async () => {
  await playing((events, received) => {
    notePosition(at(7));
    events.onOpen();
    assert.equal(liveState.value, "on");
    publishChange("orders", ["1", "2"]);
    publishChange("packages", ["3"]);
    assert.deepEqual(received, ["orders 1,2"]);
  });
  publishChange("orders", ["4"]);
  assert.equal(liveState.value, "off");
});

Deno.test("a reconnected socket reports that changes may have been missed", async () => {
  await playing((events, received) => {
    notePosition(at(7));
    events.onOpen();
    assert.deepEqual(received, []);
    events.onDown();
    assert.equal(liveState.value, "polling");
    events.onOpen();
    assert.deepEqual(received, ["gap"]);
    assert.equal(liveState.value, "on");
  });
});

Deno.test("the first socket begins at the position of the page's earliest answer, a later one at its opening", async () => {
  await playing((events, received) => {
    for (const position of [12, 9, 15]) notePosition(at(position));
    notePosition(new Headers());
    events.onOpen();
    assert.equal(events.since(), 9);
    events.onDown();
    events.onOpen();
    assert.deepEqual([events.since(), received], [null, ["gap"]]);
  });
  // Answers for the former person do not count for the next one.
  await playing((events) => assert.equal(events.since(), null));
});

Deno.test("if the early script's answer was the first, the socket begins at its position", async () => {
  const config = Promise.resolve(null);
  const none = { config, answers: new Map(), arrived: new Map(), loginCallback: null, askedAt: 0 };
  await playing((events) => {
    globalThis.__early = { ...none, position: 4 };
    notePosition(at(6));
    assert.equal(events.since(), 4);
  });
  assert.equal(globalThis.__early?.position, undefined);
  globalThis.__early = null;
});

Deno.test("screens fetch again if the API gives no position, or if too much was missed", async () => {
  await playing((events, received) => {
    events.onOpen();
    assert.deepEqual(received, ["gap"]);
    events.onChange("orders", ["1"]);
    events.onChange("*", []);
    assert.deepEqual(received, ["gap", "orders 1", "gap"]);
  });
});

Deno.test("without a socket screens fetch again every fifteen seconds", async () => {
  const real = globalThis.setInterval;
  let tick = () => {};
  let everyMs = 0;
  globalThis.setInterval = ((call: () => void, ms: number) => {
    tick = call;
    everyMs = ms;
    return 0;
  }) as unknown as typeof setInterval;
  try {
    await playing((events, received) => {
      tick();
      events.onDown();
      tick();
      assert.deepEqual([received, everyMs], [["gap"], 15_000]);
    });
  } finally {
    globalThis.setInterval = real;
  }
});

Deno.test("an answer with errors ends no live changes: the window subscribes again, until its socket is closed", async () => {
  const sinks: { readonly error: (reason: unknown) => void }[] = [];
  const client = { subscribe: (_: unknown, sink: typeof sinks[number]) => void sinks.push(sink) };
  let [downs, waits] = [0, 0];
  const events = { since: () => null, onOpen() {}, onChange() {}, onDown: () => downs++, onRefused() {} };
  const wait = () => Promise.resolve(void waits++);
  const end = keepSubscribed(client as unknown as Parameters<typeof keepSubscribed>[0], events, wait);
  sinks[0]!.error([{ message: "RATE_LIMITED" }]);
  await wait();
  assert.deepEqual([sinks.length, downs], [2, 1]);
  // The library takes these codes as final: 1011 of a fault in the server, 4500 of one in the library there.
  for (const code of [1011, 4500]) {
    sinks.at(-1)!.error({ code });
    await wait();
  }
  assert.deepEqual([sinks.length, downs], [4, 3]);
  sinks[3]!.error({ code: 4401 });
  await wait();
  assert.deepEqual([sinks.length, downs], [4, 4], "a refused token");
  end();
  sinks[3]!.error([{ message: "RATE_LIMITED" }]);
  await wait();
  assert.equal(sinks.length, 4, "a closed socket");
});

Deno.test("waits before a reconnect are random below a limit that doubles up to 30 seconds", () => {
  fc.assert(
    fc.property(fc.nat(40), fc.double({ min: 0, max: 1, noNaN: true }), (tries, random) => {
      const wait = retryWaitMs(tries, () => random);
      assert.ok(wait >= 0 && wait <= Math.min(30_000, 500 * 2 ** tries));
    }),
    { numRuns: 200, seed: 20261121 },
  );
});
