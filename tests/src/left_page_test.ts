/** A page that a test leaves is cleaned up before the next test begins. */
import "../support/client/dom.ts";
import assert from "node:assert/strict";
import { queueOf, runningQueue } from "../../src/features/workshop/stations/queue/queue.ts";
import { notify, toasts } from "../../src/lib/toasts.ts";
import { endTimers } from "../support/client/page_timers.ts";

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

Deno.test("pending work of a page ends with the page, except work that is due at once", async () => {
  const heard: string[] = [];
  setTimeout(() => heard.push("timer"), 1);
  setInterval(() => heard.push("again and again"), 1);
  const limit = AbortSignal.timeout(1);
  await endTimers();
  await later(10);
  assert.deepEqual([heard, limit.aborted], [[], false]);
  setTimeout((word: string) => heard.push(word), 0, "at once");
  await endTimers();
  assert.deepEqual(heard, ["at once"]);
});

let ticks = 0;
const SEWER = { _id: "sewer", name: "Sewer" };
const leftovers = () => [
  document.body.childElementCount,
  toasts.value.length,
  history.state,
  runningQueue(SEWER._id) === undefined,
];
// The tests may run in either order.
for (const which of ["one test", "another test"]) {
  Deno.test(`${which} is not affected by what the other one left`, async () => {
    const before = ticks;
    await later(10);
    assert.equal(ticks, before);
    assert.deepEqual(leftovers(), [0, 0, null, true]);
    setInterval(() => ticks++, 1);
    document.body.append(document.createElement("p"));
    notify("success", "Saved");
    history.replaceState({ place: 2 }, "");
    queueOf(SEWER);
    await later(10);
    assert.ok(ticks > before);
    assert.deepEqual(leftovers(), [1, 1, { place: 2 }, false]);
  });
}

Deno.test("a timer fires as usual while its page exists, and a signal's time-out is marked as one", async () => {
  const signal = AbortSignal.timeout(1);
  await later(1);
  assert.equal((signal.reason as DOMException).name, "TimeoutError");
});
