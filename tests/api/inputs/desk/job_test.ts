import assert from "node:assert/strict";
import { MAX_EXCEPT_IDS, MAX_LIST_VALUES } from "../../../../api/constants.ts";
import type { JobInput } from "../../../../api/generated/schema.ts";
import { jobFields, jobInputOf } from "../../../../api/inputs/desk/job.ts";
import {
  countryFields,
  mendFields,
  methodFields,
  regionFields,
  tagFields,
} from "../../../../api/inputs/orders/job.ts";
import { stockFields } from "../../../../api/inputs/catalogue/stock.ts";
import { labelsIntakeFields } from "../../../../api/inputs/shipping/label_page.ts";
import { boxScanFields } from "../../../../api/inputs/handover/box_scan.ts";
import { readInput } from "../../../../api/inputs/read.ts";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
const fields = {
  ...jobFields,
  ...tagFields,
  ...methodFields,
  ...countryFields,
  ...regionFields,
  ...mendFields,
  ...stockFields,
  ...boxScanFields,
  ...labelsIntakeFields,
};
const isGeneratedType: Same<keyof typeof fields, keyof JobInput> = true;

const jobInput = jobInputOf([fields]);
const problemsOf = (input: unknown) => {
  const read = readInput(jobInput, input);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
};
const MOVE = { kind: "orders.move", resource: "orders" };

Deno.test("the schemas of jobs read exactly the fields of the generated input", () => {
  assert.equal(isGeneratedType, true);
});

Deno.test("a job is one of the known kinds, over a named list", () => {
  assert.deepEqual(problemsOf({ ...MOVE, ids: ["o1"] }), []);
  assert.deepEqual(problemsOf({ ...MOVE, kind: "orders.burn" }), ["kind unknown"]);
});

Deno.test("ids, excluded ids and tags are limited in number and length", () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `o${index}`);
  assert.deepEqual(problemsOf({ ...MOVE, ids: many(MAX_LIST_VALUES) }), []);
  assert.deepEqual(problemsOf({ ...MOVE, ids: many(MAX_LIST_VALUES + 1) }), ["ids tooMany"]);
  assert.deepEqual(problemsOf({ ...MOVE, except: many(MAX_EXCEPT_IDS + 1) }), ["except tooMany"]);
  assert.deepEqual(problemsOf({ ...MOVE, add_tags: ["x".repeat(41)] }), ["add_tags.0 tooLong"]);
});

Deno.test("filters are an object of arguments, not a string", () => {
  assert.deepEqual(problemsOf({ ...MOVE, filters: { status: ["Draft"] } }), []);
  assert.deepEqual(problemsOf({ ...MOVE, filters: "all" }), ["filters invalid"]);
});
