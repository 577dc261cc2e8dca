import assert from "node:assert/strict";
import {
  type CallerTrust,
  type Place,
  ReservedSemaphore,
} from "../../../../server/modules/people/session/reserved_semaphore.ts";
import { fc } from "../../../support/property.ts";

const SIZES = { parallel: 4, maxWaiting: 8, perCaller: 100 };

/** Starts work that runs until the test ends it, and records the order in which it began. */
function work(semaphore: ReservedSemaphore) {
  const running: { standing: CallerTrust; end: () => void }[] = [];
  const begun: CallerTrust[] = [];
  const start = async (standing: CallerTrust, name: string = crypto.randomUUID(), isExclusive = false) => {
    using place: Place = semaphore.reserve(standing, name);
    place.isExclusive = isExclusive;
    await place.run(() => {
      const { promise, resolve } = Promise.withResolvers<void>();
      begun.push(standing);
      const one = { standing, end: () => (running.splice(running.indexOf(one), 1), resolve()) };
      running.push(one);
      return promise;
    });
  };
  return { start, running, begun };
}

const settled = () => new Promise<void>((go) => setTimeout(go, 0));
const refused = { code: "RATE_LIMITED", details: { retry_after: 5 } };

Deno.test("a quarter of the places is reserved for known callers, a quarter for quiet ones, and a crowd takes neither", async () => {
  const { start, running } = work(new ReservedSemaphore(SIZES));
  const all = Array.from({ length: 6 }, () => start("other"));
  await assert.rejects(start("other"), refused, "two run, and four of eight places to wait are for anybody");
  await settled();
  assert.equal(running.length, 2);
  all.push(start("quiet"), start("known"));
  await settled();
  assert.deepEqual(running.map(({ standing }) => standing), ["other", "other", "quiet", "known"]);
  all.push(start("quiet"), start("quiet"));
  await assert.rejects(start("quiet"), refused);
  all.push(start("known"), start("known"));
  await assert.rejects(start("known"), refused);
  while (running.length > 0) {
    running[0]!.end();
    await settled();
  }
  await Promise.all(all);
});

Deno.test("known callers come first, all others in order of arrival", async () => {
  const { start, running, begun } = work(new ReservedSemaphore(SIZES));
  const all = (["known", "known", "known", "known", "other", "quiet", "known"] as const).map((each) =>
    start(each)
  );
  await settled();
  for (let ended = 0; ended < all.length; ended++) {
    running[0]!.end();
    await settled();
  }
  await Promise.all(all);
  assert.deepEqual(begun.slice(4), ["known", "other", "quiet"]);
});

Deno.test("a caller has at most its own share of places, waiting and running, and gets them back", async () => {
  const semaphore = new ReservedSemaphore({ ...SIZES, perCaller: 2 });
  const { start, running } = work(semaphore);
  const first = [start("quiet", "one"), start("quiet", "one")];
  await assert.rejects(start("quiet", "one"), refused);
  await settled();
  for (const { end } of [...running]) end();
  await Promise.all(first);
  using _unused = semaphore.reserve("quiet", "one");
  const [again, other] = [start("quiet", "one"), start("quiet", "two")];
  await settled();
  for (const { end } of [...running]) end();
  await Promise.all([again, other]);
});

Deno.test("exclusive work waits for other work of its caller, and does not delay another caller's", async () => {
  const { start, running } = work(new ReservedSemaphore(SIZES));
  const all = [start("known", "one", true), start("known", "one", true), start("known", "two", true)];
  await settled();
  assert.equal(running.length, 2);
  running[0]!.end();
  await settled();
  assert.equal(running.length, 2);
  for (const { end } of [...running]) end();
  await Promise.all(all);
});

Deno.test("in any order of callers each quarter stays reserved, and finally all have run", async () => {
  const steps = fc.array(fc.constantFrom("other", "quiet", "known", "end"), { maxLength: 60 });
  await fc.assert(fc.asyncProperty(steps, async (walk) => {
    const { start, running, begun } = work(new ReservedSemaphore(SIZES));
    let [turnedAway, requested] = [0, 0];
    const all: Promise<void>[] = [];
    const countOf = (...standings: readonly CallerTrust[]) =>
      running.filter(({ standing }) => standings.includes(standing)).length;
    const check = async () => {
      for (let turn = 0; turn < 8; turn++) await Promise.resolve();
      assert.ok(running.length <= 4 && countOf("other", "quiet") <= 3 && countOf("other") <= 2);
    };
    for (const step of walk) {
      if (step === "end") running[0]?.end();
      else all.push(start(step, `${requested++}`).catch(() => void turnedAway++));
      await check();
    }
    while (running.length > 0) {
      running[0]!.end();
      await check();
    }
    await Promise.all(all);
    assert.equal(begun.length + turnedAway, requested);
  }));
});
