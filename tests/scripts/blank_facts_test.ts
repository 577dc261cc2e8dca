import assert from "node:assert/strict";
import { buildSchema } from "graphql";
import { BLANK_ORDER_FACTS, BLANK_PACKAGE_FACTS } from "../../api/generated/blank_facts.ts";
import { SDL } from "../../api/generated/sdl.ts";
import { blankFacts } from "../../scripts/gen/facts.ts";

const schemaWith = (fact: string) =>
  buildSchema(`type Query { order: OrderFacts, package: PackageFacts }
    type OrderFacts { paid: Boolean!, units: Int!, heldFrom: String!, ${fact} }
    type PackageFacts { weighed: Boolean! }`);

Deno.test("blank facts follow the SDL: false, 0 and empty, null if the SDL allows it", () => {
  const [text = ""] = Object.values(blankFacts(schemaWith("since: Int")));
  assert.match(
    text,
    /BLANK_ORDER_FACTS: OrderFacts = \{\n {2}paid: false,\n {2}units: 0,\n {2}heldFrom: "",\n {2}since: null,\n\};/,
  );
  assert.match(text, /BLANK_PACKAGE_FACTS: PackageFacts = \{\n {2}weighed: false,\n\};/);
});

Deno.test("a fact without a blank value fails with its name", () => {
  assert.throws(() => blankFacts(schemaWith("tags: [String!]!")), /OrderFacts\.tags is \[String!\]/);
  assert.throws(
    () => blankFacts(buildSchema("type Query { a: Int }")),
    /OrderFacts is not a type of the SDL/,
  );
});

Deno.test("the generated blank facts have each field of the SDL", () => {
  const schema = buildSchema(SDL);
  const [text = ""] = Object.values(blankFacts(schema));
  for (
    const [name, facts] of Object.entries({
      OrderFacts: BLANK_ORDER_FACTS,
      PackageFacts: BLANK_PACKAGE_FACTS,
    })
  ) {
    const type = schema.getType(name);
    assert.ok(type && "getFields" in type && text.includes(name));
    assert.deepEqual(Object.keys(facts), Object.keys(type.getFields()));
    assert.deepEqual(Object.values<unknown>({ ...facts }).filter(Boolean), [], name);
  }
});
