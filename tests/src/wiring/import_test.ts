import "../../support/dom.ts";
import assert from "node:assert/strict";
import { MAX_UPLOAD_BYTES } from "../../../api/constants.ts";
import { headersOf } from "../../../api/csv/profile.ts";
import { IMPORT_REASONS } from "../../../api/csv/reasons.ts";
import { superstore } from "../../../api/csv/superstore.ts";
import { ERROR_CODES, type ErrorCode } from "../../../api/errors.ts";
import type { Failure } from "../../../src/lib/outcome.ts";
import { de } from "../../../src/locales/de.ts";
import { en } from "../../../src/locales/en.ts";
import { fr } from "../../../src/locales/fr.ts";
import { pt } from "../../../src/locales/pt.ts";
import { jobAnswerOf, uploadAnswerOf } from "../../../src/wiring/import.ts";
import { readHead } from "../../../src/wiring/import_head.ts";

const FIXTURE = new URL("../../fixtures/superstore_small.csv", import.meta.url);
const HEADER = headersOf(superstore).join(",");
const ROW = headersOf(superstore).map((_, at) => at).join(",");

const look = async (content: BlobPart, name = "orders.csv") =>
  await readHead([new File([content], name)], superstore);

async function codeOf(content: BlobPart): Promise<string> {
  const answer = await look(content);
  return answer.kind === "unfit" ? answer.unfit.code : "fit";
}

Deno.test("a file of the known kind fits, byte order mark, quotes and foreign columns or not", async () => {
  assert.equal(await codeOf(Deno.readFileSync(FIXTURE)), "fit");
  assert.equal(await codeOf(`${HEADER}\r\n${ROW}\r\n`), "fit");
  assert.equal(await codeOf(`More,"${HEADER.replaceAll(",", '","')}"\n${ROW}`), "fit");
});

Deno.test("missing columns are named beside what was found", async () => {
  const answer = await look(`Order ID,Name,"To,tal"\n1,2,3\n`);
  assert.equal(answer.kind, "unfit");
  assert.deepEqual(answer.kind === "unfit" && answer.unfit, {
    code: "columnsMissing",
    missing: headersOf(superstore).filter((header) => header !== "Order ID"),
    found: ["Order ID", "Name", "To,tal"],
  });
});

Deno.test("what is no such file is said before it is sent", async () => {
  assert.equal(await codeOf(""), "empty");
  assert.equal(await codeOf("\n\n"), "empty");
  assert.equal(await codeOf(HEADER), "noRows");
  assert.equal(await codeOf(new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0xfe, 0])), "notText");
  assert.equal(await codeOf(`${HEADER}\n\0\n`), "notText");
  // Spreadsheets write "Unicode text" as UTF-16.
  assert.equal(await codeOf(new Uint8Array([0xff, 0xfe, 0x4f, 0])), "notText");
  assert.equal(await codeOf("x".repeat(400_000)), "columnsMissing");
});

Deno.test("a letter that is cut by the end of what is looked at does no harm", async () => {
  const start = `${HEADER}\n${ROW}\n`;
  for (const pad of ["", "a", "aa"]) assert.equal(await codeOf(start + pad + "€".repeat(200_000)), "fit");
});

Deno.test("size, number and readability are judged without reading the file", async () => {
  const large = new File(["x"], "large.csv");
  Object.defineProperty(large, "size", { value: MAX_UPLOAD_BYTES + 1 });
  const folder = new File(["x"], "folder");
  Object.defineProperty(folder, "slice", {
    value: () => ({ arrayBuffer: () => Promise.reject(new Error("NotReadableError")) }),
  });
  const codes = await Promise.all(
    [[large], [folder], [large, folder], []].map((files) => readHead(files, superstore)),
  );
  assert.deepEqual(
    codes.map((answer) => answer.kind === "unfit" && answer.unfit.code),
    ["tooLarge", "unreadable", "several", "several"],
  );
});

const http = (status: number, code?: ErrorCode): Failure => ({
  kind: "http",
  status,
  errors: code
    ? [{ code, message: "", path: [], requestId: null, problems: [], current: null, legal: [], reason: "" }]
    : [],
});
const kindOf = (failure: Failure) => uploadAnswerOf({ ok: false, failure }).kind;

Deno.test("an upload without a definite answer is unknown, and keeps its key", () => {
  for (const kind of ["network", "timeout", "aborted"] as const) assert.equal(kindOf({ kind }), "unknown");
  assert.equal(kindOf({ kind: "garbled", status: 202 }), "unknown");
  assert.equal(kindOf(http(500, "INTERNAL")), "unknown");
  assert.equal(kindOf(http(503)), "unknown");
  assert.equal(kindOf(http(409, "IN_PROGRESS")), "unknown");
  assert.equal(uploadAnswerOf({ ok: true, data: {} }).kind, "unknown");
});

Deno.test("every other answer says that nothing was done", () => {
  for (const code of ["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED"] as const) {
    assert.equal(kindOf(http(400, code)), "unread");
  }
  const open = ["UNAUTHENTICATED", "FORBIDDEN", "RATE_LIMITED", "IN_PROGRESS"];
  for (const code of ERROR_CODES.filter((each) => !open.includes(each))) {
    assert.equal(kindOf(http(400, code)), "refused", code);
  }
  assert.equal(kindOf(http(413)), "unread");
  assert.deepEqual(uploadAnswerOf({ ok: true, data: { job: "j1" } }), { kind: "accepted", job: "j1" });
});

Deno.test("a job that is not there is told from one that could not be asked for", () => {
  assert.deepEqual(jobAnswerOf({ ok: true, data: { getJobById: null } }), { kind: "missing" });
  assert.equal(jobAnswerOf({ ok: false, failure: http(404, "NOT_FOUND") }).kind, "missing");
  assert.equal(jobAnswerOf({ ok: false, failure: { kind: "network" } }).kind, "failed");
});

Deno.test("the reasons of an import: the API's English is ours, and every language has its own", () => {
  assert.deepEqual(en.imports.reason, IMPORT_REASONS);
  for (const words of [de, fr, pt]) {
    assert.deepEqual(Object.keys(words.imports.reason).sort(), Object.keys(IMPORT_REASONS).sort());
    for (const [code, text] of Object.entries(IMPORT_REASONS)) {
      assert.notEqual((words.imports.reason as Record<string, string>)[code], text, code);
    }
  }
});
