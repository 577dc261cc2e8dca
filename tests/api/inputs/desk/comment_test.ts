import assert from "node:assert/strict";
import type { InferOutput } from "valibot";
import type { CommentInput } from "../../../../api/generated/schema.ts";
import { commentInput } from "../../../../api/inputs/desk/comment.ts";
import { readInput } from "../../../../api/inputs/read.ts";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
/** The generated type has mutable lists; everything else must be identical. */
type Mutable<T> = {
  [K in keyof T]: T[K] extends readonly (infer E)[] | null | undefined ? E[] | null | undefined
    : T[K];
};
const isGeneratedType: Same<InferOutput<typeof commentInput>, Mutable<CommentInput>> = true;

const read = (input: unknown) => {
  const result = readInput(commentInput, input);
  return result.ok ? result.value : result.problems.map(({ path, code }) => `${path} ${code}`);
};

Deno.test("the comment's schema gives exactly the generated input type", () => {
  assert.equal(isGeneratedType, true);
});

Deno.test("a comment is 1 to 5,000 characters without invisible ones", () => {
  assert.deepEqual(read({ body: " a\r\nb\u0000\u0007\tc " }), { body: "a\nb\tc" });
  assert.deepEqual(read({ body: " \u0000 " }), ["body required"]);
  assert.deepEqual(read({ body: "x".repeat(5_001) }), ["body tooLong"]);
});

Deno.test("a comment is for staff or for the seller, with 20 files at most", () => {
  assert.deepEqual(read({ visibility: "world" }), ["visibility unknown"]);
  assert.deepEqual(read({ attachments: Array(21).fill("a") }), ["attachments tooMany"]);
});
