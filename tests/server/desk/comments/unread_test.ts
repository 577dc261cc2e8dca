import assert from "node:assert/strict";
import { MAX_UNREAD_ANSWERS, MAX_UNREAD_BYTES, MAX_WAITING_ANSWERS } from "../../../../api/caller_limits.ts";
import { proxiesOf } from "../../../../server/http/address.ts";
import { UnreadAnswers } from "../../../../server/http/unread.ts";

/** Sends answers to one address; the test decides when each is read. */
function reader(unread: UnreadAnswers, hostname: string, forwarded?: string) {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return (bytes = 100) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let isMade = false;
    const make = () => {
      isMade = true;
      return new Response("x");
    };
    const info = { remoteAddr: { transport: "tcp" as const, hostname, port: 1 }, delivered: promise };
    const given = unread.give({ bytes, make }, new Request("http://app.test/", { headers }), info);
    return {
      given: Promise.resolve(given),
      isMade: () => isMade,
      read: resolve,
      breakOff: () => reject(new Error("gone")),
    };
  };
}

const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const isGiven = async (given: Promise<Response>) =>
  await Promise.race([
    given.then(({ status }) => status),
    new Promise((go) => setTimeout(go, 0, "waits")),
  ]);

Deno.test("an address can have 32 unread answers; the next waits until one is read, and other addresses do not wait", async () => {
  const unread = new UnreadAnswers();
  const [slow, quick] = [reader(unread, "192.0.2.1"), reader(unread, "192.0.2.2")];
  const first = many(MAX_UNREAD_ANSWERS, slow);
  for (const { given } of first) assert.equal(await isGiven(given), 200);
  const [next, last] = [slow(), slow()];
  assert.equal(await isGiven(next.given), "waits");
  assert.equal(next.isMade(), false, "a waiting answer is already in memory");
  assert.equal(await isGiven(quick().given), 200);
  first[5]!.read();
  assert.equal(await isGiven(next.given), 200);
  assert.equal(await isGiven(last.given), "waits");
  // A connection that ends with an unread answer also makes room.
  first[6]!.breakOff();
  assert.equal(await isGiven(last.given), 200);
});

Deno.test("an address can have 8 MB unread, and a single answer may be larger", async () => {
  const give = reader(new UnreadAnswers(), "192.0.2.1");
  const [large, small] = [give(2 * MAX_UNREAD_BYTES), give()];
  assert.deepEqual([await isGiven(large.given), await isGiven(small.given)], [200, "waits"]);
  large.read();
  assert.equal(await isGiven(small.given), 200);
  small.read();
  const halves = many(2, () => give(MAX_UNREAD_BYTES / 2));
  const one = give(1);
  assert.deepEqual(await Promise.all([...halves, one].map(({ given }) => isGiven(given))), [
    200,
    200,
    "waits",
  ]);
  halves[0]!.read();
  assert.equal(await isGiven(one.given), 200);
});

Deno.test("an address that never reads is refused after its time limit, and at once if too many answers wait", async () => {
  const give = reader(new UnreadAnswers(undefined, 20), "192.0.2.1");
  many(MAX_UNREAD_ANSWERS, give);
  const waiting = many(MAX_WAITING_ANSWERS, give);
  const response = await give().given;
  assert.deepEqual([response.status, response.headers.get("connection")], [503, "close"]);
  for (const { given } of waiting) assert.equal((await given).status, 503);
});

Deno.test("behind a trusted proxy each client counts as an address", async () => {
  const unread = new UnreadAnswers(proxiesOf("10.0.0.1"));
  const [slow, quick] = [reader(unread, "10.0.0.1", "192.0.2.1"), reader(unread, "10.0.0.1", "192.0.2.2")];
  many(MAX_UNREAD_ANSWERS, slow);
  assert.equal(await isGiven(slow().given), "waits");
  assert.equal(await isGiven(quick().given), 200);
});
