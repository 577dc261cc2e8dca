/** No list of a call is longer than what it says. */
import assert from "node:assert/strict";
import { buildSchema, type GraphQLField } from "graphql";
import { MAX_CHECKED } from "../../api/csv/bounds.ts";
import { MAX_STOCK_ROWS } from "../../api/stock.ts";
import { MAX_AREAS } from "../../api/catalogue.ts";
import { MAX_EXCEPT_IDS, MAX_LIST_VALUES } from "../../api/constants.ts";
import { ApiError } from "../../api/errors.ts";
import { SDL } from "../../api/generated/sdl.ts";
import { boundsIn, listBoundsOf } from "../../server/list_bounds.ts";
import { testApp } from "../support/api.ts";
import { withDatabase } from "../support/database.ts";
import { addPerson, signIn } from "../support/people.ts";

const schema = buildSchema(SDL);
const roots = [schema.getQueryType(), schema.getMutationType()]
  .flatMap((type) => Object.values(type!.getFields())) as GraphQLField<unknown, never>[];

/** Arguments that hold a list of this length at the path, and nothing else. */
function argsWith(path: string, length: number): object {
  const [name = "", ...rest] = path.split(".");
  return { [name]: rest.length > 0 ? argsWith(rest.join("."), length) : Array(length).fill("x") };
}

function problemsOf(field: GraphQLField<unknown, never>, args: object): readonly string[] {
  try {
    listBoundsOf(field)(args);
    return [];
  } catch (error) {
    assert.ok(error instanceof ApiError && error.code === "BAD_INPUT");
    return (error.details.problems ?? []).map(({ path, code }) => `${path} ${code}`);
  }
}

Deno.test("security G1: every list of every call has its bound: as many are taken, one more is not", () => {
  const lists = roots.flatMap((field) => boundsIn(field).map((bound) => ({ field, ...bound })));
  assert.ok(lists.length > 100, "the walk finds the lists of the SDL");
  for (const { field, path, most } of lists) {
    // A list within a list of inputs is met as far as its outer list.
    if (problemsOf(field, argsWith(path, 0)).length > 0) continue;
    const inner = path.split(".");
    assert.deepEqual(problemsOf(field, argsWith(path, most)), [], `${field.name}(${path})`);
    const found = problemsOf(field, argsWith(path, most + 1));
    const isWithinList = lists.some((other) => other.field === field && path.startsWith(`${other.path}.`));
    assert.deepEqual(found, isWithinList ? [] : [`${inner.join(".")} tooMany`], `${field.name}(${path})`);
  }
  const longer = lists.filter(({ most }) => most !== MAX_LIST_VALUES);
  assert.deepEqual(
    [...new Set(longer.map(({ path, most }) => `${path} ${most}`))],
    [
      `params.except ${MAX_EXCEPT_IDS}`,
      `params.placements ${MAX_AREAS}`,
      "params.edits 300",
      `params.stock.rows ${MAX_STOCK_ROWS}`,
      `table.rows ${MAX_STOCK_ROWS}`,
      `numbers ${MAX_CHECKED}`,
      `skus ${MAX_CHECKED}`,
    ],
  );
});

Deno.test("a list within the rows of a list is bounded too", () => {
  const field = buildSchema(`
    type Query { all(rows: [Row!]): Int }
    input Row { tags: [[String!]!] within: Row }
  `).getQueryType()!.getFields()["all"] as GraphQLField<unknown, never>;
  const tags = Array(MAX_LIST_VALUES + 1).fill("x");
  assert.deepEqual(problemsOf(field, { rows: [{}, { within: { tags: [[], tags] } }] }), [
    "rows.1.within.tags.1 tooMany",
  ]);
  assert.deepEqual(problemsOf(field, { rows: [{ tags: [tags.slice(1)] }, null] }), []);
});

Deno.test("security G1: ids by the ten thousand are refused before the database hears of one", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const token = await signIn(db, await addPerson(db, { role: "super_root" }));
    const many = Array.from({ length: 30_000 }, (_, at) => `${at}`);
    for (
      const [name, document] of [
        ["delete_ids", "mutation ($ids: [ID!]!) { trashStore(delete_ids: $ids) }"],
        ["ids", 'mutation ($ids: [ID!]!) { moveOrder(ids: $ids, event: "order.hold") { _id } }'],
        ["_id", "query ($ids: [ID!]) { orders(_id: $ids) { _id } }"],
        ["seller", "query ($ids: [ID!]) { unknownSkus(seller: $ids) { external_sku } }"],
      ] as const
    ) {
      const { errors: [error] } = await api.ask(token, document, { ids: many });
      assert.equal(error?.extensions.code, "BAD_INPUT", name);
      assert.deepEqual(error?.extensions.problems, [{ path: name, code: "tooMany" }]);
    }
  }));
