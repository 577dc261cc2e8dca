import assert from "node:assert/strict";
import type { InferOutput } from "valibot";
import type { CannedReplyInput } from "../../../../api/generated/schema.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { cannedReplyInput } from "../../../../api/inputs/support/canned_reply.ts";
import { MAX_REPLY_CHARS } from "../../../../api/support/canned_replies.ts";

const isAccepted: InferOutput<typeof cannedReplyInput> extends CannedReplyInput ? true : false = true;

const problemsOf = (input: unknown) => {
  const read = readInput(cannedReplyInput, input);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("the canned reply's schema matches a part of the generated input type", () => {
  assert.ok(isAccepted);
});

Deno.test("all problems of a canned reply are reported at once, with their paths", () => {
  assert.deepEqual(
    problemsOf({
      title: " ",
      support_case: "Weather",
      status: "Closed",
      body: "x".repeat(MAX_REPLY_CHARS + 1),
      body_de: "a\u0007",
      body_pt: 5,
    }),
    [
      "title required",
      "support_case unknown",
      "status unknown",
      "body tooLong",
      "body_de invalid",
      "body_pt invalid",
    ],
  );
  assert.deepEqual(problemsOf({ title: "x".repeat(81) }), ["title tooLong"]);
});

Deno.test("texts of a canned reply have several lines, and are trimmed", () => {
  const read = readInput(cannedReplyInput, { body: " one\n\ntwo ", body_fr: "" });
  assert.deepEqual(read.ok && { ...read.value }, { body: "one\n\ntwo", body_fr: "" });
});
