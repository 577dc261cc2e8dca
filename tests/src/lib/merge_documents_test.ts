import assert from "node:assert/strict";
import { buildSchema, parse, validate } from "graphql";
import { Me } from "../../../api/generated/operations/session.ts";
import { SDL } from "../../../api/generated/sdl.ts";
import { documentOf } from "../../../resources/document.ts";
import { resources } from "../../../resources/generated/resources.ts";
import { mergeDocuments, splitAnswer } from "../../../src/lib/merge_documents.ts";

Deno.test("the person's query joined with any list's document is a valid document", () => {
  const schema = buildSchema(SDL);
  for (const resource of resources) {
    const merged = mergeDocuments(Me.text, documentOf(resource));
    assert.deepEqual(validate(schema, parse(merged)), [], resource.id);
  }
});

const answer = (value: unknown) => ({ status: 200, body: JSON.stringify(value) });
const part = (value: unknown, field: string) => {
  const split = splitAnswer(answer(value), field);
  return split && JSON.parse(split.body);
};

Deno.test("each field gets its own part of the answer, and its own errors", () => {
  const whole = {
    data: { cUser: { _id: "u1" }, orders: null },
    errors: [{ message: "no", path: ["orders"] }],
  };
  assert.deepEqual(part(whole, "cUser"), { data: { cUser: { _id: "u1" } } });
  assert.deepEqual(part(whole, "orders"), {
    data: { orders: null },
    errors: [{ message: "no", path: ["orders"] }],
  });
});

Deno.test("if a list's failure loses all data, the person is requested alone", () => {
  const whole = { data: null, errors: [{ message: "no", path: ["orders"] }] };
  assert.equal(part(whole, "cUser"), null);
  assert.deepEqual(part(whole, "orders"), { data: null, errors: whole.errors });
});

Deno.test("an answer that is not from our API is returned to every caller", () => {
  for (const whole of [{ status: 401, body: "{}" }, { status: 200, body: "<html>" }]) {
    assert.deepEqual(splitAnswer(whole, "cUser"), whole);
  }
});

Deno.test("documents refused only together are requested separately: such a refusal is returned to neither caller", () => {
  assert.equal(
    splitAnswer({ status: 400, body: '{"errors":[{"extensions":{"code":"LIMIT"}}]}' }, "cUser"),
    null,
  );
});
