import assert from "node:assert/strict";
import { readAnswer, readRest } from "../../../src/lib/wire.ts";
import { fc } from "../../support/property.ts";

const body = (value: unknown) => JSON.stringify(value);

Deno.test("S7.3 the result is the content of data", () => {
  const outcome = readAnswer<{ orders: string[] }>({ status: 200, body: body({ data: { orders: ["a"] } }) });
  assert.deepEqual(outcome, { ok: true, data: { orders: ["a"] } });
});

Deno.test("S8.6 errors with data are a failure that keeps the data", () => {
  const outcome = readAnswer({
    status: 200,
    body: body({
      data: { orders: [] },
      errors: [{
        message: "no",
        path: ["orders", 0],
        extensions: { code: "STALE", request_id: "r1", current: 3 },
      }],
    }),
  });
  assert.ok(!outcome.ok && outcome.failure.kind === "errors");
  assert.deepEqual(outcome.data, { orders: [] });
  assert.deepEqual(outcome.failure.errors, [{
    code: "STALE",
    message: "no",
    requestId: "r1",
    problems: [],
    current: 3,
    legal: [],
    reason: "",
  }]);
});

Deno.test("S8.5 an empty, truncated or foreign body of a 200 is garbled, never a success", () => {
  const bodies = [
    "",
    "{",
    '{"data":',
    "<!doctype html><title>Sign in</title>",
    "[]",
    "null",
    "{}",
    '{"data":null}',
  ];
  for (const text of bodies) {
    const outcome = readAnswer({ status: 200, body: text });
    assert.deepEqual(outcome, { ok: false, failure: { kind: "garbled", status: 200 } }, text);
  }
});

Deno.test("S8.4 an unsuccessful status is passed on with its errors", () => {
  const outcome = readAnswer({
    status: 400,
    body: body({
      errors: [{ message: "bad", extensions: { code: "BAD_INPUT", problems: [{ path: "a", code: "x" }] } }],
    }),
  });
  assert.ok(!outcome.ok && outcome.failure.kind === "http");
  assert.equal(outcome.failure.status, 400);
  assert.deepEqual(outcome.failure.errors[0]?.problems, [{ path: "a", code: "x" }]);
});

Deno.test("S8.4 a problem keeps its bound and the name of the other record, if they have the right type", () => {
  const problems = [
    { path: "first", code: "rangeTaken", of: "R-1" },
    { path: "count", code: "tooMany", most: 10, found: 24 },
  ];
  const body = JSON.stringify({
    errors: [{ extensions: { code: "BAD_INPUT", problems: [...problems, { path: "a", code: "x", of: 1 }] } }],
  });
  const outcome = readAnswer({ status: 200, body });
  assert.ok(!outcome.ok && outcome.failure.kind === "errors");
  assert.deepEqual(outcome.failure.errors[0]?.problems, [...problems, { path: "a", code: "x" }]);
});

Deno.test("S8.5 every response is one of the known outcomes", () => {
  const anything = fc.oneof(
    fc.json(),
    fc.string(),
    fc.json().map((text) => `{"data":${text},"errors":${text}}`),
  );
  fc.assert(
    fc.property(fc.constantFrom(0, 200, 204, 302, 400, 401, 404, 429, 500, 503), anything, (status, text) => {
      for (const outcome of [readAnswer({ status, body: text }), readRest({ status, body: text })]) {
        if (outcome.ok) assert.ok(status === 0 || status < 300);
        else assert.ok(["http", "garbled", "errors"].includes(outcome.failure.kind));
      }
    }),
    { numRuns: 500, seed: 20261121 },
  );
});
