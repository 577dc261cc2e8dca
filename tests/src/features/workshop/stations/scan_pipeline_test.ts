/** Scans sent while they are being stored: numbered, in order, and as safe as those that are stored first. */
import "../../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { bySeq, scan, stateOf } from "../../../../support/client/scan_windows.ts";
import { letPromisesRun, ScanWorld } from "../../../../support/workshop/scan_world.ts";

const ANN = { _id: "ann", name: "Ann" };

Deno.test("a scan is sent while it is being stored, with its number, if no other scan waits and no other window sends; a later one is not", async () => {
  const world = new ScanWorld();
  const window = world.open(ANN);
  await letPromisesRun();
  scan(window, 1);
  await letPromisesRun();
  assert.deepEqual(world.early, [], "nobody knows yet what else waits on this device");
  scan(window, 2);
  scan(window, 3);
  assert.deepEqual(world.early, ["UN-000002"]);
  await letPromisesRun();
  scan(window, 4);
  await letPromisesRun();
  assert.deepEqual(world.early, ["UN-000002", "UN-000004"]);
  assert.deepEqual(world.done, bySeq(world.written));
  assert.deepEqual([world.done.length, world.rows], [4, []]);
  window.kill();
});

Deno.test("a number reserved in advance is not used after a scan that was stored since", async () => {
  for (let slow = 1; slow <= 9; slow++) {
    for (let pause = 0; pause <= 40; pause++) {
      const world = new ScanWorld();
      world.storageTurns = slow;
      const window = world.open(ANN);
      await letPromisesRun();
      const keys = [scan(window, 1)];
      await letPromisesRun();
      // The first scan is sent at once; the answer to the others may arrive before the last one is stored.
      for (let number = 2; number <= 4; number++) {
        keys.push(scan(window, number));
        await letPromisesRun(pause % 7);
      }
      while (stateOf(window).storedScans.length > 0) await null;
      await letPromisesRun(pause >> 3);
      keys.push(scan(window, 5));
      await letPromisesRun(200);
      assert.deepEqual(world.done.map(({ key }) => key), keys);
      assert.deepEqual(world.done, bySeq(world.done), `${slow}, ${pause}`);
      window.kill();
    }
  }
});

Deno.test("stored scans of the same person's other window go first, and a window that wants to send gets the lock", async () => {
  const world = new ScanWorld();
  const [one, other] = [world.open(ANN), world.open(ANN)];
  await letPromisesRun();
  scan(one, 1);
  await letPromisesRun();
  world.fates.push("lostBefore");
  const stored = scan(other, 2);
  await letPromisesRun();
  assert.equal(stateOf(other).phase, "offline");
  const later = scan(one, 3);
  assert.deepEqual(world.early, []);
  await letPromisesRun();
  assert.deepEqual(world.done.slice(1).map(({ key }) => key), [stored, later]);
  // The first window has the turn again.
  scan(one, 4);
  await letPromisesRun();
  // This holds even if the window misses the messages about the other one's scans.
  world.isDeaf = true;
  scan(other, 5);
  await letPromisesRun();
  scan(one, 6);
  await letPromisesRun();
  assert.deepEqual(world.early, ["UN-000004"]);
  assert.deepEqual(world.done, bySeq(world.done));
  [one, other].forEach((window) => window.kill());
});

Deno.test("a scan sent while being stored and not answered survives a power cut; one that the storage refused is reported when answered", async () => {
  const world = new ScanWorld();
  const first = world.open(ANN);
  await letPromisesRun();
  scan(first, 1);
  await letPromisesRun();
  world.fates.push("lostBefore");
  const cut = scan(first, 2);
  await letPromisesRun();
  assert.deepEqual([world.early, stateOf(first).phase], [["UN-000002"], "offline"]);
  world.cutPower(first);
  const next = world.open(ANN);
  await letPromisesRun();
  assert.deepEqual(world.done.map(({ key }) => key).slice(1), [cut]);
  scan(next, 3);
  await letPromisesRun();
  world.isFull = true;
  const unkept = scan(next, 4);
  await letPromisesRun();
  assert.deepEqual([next.messages.at(-1), stateOf(next).phase], [unkept, "noStorage"]);
  next.kill();
});
