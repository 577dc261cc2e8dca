/** The SDL is the contract: generated files are up to date, every document fits it, every root field has one rule. */
import assert from "node:assert/strict";
import { buildSchema, type GraphQLInputObjectType, type GraphQLObjectType, parse, validate } from "graphql";
import { SDL } from "../api/generated/sdl.ts";
import { abilitiesOf } from "../resources/abilities.ts";
import { changedDocumentOf, countDocumentOf, documentOf } from "../resources/document.ts";
import { resources } from "../resources/generated/resources.ts";
import { parts } from "../resources/generated/parts.ts";
import {
  makeDocumentOf,
  partsDocumentOf,
  recordDocumentOf,
  trashDocumentOf,
} from "../resources/record_document.ts";
import { filterArgs } from "../resources/url.ts";
import { generate } from "../scripts/gen.ts";
import { endpoints } from "./support/server/endpoint_calls.ts";
import { rightsTable } from "./support/server/rights_table.ts";

const schema = buildSchema(SDL);
const roots = [
  schema.getQueryType(),
  schema.getMutationType(),
  schema.getSubscriptionType(),
] as GraphQLObjectType[];
const rootFields = roots.flatMap((type) => Object.keys(type.getFields()));

Deno.test("S7.3 the generated types are up to date", async () => {
  for (const [path, text] of Object.entries(await generate())) {
    assert.equal(await Deno.readTextFile(new URL(`../${path}`, import.meta.url)), text, `stale: ${path}`);
  }
});

Deno.test("S6.18 every root field of the SDL has exactly one rule, and every rule a root field", () => {
  const table = abilitiesOf();
  assert.deepEqual(rootFields.filter((field) => !table.has(field)), []);
  assert.deepEqual([...table.keys()].filter((field) => !rootFields.includes(field)), []);
});

Deno.test("S6.18 every root field and REST route has its row in tests/server/rights_matrix.txt", async () => {
  const { rows } = await rightsTable();
  assert.deepEqual([...rows.keys()].toSorted(), endpoints.map(({ name }) => name).toSorted());
});

Deno.test("every type of the SDL is described", () => {
  const own = Object.values(schema.getTypeMap()).filter((type) =>
    type.astNode && !roots.includes(type as never)
  );
  assert.deepEqual(own.filter((type) => !type.description).map((type) => type.name), []);
});

const REACHES = ["withProduction", "withOrderFulfillment", "withFinance"];
/** Arguments that the spec names or another screen uses, in addition to the list's own filters. */
const WRITTEN: Readonly<Record<string, { readonly counted: string[]; readonly listed: string[] }>> = {
  users: { counted: ["_id", "identity", "email", ...REACHES], listed: ["switchable"] },
  user_groups: { counted: [], listed: ["get_all", "name"] },
};

for (const resource of [...resources, ...parts]) {
  Deno.test(`S7.1 the documents of ${resource.id} fit the SDL`, () => {
    for (const text of [documentOf(resource), countDocumentOf(resource), changedDocumentOf(resource)]) {
      assert.deepEqual(validate(schema, parse(text)).map((error) => error.message), []);
    }
  });

  Deno.test(`every filter of ${resource.id} is an argument of the list and of the count`, () => {
    const fields = schema.getQueryType()!.getFields();
    const args = (name: string) => fields[name]!.args.map((arg) => arg.name).sort();
    const { counted = [], listed = [] } = WRITTEN[resource.id] ?? {};
    assert.deepEqual(args(resource.count), [...filterArgs(resource), ...counted].sort());
    assert.deepEqual(args(resource.query), [...filterArgs(resource), ...counted, ...listed, "sort"].sort());
  });

  Deno.test(`S7.0 the literal call of ${resource.id} needs no argument`, () => {
    const field = schema.getQueryType()!.getFields()[resource.query]!;
    assert.deepEqual(field.args.filter((arg) => String(arg.type).endsWith("!")), []);
  });

  Deno.test(`the default sort and the menu link's filters of ${resource.id} exist in it`, () => {
    const sortable = resource.columns.filter((column) => column.sortable).map((column) => column.key);
    assert.ok(sortable.includes(resource.sort.replace(/^-/, "")));
    assert.deepEqual(Object.keys(resource.defaults).filter((key) => !filterArgs(resource).includes(key)), []);
    assert.ok(filterArgs(resource).includes(resource.segment));
    const status = resource.filters.find(({ key }) => key === "status");
    assert.ok(
      !status || resource.segment === (status.sameAs ?? "status"),
      "the segment is the status filter",
    );
  });
}

for (const resource of [...resources, ...parts]) {
  const { shape } = resource;
  if (!shape) continue;

  Deno.test(`S7.1 the documents of a record of ${resource.id} fit the SDL`, () => {
    const several = shape.within ? [partsDocumentOf(resource, shape)] : [];
    for (
      const text of [
        recordDocumentOf(resource, shape),
        ...shape.isMadeElsewhere ? [] : [makeDocumentOf(shape)],
        ...shape.trash === null ? [] : [trashDocumentOf(shape)],
        ...several,
      ]
    ) {
      assert.deepEqual(validate(schema, parse(text)).map((error) => error.message), []);
    }
  });

  Deno.test(`a record of ${resource.id} shows only facts that are columns or fields of its input, each once`, async () => {
    const columns = resource.columns.map(({ key }) => key);
    const shown = [shape.name, ...shape.sections.flatMap((section) => section.columns)];
    assert.deepEqual(shown.filter((key) => !columns.includes(key)), []);
    const formKeys = shape.form.flatMap(({ fields }) => fields.map(({ key }) => key)).sort();
    const input = schema.getType(`${shape.noun}Input`) as GraphQLInputObjectType | undefined;
    assert.equal(input === undefined, shape.isMadeElsewhere === true);
    const givenKeys = [...shape.within ? [shape.within.key] : [], ...shape.apart ?? []];
    const expectedKeys = [...formKeys, ...givenKeys].sort();
    assert.deepEqual(
      expectedKeys,
      [...Object.keys(input?.getFields() ?? {}), ...Object.keys(shape.beside ?? {})].sort(),
    );
    const { entries } = await shape.input() as unknown as { readonly entries: object };
    assert.deepEqual(expectedKeys, Object.keys(entries).sort());
  });
}
