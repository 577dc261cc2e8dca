import { openAt } from "../../support/dom.ts";
import assert from "node:assert/strict";
import fc from "fast-check";
import { liveState, onChange, onGap, startLive, tellChange } from "../../../src/lib/live.ts";
import type { SocketEvents } from "../../../src/lib/socket.ts";
import { retryWaitMs } from "../../../src/lib/live_socket.ts";

/** Live changes over a socket that the test plays. */
async function playing(run: (events: SocketEvents, heard: string[]) => void): Promise<void> {
  openAt("/");
  const heard: string[] = [];
  let played: SocketEvents | undefined;
  const open = (events: SocketEvents) => {
    played = events;
    return () => heard.push("closed");
  };
  const stops = [
    onChange("orders", (ids) => heard.push(`orders ${ids.join(",")}`)),
    onGap(() => heard.push("gap")),
    startLive(() => heard.push("refused"), () => Promise.resolve(open)),
  ];
  await Promise.resolve();
  try {
    run(played!, heard);
  } finally {
    for (const stop of stops) stop();
  }
}

Deno.test("a change is told to who listens to its entity, until they stop", async () => {
  await playing((events, heard) => {
    events.onOpen();
    assert.equal(liveState.value, "on");
    tellChange("orders", ["1", "2"]);
    tellChange("packages", ["3"]);
    assert.deepEqual(heard, ["orders 1,2"]);
  });
  tellChange("orders", ["4"]);
  assert.equal(liveState.value, "off");
});

Deno.test("a socket that comes back tells that changes may have been missed", async () => {
  await playing((events, heard) => {
    events.onOpen();
    events.onDown();
    assert.equal(liveState.value, "polling");
    events.onOpen();
    assert.deepEqual(heard, ["gap"]);
    assert.equal(liveState.value, "on");
  });
});

Deno.test("without a socket screens are told every fifteen seconds to look again", async () => {
  const real = globalThis.setInterval;
  let tick = () => {};
  let everyMs = 0;
  globalThis.setInterval = ((call: () => void, ms: number) => {
    tick = call;
    everyMs = ms;
    return 0;
  }) as unknown as typeof setInterval;
  try {
    await playing((events, heard) => {
      tick();
      events.onDown();
      tick();
      assert.deepEqual([heard, everyMs], [["gap"], 15_000]);
    });
  } finally {
    globalThis.setInterval = real;
  }
});

Deno.test("waits before a reconnect are anywhere below a bound that doubles up to 30 seconds", () => {
  fc.assert(
    fc.property(fc.nat(40), fc.double({ min: 0, max: 1, noNaN: true }), (tries, random) => {
      const wait = retryWaitMs(tries, () => random);
      assert.ok(wait >= 0 && wait <= Math.min(30_000, 500 * 2 ** tries));
    }),
    { numRuns: 200, seed: 20261121 },
  );
});
