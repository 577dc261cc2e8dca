/**
 * Stored scans: however they are interrupted or repeated, each counts once, in order, for the person who
 * scanned it.
 */
import "../../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { MAX_QUEUED_SCANS } from "../../../../../api/workshop/scans.ts";
import { queueState } from "../../../../../src/features/workshop/stations/queue/queue.ts";
import { fc } from "../../../../support/property.ts";
import { bySeq, drain, repeatScan, scan, stateOf } from "../../../../support/client/scan_windows.ts";
import {
  type Fate,
  letPromisesRun,
  type NumberedScan,
  ScanWorld,
} from "../../../../support/workshop/scan_world.ts";
import { isSoak } from "../../../../support/soak.ts";

const ANN = { _id: "ann", name: "Ann" };
const BEN = { _id: "ben", name: "Ben" };
const HISTORIES = isSoak ? 10_000 : 300;

type Step =
  | { readonly kind: "scan"; readonly window: number; readonly count: number }
  | { readonly kind: "turns"; readonly count: number }
  | { readonly kind: "kill"; readonly window: number }
  | { readonly kind: "back" }
  | { readonly kind: "fate"; readonly fate: Fate };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("scan" as const),
      window: fc.nat(2),
      count: fc.integer({ min: 1, max: 60 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("turns" as const), count: fc.nat(25) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("kill" as const), window: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("back" as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("fate" as const),
      fate: fc.constantFrom<Fate>("lostBefore", "lostAfter", "half", "signedOut", "noRoom"),
    }),
  },
);

Deno.test("when queues are cut at any point, killed and repeated each stored scan counts exactly once, in order, for its person", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 25 }),
      fc.integer({ min: 1, max: 9 }),
      async (steps, slow) => {
        const world = new ScanWorld();
        world.storageTurns = slow;
        // Two windows belong to one person, the third to another person on the same device.
        const owners = [ANN, ANN, BEN];
        const windows = owners.map((owner) => world.open(owner));
        let number = 0;
        for (const each of steps) {
          if (each.kind === "fate") world.fates.push(each.fate);
          if (each.kind === "turns") await letPromisesRun(each.count);
          if (each.kind === "back") windows.forEach(repeatScan);
          if (each.kind === "scan") {
            for (let at = 0; at < each.count; at++) scan(windows[each.window]!, ++number);
          }
          if (each.kind === "kill") {
            windows[each.window]!.kill();
            windows[each.window] = world.open(owners[each.window]!);
          }
        }
        world.fates.length = 0;
        // A window that was just opened has read the stored scans by then.
        await letPromisesRun();
        await drain(...windows);
        await letPromisesRun();
        windows.forEach((window) => window.kill());
        for (const person of ["ann", "ben"]) {
          const of = (all: readonly NumberedScan[]) => all.filter((each) => each.person === person);
          const keys = new Set(world.written.map(({ key }) => key));
          // A scan sent while it was being stored may be done although its window died first, so unstored
          // ones are left out.
          assert.deepEqual(of(world.done).filter(({ key }) => keys.has(key)), bySeq(of(world.written)));
          assert.deepEqual(of(world.done), bySeq(of(world.done)), "in their order");
        }
        assert.equal(new Set(world.done.map(({ key }) => key)).size, world.done.length);
        assert.deepEqual(world.rows, []);
        assert.ok(world.calls.every((count) => count <= 50));
        assert.ok(world.underWay.most <= 1, "one window at a time");
      },
    ),
    { numRuns: HISTORIES },
  );
});

Deno.test("every answer is shown once, in the window that scanned it, whichever window sent it", async () => {
  const world = new ScanWorld();
  const [one, other] = [world.open(ANN), world.open(ANN)];
  await letPromisesRun();
  world.fates.push("lostAfter");
  const keys = Array.from({ length: 60 }, (_, at) => scan(at % 2 ? one : other, at + 1));
  await letPromisesRun();
  await drain(one, other);
  assert.deepEqual([...one.messages, ...other.messages].sort(), [...keys].sort());
  assert.equal(world.done.length, 60);
  [one, other].forEach((window) => window.kill());
});

Deno.test("unanswered scans survive a power cut, and so do scans while nothing is answered", async () => {
  const world = new ScanWorld();
  const first = world.open(ANN);
  await letPromisesRun();
  world.fates.push("lostBefore");
  scan(first, 1);
  await letPromisesRun();
  assert.equal(queueState(first.queue.actor.getSnapshot()).phase, "offline");
  scan(first, 2);
  await letPromisesRun();
  world.cutPower(first);
  const next = world.open(ANN);
  await letPromisesRun();
  await drain(next);
  assert.deepEqual(world.done.map(({ person }) => person), ["ann", "ann"]);
});

Deno.test("a window that missed the answers to scans that another window sent sends them once more with the same keys, and gets the answers", async () => {
  const world = new ScanWorld();
  world.isDeaf = true;
  const [one, other] = [world.open(ANN), world.open(ANN)];
  await letPromisesRun();
  world.fates.push("lostBefore");
  const first = scan(one, 1);
  await letPromisesRun();
  const second = scan(other, 2);
  await letPromisesRun();
  await drain(one, other);
  assert.deepEqual([one.messages, other.messages], [[first], [second]]);
  assert.deepEqual(world.done.map(({ key }) => key), [first, second]);
  [one, other].forEach((window) => window.kill());
});

Deno.test("a refusal of a fresh scan is a verdict also if another window sent it, and is not queued", async () => {
  const world = new ScanWorld();
  world.refused.add("UN-000001");
  const [one, other] = [world.open(ANN), world.open(ANN)];
  await letPromisesRun();
  world.fates.push("lostBefore");
  const refused = scan(one, 1);
  await letPromisesRun();
  scan(other, 2);
  await letPromisesRun();
  assert.deepEqual([one.messages, stateOf(one).refusals, world.rows], [[refused], [], []]);
  [one, other].forEach((window) => window.kill());
});

Deno.test("a tablet sleeps in the middle of 40 stored scans and wakes with another person: the scans wait for the person who made them", async () => {
  const world = new ScanWorld();
  const ann = world.open(ANN);
  await letPromisesRun();
  world.fates.push("half", "lostBefore");
  const keys = Array.from({ length: 40 }, (_, at) => scan(ann, at + 1));
  await letPromisesRun();
  assert.equal(stateOf(ann).phase, "offline");
  ann.kill();
  const ben = world.open(BEN);
  scan(ben, 99);
  await letPromisesRun();
  await drain(ben);
  assert.deepEqual(stateOf(ben).others, [{ name: "Ann", count: 40 }]);
  assert.deepEqual(world.done.filter(({ person }) => person === "ben").length, 1);
  ben.kill();
  const back = world.open(ANN);
  await letPromisesRun();
  await drain(back);
  assert.deepEqual(world.done.filter(({ person }) => person === "ann").map(({ key }) => key), keys);
  back.kill();
});

Deno.test("a refusal of a fresh scan is a verdict; one of a stored scan waits for a tap, even after a reload", async () => {
  const world = new ScanWorld();
  world.refused.add("UN-000001");
  const first = world.open(ANN);
  await letPromisesRun();
  const fresh = scan(first, 1);
  await letPromisesRun();
  assert.deepEqual([first.messages, stateOf(first).refusals], [[fresh], []]);
  world.fates.push("lostBefore");
  const late = scan(first, 1);
  await letPromisesRun();
  world.now += 6_000;
  await drain(first);
  assert.deepEqual(stateOf(first).refusals.map(({ scan: { key } }) => key), [late]);
  first.kill();
  const second = world.open(ANN);
  await letPromisesRun();
  assert.deepEqual(stateOf(second).refusals.map(({ scan: { key } }) => key), [late]);
  second.queue.tap(late);
  await letPromisesRun();
  assert.deepEqual([stateOf(second).refusals, world.rows], [[], []]);
  second.kill();
});

Deno.test("if nothing can be stored a warning is shown; scans continue with a connection, and without one they are refused, not lost", async () => {
  for (const isKeeping of [true, false]) {
    const world = new ScanWorld();
    world.isFull = true;
    const window = world.open(ANN, isKeeping);
    await letPromisesRun();
    const sent = scan(window, 1);
    await letPromisesRun();
    assert.equal(stateOf(window).phase, "noStorage");
    assert.deepEqual(window.messages, [sent]);
    world.fates.push("lostAfter");
    const waiting = scan(window, 2);
    await letPromisesRun();
    const not = scan(window, 3);
    await letPromisesRun();
    assert.deepEqual(window.messages, [sent, not]);
    await drain(window);
    assert.deepEqual(world.done.map(({ key }) => key), [sent, waiting]);
    window.kill();
  }
});

Deno.test("scans are stored while nobody is signed in, and at most 2,000", async () => {
  const world = new ScanWorld();
  const window = world.open(ANN);
  await letPromisesRun();
  world.fates.push("signedOut");
  for (let number = 1; number <= MAX_QUEUED_SCANS; number++) scan(window, number);
  await letPromisesRun();
  assert.deepEqual([stateOf(window).phase, stateOf(window).storedScans.length], ["stuck", MAX_QUEUED_SCANS]);
  const more = scan(window, MAX_QUEUED_SCANS + 1);
  await letPromisesRun();
  assert.deepEqual([window.messages, stateOf(window).storedScans.length], [[more], MAX_QUEUED_SCANS]);
  await drain(window);
  assert.equal(world.done.length, MAX_QUEUED_SCANS);
  window.kill();
});

Deno.test("a scan that the API refuses to read delays no other: the scans are sent one by one, and that one is refused", async () => {
  const world = new ScanWorld();
  const window = world.open(ANN);
  await letPromisesRun();
  world.fates.push("lostBefore", "badInput", "badInput");
  const keys = [1, 2, 3].map((number) => scan(window, number));
  await letPromisesRun();
  await drain(window);
  assert.deepEqual(window.messages, keys);
  assert.deepEqual(world.done.map(({ key }) => key), keys.slice(1));
  window.kill();
});
