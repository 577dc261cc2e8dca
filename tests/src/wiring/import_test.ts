import "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { IMPORT_REASONS } from "../../../api/csv/reasons.ts";
import { ERROR_CODES, type ErrorCode } from "../../../api/errors.ts";
import type { Failure } from "../../../src/lib/outcome.ts";
import { de } from "../../../src/words/generated/de.ts";
import { english as en } from "../../../src/words/english.ts";
import { fr } from "../../../src/words/generated/fr.ts";
import { pt } from "../../../src/words/generated/pt.ts";
import { jobAnswerOf } from "../../../src/features/orders/imports/import_wiring.ts";
import { uploadAnswerOf } from "../../../src/engine/imports/upload_answer.ts";

const http = (status: number, code?: ErrorCode): Failure => ({
  kind: "http",
  status,
  errors: code
    ? [{ code, message: "", requestId: null, problems: [], current: null, legal: [], reason: "" }]
    : [],
});
const kindOf = (failure: Failure) => uploadAnswerOf({ ok: false, failure }).kind;

Deno.test("an upload without a definite answer has an unknown outcome, and keeps its key", () => {
  for (const kind of ["network", "timeout", "aborted"] as const) assert.equal(kindOf({ kind }), "unknown");
  assert.equal(kindOf({ kind: "garbled", status: 202 }), "unknown");
  assert.equal(kindOf(http(500, "INTERNAL")), "unknown");
  assert.equal(kindOf(http(503)), "unknown");
  assert.equal(kindOf(http(409, "IN_PROGRESS")), "unknown");
  assert.equal(uploadAnswerOf({ ok: true, data: {} }).kind, "unknown");
});

Deno.test("any other answer means that the upload was not done", () => {
  for (const code of ["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"] as const) {
    assert.equal(kindOf(http(400, code)), "unread");
  }
  const open = ["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED", "IN_PROGRESS"];
  for (const code of ERROR_CODES.filter((each) => !open.includes(each))) {
    assert.equal(kindOf(http(400, code)), "refused", code);
  }
  assert.equal(kindOf(http(413)), "unread");
  assert.equal(
    kindOf(http(507, "LIMIT")),
    "unread",
    "a full disk does not show what became of an earlier attempt",
  );
  assert.deepEqual(uploadAnswerOf({ ok: true, data: { job: "j1" } }), { kind: "accepted", job: "j1" });
});

Deno.test("a missing job is distinguished from one that could not be fetched", () => {
  assert.deepEqual(jobAnswerOf({ ok: true, data: { getJobById: null } }), { kind: "missing" });
  assert.equal(jobAnswerOf({ ok: false, failure: http(404, "NOT_FOUND") }).kind, "missing");
  assert.equal(jobAnswerOf({ ok: false, failure: { kind: "network" } }).kind, "failed");
});

Deno.test("the reasons of an import match the API's English, and each language has its own text", () => {
  assert.deepEqual(en.imports.reason, IMPORT_REASONS);
  for (const words of [de, fr, pt]) {
    assert.deepEqual(Object.keys(words.imports.reason).sort(), Object.keys(IMPORT_REASONS).sort());
    for (const [code, text] of Object.entries(IMPORT_REASONS)) {
      assert.notEqual((words.imports.reason as Record<string, string>)[code], text, code);
    }
  }
});
