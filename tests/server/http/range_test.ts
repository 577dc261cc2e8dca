import assert from "node:assert/strict";
import { rangeHeaders, rangeOf } from "../../../server/http/range.ts";

const ETAG = '"abc"';
const rangeFor = (range: string, more: Record<string, string> = {}, bytes = 10) =>
  rangeOf(new Headers({ range, ...more }), bytes, ETAG);

Deno.test("a single range is read as RFC 9110 defines, and anything else means the whole file", () => {
  const ranges: Readonly<Record<string, readonly [number, number]>> = {
    "bytes=0-": [0, 10],
    "bytes=0-0": [0, 1],
    "bytes=2-5": [2, 6],
    "bytes=9-99999": [9, 10],
    "bytes=-3": [7, 10],
    "bytes=-99": [0, 10],
    "Bytes= 1 - 2 ": [1, 3],
  };
  for (const [text, [from, until]] of Object.entries(ranges)) {
    assert.deepEqual(rangeFor(text), { from, until }, text);
  }
  for (const text of ["bytes=10-", "bytes=10-11", "bytes=-0"]) {
    assert.equal(rangeFor(text), "unsatisfiable", text);
  }
  for (
    const text of [
      "bytes=0-1,4-5",
      "bytes=5-2",
      "bytes=-",
      "items=0-1",
      "bytes=a-b",
      "",
      `bytes=${"1".repeat(20)}-`,
      `bytes=${" ".repeat(16_000)}1`,
    ]
  ) {
    assert.equal(rangeFor(text), "whole", text);
  }
  assert.equal(rangeFor("bytes=-1", {}, 0), "unsatisfiable");
});

Deno.test("a range of another version of the file returns the whole file", () => {
  assert.deepEqual(rangeFor("bytes=2-5", { "if-range": ETAG }), { from: 2, until: 6 });
  for (const other of ['"abd"', `W/${ETAG}`, "Sun, 29 Nov 2026 05:00:00 GMT"]) {
    assert.equal(rangeFor("bytes=2-5", { "if-range": other }), "whole", other);
  }
  assert.equal(rangeHeaders({ from: 2, until: 6 }, 10)["content-range"], "bytes 2-5/10");
});
