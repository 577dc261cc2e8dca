import assert from "node:assert/strict";
import { type FileAnswer, fileUploadMachine, type UploadedFile } from "../../machines/file_upload.ts";
import { assertWholeGraph, implementationsOf, walk } from "../support/machines/graph.ts";

const FILE = new File(["x"], "label.pdf");
const LABEL: UploadedFile = { file: "f1", pages: 3 };
const ANSWERS: readonly FileAnswer[] = [
  { kind: "kept", stored: LABEL },
  { kind: "kept", stored: { file: "f2" } },
  { kind: "refused", problem: { code: "wrongSize", found: 3 } },
  { kind: "failed", failure: { kind: "network" } },
];
const OPTIONS = {
  payloads: {
    "file.choose": [{ file: FILE, key: "one" }],
    "page.choose": [{ pages: "2", key: "two" }],
    "file.progress": [{ sent: 1 }],
    "file.answered": ANSWERS.map((answer) => ({ answer })),
  },
};

Deno.test("every state of a file in a form is reached and every edge taken", () => {
  assertWholeGraph(fileUploadMachine, OPTIONS);
  assert.deepEqual(implementationsOf(fileUploadMachine).actors, ["sendFile"]);
});

Deno.test("a file is kept only if the chosen one was stored; a retry has the same key", () => {
  for (const { from, event, to } of walk(fileUploadMachine, OPTIONS)) {
    assert.equal(to.context.stored !== null, to.matches("kept"));
    assert.equal(to.context.problem !== null, to.matches("refused"));
    assert.equal(to.context.file !== null, !to.matches("empty"));
    if (event.type === "file.again") assert.equal(to.context.key, from.context.key);
    // Another file begins at its first page with a count of one; another page of the same file keeps the
    // count.
    if (event.type === "file.choose") assert.deepEqual([to.context.pages, to.context.count], ["1", 1]);
    if (event.type === "page.choose") assert.equal(to.context.count, from.context.count);
  }
});
