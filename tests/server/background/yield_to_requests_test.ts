import assert from "node:assert/strict";
import { countRequest, yieldToRequests } from "../../../server/background/yield_to_requests.ts";
import { FakeClock } from "../../support/time/clock.ts";

/** Returns the length of a pause in milliseconds while requests arrive at some times. */
async function pauseWith(comes: (ms: number) => boolean): Promise<number> {
  const clock = new FakeClock();
  clock.install();
  try {
    let isOver = false;
    void yieldToRequests().then(() => isOver = true);
    while (!isOver) {
      if (comes(clock.now)) countRequest();
      await clock.advance(1);
    }
    return clock.now;
  } finally {
    clock.uninstall();
  }
}

Deno.test("a pause of long work is longer while requests arrive, up to three times, so that the work still ends", async () => {
  assert.equal(await pauseWith(() => false), 1);
  assert.equal(await pauseWith((ms) => ms === 0), 2);
  assert.equal(await pauseWith(() => true), 3);
});
