import assert from "node:assert/strict";
import type { InferOutput } from "valibot";
import { MAX_EXCEPT_IDS, MAX_LIST_VALUES } from "../../../../api/constants.ts";
import type { JobInput } from "../../../../api/generated/schema.ts";
import { jobInput } from "../../../../api/inputs/desk/job.ts";
import { readInput } from "../../../../api/inputs/read.ts";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
/** Lists are read-only on the wire's side; the list of kinds is closed here and open there. */
type Mutable<T> = T extends readonly (infer E)[] ? Mutable<E>[]
  : T extends object ? { [K in keyof T]: Mutable<T[K]> }
  : T;
type Open = Omit<InferOutput<typeof jobInput>, "kind"> & { kind: string };
const isGeneratedType: Same<keyof Mutable<JobInput>, keyof Open> = true;

const problemsOf = (input: unknown) => {
  const read = readInput(jobInput, input);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};
const MOVE = { kind: "orders.move", resource: "orders" };

Deno.test("the schema of a job reads exactly the fields of the generated input", () => {
  assert.equal(isGeneratedType, true);
});

Deno.test("a job is one of the known kinds, over a named list", () => {
  assert.deepEqual(problemsOf({ ...MOVE, ids: ["o1"] }), []);
  assert.deepEqual(problemsOf({ ...MOVE, kind: "orders.burn" }), ["kind unknown"]);
});

Deno.test("so many ids and exceptions, tags of so many letters, and no more", () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `o${index}`);
  assert.deepEqual(problemsOf({ ...MOVE, ids: many(MAX_LIST_VALUES) }), []);
  assert.deepEqual(problemsOf({ ...MOVE, ids: many(MAX_LIST_VALUES + 1) }), ["ids tooMany"]);
  assert.deepEqual(problemsOf({ ...MOVE, except: many(MAX_EXCEPT_IDS + 1) }), ["except tooMany"]);
  assert.deepEqual(problemsOf({ ...MOVE, add_tags: ["x".repeat(41)] }), ["add_tags.0 tooLong"]);
});

Deno.test("filters are an object of arguments; a text is none", () => {
  assert.deepEqual(problemsOf({ ...MOVE, filters: { status: ["Draft"] } }), []);
  assert.deepEqual(problemsOf({ ...MOVE, filters: "all" }), ["filters invalid"]);
});
