/** Compressed answers of the API: only for clients that accept them, and without any other change. */
import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import { appHandler } from "../../../server/app_handler.ts";
import { acceptsEncoding } from "../../../server/http/accept_encoding.ts";
import { compressAnswer, MAX_AT_ONCE, MAX_BYTES, MIN_BYTES } from "../../../server/http/compression.ts";
import { UnreadAnswers } from "../../../server/http/unread.ts";

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };
const long = JSON.stringify({
  data: { bookmarks: Array.from({ length: 200 }, (_, at) => ({ title: `Page ${at}` })) },
});
const request = (headers: Record<string, string> = { "accept-encoding": "gzip, br" }, method = "POST") =>
  new Request("http://api.example.test/api/graphql", { method, headers });
const answer = (body: BodyInit | null, init: ResponseInit = {}) =>
  new Response(body, { headers: JSON_TYPE, ...init });

Deno.test("Access 16 an answer of the API is compressed for clients that accept it, with its header", async () => {
  const packed = await compressAnswer(request(), answer(long));
  assert.equal(packed.headers.get("content-encoding"), "gzip");
  assert.match(packed.headers.get("vary") ?? "", /accept-encoding/);
  const bytes = new Uint8Array(await packed.arrayBuffer());
  assert.ok(bytes.byteLength * 4 < long.length, `${bytes.byteLength} of ${long.length}`);
  assert.equal(new TextDecoder().decode(gunzipSync(bytes)), long);
});

Deno.test("Access 16 an answer that is small, or not requested compressed, is sent uncompressed", async () => {
  const plain: readonly (readonly [why: string, request: Request, response: Response])[] = [
    ["no header", request({}), answer(long)],
    ["another encoding", request({ "accept-encoding": "br" }), answer(long)],
    ["gzip refused", request({ "accept-encoding": "gzip;q=0" }), answer(long)],
    ["a small body", request(), answer(JSON.stringify("x".repeat(MIN_BYTES - 3)))],
    ["too large a body", request(), answer("x".repeat(MAX_BYTES + 1))],
    ["a refusal", request(), answer(long, { status: 400 })],
    ["a file", request(), answer(long, { headers: { ...JSON_TYPE, "content-disposition": "attachment" } })],
    ["a part", request(), answer(long, { headers: { ...JSON_TYPE, "content-range": "bytes 0-1/2" } })],
    ["another type", request(), new Response(long, { headers: { "content-type": "text/csv" } })],
    ["packed already", request(), answer(long, { headers: { ...JSON_TYPE, "content-encoding": "br" } })],
  ];
  for (const [why, header, given] of plain) {
    const wanted = given.headers.get("content-encoding");
    const text = await given.clone().text();
    const sent = await compressAnswer(header, given);
    assert.equal(sent.headers.get("content-encoding"), wanted, why);
    assert.equal(await sent.text(), text, why);
  }
});

Deno.test("Access 16 a stream is passed on while it is still running", async () => {
  const stream = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([1])) });
  const sent = await compressAnswer(
    request(),
    new Response(stream, { headers: { "content-type": "text/event-stream" } }),
  );
  const reader = sent.body!.getReader();
  assert.deepEqual((await reader.read()).value, new Uint8Array([1]));
  await reader.cancel();
});

Deno.test("Access 16 only a limited number of long answers is compressed at a time; others are sent uncompressed without waiting", async () => {
  const packed = async (body: string) => {
    const all = await Promise.all(
      Array.from({ length: MAX_AT_ONCE * 2 }, () => compressAnswer(request(), answer(body))),
    );
    return all.filter(({ headers }) => headers.get("content-encoding") === "gzip").length;
  };
  assert.equal(await packed(JSON.stringify(Array.from({ length: 40 }, () => long))), MAX_AT_ONCE);
  assert.equal(await packed(long), MAX_AT_ONCE * 2, "a small answer does not wait");
  const later = await compressAnswer(request(), answer(long));
  assert.equal(later.headers.get("content-encoding"), "gzip");
});

Deno.test("Access 16 the API's port compresses answers and keeps their headers", async () => {
  const headers = { ...JSON_TYPE, "cache-control": "no-store", vary: "Origin" };
  const handle = appHandler(
    { fetch: () => Promise.resolve(new Response(long, { headers })) },
    null,
    new UnreadAnswers(),
    {
      appOrigins: undefined,
      loginOrigin: "http://login.example.test",
    },
  );
  const sent = await handle(request(), { remoteAddr: { transport: "tcp", hostname: "127.0.0.1", port: 1 } });
  assert.equal(sent.headers.get("content-encoding"), "gzip");
  assert.equal(sent.headers.get("cache-control"), "no-store");
  assert.equal(sent.headers.get("vary"), "Origin, accept-encoding");
});

Deno.test("Access 16 an encoding is accepted with a weight above 0, whatever blanks are around it", () => {
  const blanks = " ".repeat(16_000);
  for (const text of ["gzip", "br, gzip;q=0.5", ` gzip ; q=1 ,br`, `gzip${blanks};${blanks}q=1`]) {
    assert.ok(acceptsEncoding(text, "gzip"), text.slice(0, 20));
  }
  for (const text of [null, "", "br", "gzip;q=0", "gzip; q=", "gzip;level=1", `gzip${blanks}x`, "x-gzip"]) {
    assert.ok(!acceptsEncoding(text, "gzip"), text?.slice(0, 20) ?? "no header");
  }
});
