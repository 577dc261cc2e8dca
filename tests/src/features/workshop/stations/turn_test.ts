/**
 * Windows of a device take turns at sending: a window keeps its turn while it may, and releases it before it
 * is suspended.
 */
import assert from "node:assert/strict";
import { turnOf } from "../../../../../src/features/workshop/stations/queue/turn.ts";

function placeOf() {
  const place = { isSeen: true, isHeld: false, locks: 0, told: 0, want: () => {} };
  const turn = turnOf({
    lock: () => {
      assert.ok(!place.isHeld, "one at a time");
      place.isHeld = true;
      place.locks += 1;
      return Promise.resolve(() => void (place.isHeld = false));
    },
    notifyOthers: () => void (place.told += 1),
    onWanted: (listener) => {
      place.want = listener;
      return () => {};
    },
    mayKeep: () => place.isSeen,
  });
  return { place, turn };
}

Deno.test("a window that had the lock works at once the next time, and requests nothing", async () => {
  const { place, turn } = placeOf();
  await turn.run(() => Promise.resolve());
  assert.ok(turn.isMine());
  let isBegun = false;
  const done = turn.run(() => {
    isBegun = true;
    return Promise.resolve(5);
  });
  assert.ok(isBegun, "before anything is awaited");
  assert.equal(await done, 5);
  assert.deepEqual([place.locks, place.told], [1, 1]);
  turn.close();
  assert.ok(!place.isHeld);
});

Deno.test("a requested lock is released after the current task, and at once if idle", async () => {
  const { place, turn } = placeOf();
  await turn.run(() => {
    place.want();
    assert.ok(place.isHeld && !turn.isMine());
    return Promise.resolve();
  });
  assert.ok(!place.isHeld && !turn.isMine());
  await turn.run(() => Promise.resolve());
  place.want();
  assert.ok(!place.isHeld && !turn.isMine());
});

Deno.test("a hidden window keeps no lock: the system may suspend it, and all others would wait", async () => {
  const { place, turn } = placeOf();
  place.isSeen = false;
  await turn.run(() => Promise.resolve());
  assert.ok(!place.isHeld && !turn.isMine());
  place.isSeen = true;
  await assert.rejects(turn.run(() => Promise.reject(new Error("It failed"))), /It failed/);
  assert.ok(turn.isMine(), "a failure does not end the turn");
});
