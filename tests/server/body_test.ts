import assert from "node:assert/strict";
import { BODY_IDLE_MS, MAX_JSON_DEPTH } from "../../api/request_limits.ts";
import { canonicalJson } from "../../server/canonical.ts";
import { flowing, isDeeperThan, parseJson, readText } from "../../server/http/body.ts";
import { graphqlRequest, testApp } from "../support/api.ts";
import { FakeClock } from "../support/clock.ts";
import { withDatabase } from "../support/database.ts";
import { addPerson, signIn } from "../support/people.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

function posted(body: ReadableStream<Uint8Array> | string, headers: Record<string, string> = {}): Request {
  return new Request("http://api.test/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
}

/** A body of which the test sends each piece. */
function pieces() {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  const state = { isCancelled: false };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (control = controller),
    cancel: () => void (state.isCancelled = true),
  });
  return { body, state, send: (text: string) => control!.enqueue(bytes(text)), end: () => control!.close() };
}

Deno.test("S9.1 a body that stands still is given up, and never before a client gives up itself", async () => {
  assert.equal(BODY_IDLE_MS, 180_000);
  for (const headers of [{}, { "content-length": "10" }]) {
    const { body, send } = pieces();
    send("half");
    await assert.rejects(readText(posted(body, headers), 100, 5), { status: 408 });
  }
  const { body, state } = pieces();
  const reading = async () => await Array.fromAsync(flowing(body, 5));
  await assert.rejects(reading(), { status: 408 });
  assert.equal(state.isCancelled, true);
});

Deno.test("S9.1 a slow body that makes progress is read to its end, however long it takes in all", async () => {
  const { body, send, end } = pieces();
  const clock = new FakeClock();
  clock.install();
  try {
    const reading = readText(posted(body), 1_000);
    for (let piece = 0; piece < 5; piece++) {
      await clock.advance(BODY_IDLE_MS - 1);
      send("a");
    }
    await clock.advance(1);
    end();
    assert.equal(await reading, "aaaaa");
  } finally {
    clock.uninstall();
  }
});

Deno.test("a body that breaks off is the sender's failure, not ours", async () => {
  const body = new ReadableStream<Uint8Array>({ pull: (control) => control.error(new Error("gone")) });
  await assert.rejects(readText(posted(body), 100), { status: 400, code: "BAD_INPUT" });
});

Deno.test("JSON is as deep as its brackets outside of texts", () => {
  assert.equal(isDeeperThan(nested(64), 64), false);
  assert.equal(isDeeperThan(nested(65), 64), true);
  assert.equal(isDeeperThan(`{"a":"${"[".repeat(100)}\\"${"{".repeat(100)}"}`, 1), false);
  assert.equal(isDeeperThan(`[${"[],".repeat(1000)}[]]`, 2), false);
  assert.throws(() => parseJson(nested(60_000)), { status: 400, code: "LIMIT" });
  assert.throws(() => parseJson("{"), { status: 400, code: "BAD_INPUT" });
  // Whatever is taken can be spelt for the fingerprint of its key.
  assert.equal(canonicalJson(parseJson(nested(MAX_JSON_DEPTH))), nested(MAX_JSON_DEPTH));
});

Deno.test("a mutation with a key and JSON nested 60,000 deep is refused, not failed", () =>
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
