import assert from "node:assert/strict";
import {
  ANONYMOUS_BODY_MS,
  ANONYMOUS_IDLE_MS,
  MAX_ANONYMOUS_BODIES,
  MAX_ANONYMOUS_BYTES,
  MAX_BODIES_PER_ADDRESS,
  MAX_UPLOADS_PER_PERSON,
  UPLOAD_RATE_BYTES,
  UPLOAD_RATE_MS,
} from "../../../api/caller_limits.ts";
import { BODY_IDLE_MS, MAX_JSON_DEPTH } from "../../../api/request_limits.ts";
import { canonicalJson } from "../../../server/canonical.ts";
import { JsonBounds } from "../../../api/json_bounds.ts";
import type { AuthorizedContext } from "../../../server/context.ts";
import { boundedPace, IncomingBodies, IncomingBody } from "../../../server/http/incoming_bodies.ts";
import { parseJson, readChunks, readText, uploadedBody } from "../../../server/http/body.ts";
import { HttpError } from "../../../server/http/errors.ts";
import { graphqlRequest, testApp } from "../../support/server/api.ts";
import { FakeClock } from "../../support/time/clock.ts";
import { withDatabase } from "../../support/server/database.ts";
import { addPerson, signIn } from "../../support/people/people.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

function posted(body: ReadableStream<Uint8Array> | string, headers: Record<string, string> = {}): Request {
  return new Request("http://api.test/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
}

/** Makes a body whose pieces the test sends. */
function pieces() {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const state = { isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (control = controller),
    cancel: () => void (state.isCancelled = true),
  });
  return { body, state, send: (text: string) => control!.enqueue(bytes(text)), end: () => control!.close() };
}

const SIGNED_IN = {
  session: { actor: { _id: "ada" } },
  address: "192.0.2.1",
} as unknown as AuthorizedContext;
const STRANGER = { session: null, address: "192.0.2.1" };

/** Runs `work` with a fake clock for timers and `performance.now()`. */
async function withClock(work: (clock: FakeClock) => Promise<void>): Promise<void> {
  const clock = new FakeClock();
  clock.install();
  Object.defineProperty(performance, "now", { value: () => clock.now, configurable: true });
  try {
    await work(clock);
  } finally {
    clock.uninstall();
    Reflect.deleteProperty(performance, "now");
  }
}

/** Sends pieces until the body is refused; returns the status and the time that it took. */
async function refusedAfter(
  clock: FakeClock,
  read: (body: ReadableStream<Uint8Array>) => Promise<unknown>,
  { everyMs, piece }: { everyMs: number; piece: string },
): Promise<{ status: number; ms: number }> {
  const { body, send } = pieces();
  const begunAt = clock.now;
  let refusal: HttpError | null = null;
  const reading = read(body).catch((error: HttpError) => refusal = error);
  for (let passed = 0; !refusal && passed < 3_600_000; passed += 1_000) {
    if (passed % everyMs === 0) send(piece);
    await clock.advance(1_000);
  }
  await reading;
  return { status: (refusal as HttpError | null)?.status ?? 200, ms: clock.now - begunAt };
}

async function bytesOf(body: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const chunk of body) bytes += chunk.length;
  return bytes;
}

Deno.test("S9.1 a stalled body is dropped, but not before a client would give up", () =>
  withClock(async (clock) => {
    assert.equal(BODY_IDLE_MS, 180_000);
    for (const headers of [{}, { "content-length": "10" }]) {
      const read = (body: ReadableStream<Uint8Array>) => readText(posted(body, headers), SIGNED_IN, 100);
      const refused = await refusedAfter(clock, read, { everyMs: Infinity, piece: "half" });
      assert.deepEqual(refused, { status: 408, ms: BODY_IDLE_MS });
    }
    const { body, state } = pieces();
    const reading = Array.fromAsync(readChunks(body, new IncomingBody(boundedPace(5, 5)))).catch(() => {});
    await clock.advance(5);
    await reading;
    assert.equal(state.isCancelled, true);
  }));

Deno.test("S9.1 a file at the minimum rate is read to its end, however long that takes", () =>
  withClock(async (clock) => {
    const { body, send, end } = pieces();
    const reading = bytesOf(uploadedBody(posted(body), SIGNED_IN));
    for (let piece = 0; piece < 20; piece++) {
      await clock.advance(UPLOAD_RATE_MS);
      send("a".repeat(UPLOAD_RATE_BYTES));
    }
    await clock.advance(BODY_IDLE_MS - 1);
    end();
    assert.equal(await reading, 20 * UPLOAD_RATE_BYTES);
  }));

Deno.test("a file that arrives too slowly is dropped, long before its sender ends", () =>
  withClock(async (clock) => {
    const read = (body: ReadableStream<Uint8Array>) => bytesOf(uploadedBody(posted(body), SIGNED_IN));
    const byte = await refusedAfter(clock, read, { everyMs: 1_000, piece: "a" });
    assert.deepEqual(byte, { status: 408, ms: 181_000 });
    // At half the minimum rate a body uses time twice as fast as it earns it, so the initial time lasts twice
    // as long.
    const half = await refusedAfter(clock, read, {
      everyMs: UPLOAD_RATE_MS,
      piece: "a".repeat(UPLOAD_RATE_BYTES / 2),
    });
    assert.equal(half.status, 408);
    assert.ok(half.ms > BODY_IDLE_MS && half.ms <= 2 * BODY_IDLE_MS + UPLOAD_RATE_MS, `${half.ms}`);
  }));

Deno.test("a body without a session may pause for ten seconds and take thirty, with or without a declared length", () =>
  withClock(async (clock) => {
    for (const headers of [{}, { "content-length": "90" }]) {
      const read = (body: ReadableStream<Uint8Array>) => readText(posted(body, headers), STRANGER, 100);
      const still = await refusedAfter(clock, read, { everyMs: Infinity, piece: "a" });
      assert.deepEqual(still, { status: 408, ms: ANONYMOUS_IDLE_MS });
      const trickling = await refusedAfter(clock, read, { everyMs: 5_000, piece: "a" });
      assert.deepEqual(trickling, { status: 408, ms: ANONYMOUS_BODY_MS });
    }
  }));

Deno.test("a person has eight uploads at a time, and any end of an upload frees its place", async () => {
  const all = Array.from({ length: MAX_UPLOADS_PER_PERSON }, () => pieces());
  const uploads = all.map(({ body }) => uploadedBody(posted(body), SIGNED_IN));
  const first = uploads.map((upload) => upload.next());
  const ninth = () => uploadedBody(posted("x"), SIGNED_IN).next();
  await assert.rejects(ninth(), { status: 429, code: "RATE_LIMITED" });
  const other = { session: { actor: { _id: "ben" } } } as unknown as AuthorizedContext;
  assert.equal(
    await bytesOf(uploadedBody(posted("x"), other)),
    1,
    "another person's bodies are counted separately",
  );
  all[0]!.send("a");
  await first[0];
  await uploads[0]!.return(undefined);
  assert.equal((await ninth()).done, false);
  for (const { end } of all.slice(1)) end();
  for (const upload of uploads) await Array.fromAsync(upload);
});

Deno.test("for each address the oldest body is dropped for the newest; callers who send what they declare succeed", async () => {
  const incomingBodies = new IncomingBodies();
  const still: Promise<unknown>[] = [];
  const wait = (address: string) => {
    const incoming = incomingBodies.anonymous(address);
    const waiting = incoming.within(new Promise(() => {})).catch((error: HttpError) => error.status);
    still.push(waiting);
    return { incoming, waiting };
  };
  const attackers = Array.from({ length: MAX_BODIES_PER_ADDRESS }, () => wait("192.0.2.66"));
  const open = attackers.map(({ waiting }) => Promise.race([waiting, Promise.resolve("open")]));
  assert.deepEqual(new Set(await Promise.all(open)), new Set(["open"]));
  const honest = incomingBodies.anonymous("192.0.2.66");
  assert.equal(await honest.within(Promise.resolve("here")), "here");
  assert.equal(await attackers[0]!.waiting, 429);
  assert.equal(await Promise.race([attackers[1]!.waiting, Promise.resolve("open")]), "open");
  honest[Symbol.dispose]();
  for (let at = 0; at < MAX_ANONYMOUS_BODIES - MAX_BODIES_PER_ADDRESS + 1; at++) {
    wait(`198.51.${at >> 8}.${at & 255}`);
  }
  assert.equal(
    await Promise.race([attackers[1]!.waiting, Promise.resolve("open")]),
    "open",
    "a thousand are kept",
  );
  wait("203.0.113.7");
  assert.equal(await attackers[1]!.waiting, 429, "the oldest of all waiting bodies is refused");
  // The total size of all bodies is limited as well.
  const { incoming } = wait("203.0.113.8");
  await incoming.within(Promise.resolve(), MAX_ANONYMOUS_BYTES + 1);
  assert.equal(await attackers[2]!.waiting, 429);
  for (const { incoming } of attackers) incoming.cut(new HttpError(499, "LIMIT", "Over"));
});

Deno.test("a piece that arrives after its body was refused takes no room from others", async () => {
  const incomingBodies = new IncomingBodies();
  const dropped = incomingBodies.anonymous("192.0.2.66");
  const others = Array.from({ length: MAX_BODIES_PER_ADDRESS }, () => incomingBodies.anonymous("192.0.2.66"));
  await assert.rejects(dropped.within(Promise.resolve(), MAX_ANONYMOUS_BYTES), { status: 429 });
  for (const other of others) await other.within(Promise.resolve(), 1);
});

Deno.test("a refused body whose sender is gone does not end the process", async () => {
  const incoming = new IncomingBody(boundedPace());
  incoming.cut(new HttpError(429, "RATE_LIMITED", "Too many"));
  await assert.rejects(incoming.within(Promise.reject(new Error("The sender is gone"))), { status: 429 });
});

Deno.test("an aborted body is the sender's failure, not ours", async () => {
  const body = new ReadableStream<Uint8Array>({ pull: (control) => control.error(new Error("gone")) });
  await assert.rejects(readText(posted(body), STRANGER, 100), { status: 400, code: "BAD_INPUT" });
});

const isDeeperThan = (json: string, depth: number) => !new JsonBounds(depth, Infinity).take(json);

Deno.test("the depth of JSON is that of its brackets outside of strings", () => {
  assert.equal(isDeeperThan(nested(64), 64), false);
  assert.equal(isDeeperThan(nested(65), 64), true);
  assert.equal(isDeeperThan(`{"a":"${"[".repeat(100)}\\"${"{".repeat(100)}"}`, 1), false);
  assert.equal(isDeeperThan(`[${"[],".repeat(1000)}[]]`, 2), false);
  assert.throws(() => parseJson(nested(60_000)), { status: 400, code: "LIMIT" });
  assert.throws(() => parseJson("{"), { status: 400, code: "BAD_INPUT" });
  // Any accepted JSON can be serialized for the fingerprint of its idempotency key.
  assert.equal(canonicalJson(parseJson(nested(MAX_JSON_DEPTH))), nested(MAX_JSON_DEPTH));
});

Deno.test("a mutation with a key and JSON nested 60,000 deep is refused and does not crash", () =>
  withDatabase(async (db) => {
    const failures: unknown[] = [];
    await using api = testApp(db, { log: ({ error }) => failures.push(error) });
    const token = await signIn(db, await addPerson(db, { role: "super_root" }));
    const query = 'mutation ($p: ViewInput!) { makeView(params: $p, key: "eight-or-more") { _id } }';
    const deep = `{"query":${JSON.stringify(query)},"variables":{"p":{"resource":"orders","filters":${
      '{"a":'.repeat(30_000)
    }1${"}".repeat(30_000)}}}}`;
    const request = graphqlRequest(token, {});
    const response = await api.app.fetch(
      new Request(request.url, { method: "POST", headers: request.headers, body: deep }),
    );
    assert.equal(response.status, 400);
    assert.match(await response.text(), /"LIMIT"/);
    assert.deepEqual(failures, []);
  }));
