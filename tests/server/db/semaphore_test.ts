import assert from "node:assert/strict";
import { Semaphore, SemaphoreTimeout } from "../../../server/db/semaphore.ts";

/** Returns tasks that end when the test says so, and the order in which they began. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((end) => ends.set(name, end));
  };
  const end = async (name: string) => {
    ends.get(name)!();
    // Several turns let waiting work begin.
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { begun, work, end };
}
const turn = () => new Promise<void>((go) => setTimeout(go, 0));

Deno.test("as many tasks run as there are slots; an exclusive one waits for all, and later ones wait for it", async () => {
  const { begun, work, end } = works();
  const slots = new Semaphore(2);
  const all = [slots.run(work("a")), slots.run(work("b")), slots.run(work("c"))];
  await turn();
  assert.deepEqual(begun, ["a", "b"]);
  await end("a");
  assert.deepEqual(begun, ["a", "b", "c"]);
  all.push(slots.exclusive(work("alone")), slots.run(work("d")));
  await turn();
  await end("b");
  assert.deepEqual(begun, ["a", "b", "c"]);
  await end("c");
  assert.deepEqual(begun, ["a", "b", "c", "alone"]);
  await end("alone");
  assert.deepEqual(begun, ["a", "b", "c", "alone", "d"]);
  await end("d");
  await Promise.all(all);
});

Deno.test("failed work returns its slot", async () => {
  const slots = new Semaphore(1);
  await assert.rejects(slots.run(() => Promise.reject(new Error("no"))), /no/);
  assert.equal(await slots.exclusive(() => Promise.resolve("alone")), "alone");
  assert.equal(await slots.run(() => Promise.resolve("next")), "next");
});

Deno.test("a caller whose wait for a slot times out does nothing, and delays nobody behind it", async () => {
  const { begun, work, end } = works();
  const slots = new Semaphore(1);
  const first = slots.run(work("first"), 1);
  const alone = assert.rejects(slots.run(work("late"), 1), SemaphoreTimeout);
  const next = slots.run(work("next"));
  await alone;
  await end("first");
  assert.deepEqual(begun, ["first", "next"]);
  await end("next");
  await Promise.all([first, next]);
});

Deno.test("work that waits too long does not start, and work for fewer slots takes its place", async () => {
  const slots = new Semaphore(2);
  const work = Promise.withResolvers<void>();
  const first = slots.run(() => work.promise);
  const alone = slots.exclusive(() => Promise.resolve("alone"), 5);
  const second = slots.run(() => Promise.resolve("second"), 60_000);
  await assert.rejects(alone, SemaphoreTimeout);
  assert.equal(await second, "second");
  work.resolve();
  await first;
  assert.equal(await slots.exclusive(() => Promise.resolve("alone"), 5), "alone");
});
