/** No list of a call exceeds its limit, and no value reaches a database that cannot store it. */
import assert from "node:assert/strict";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import { MAX_BATCH_UNITS, MAX_MERGED_GROUPS } from "../../../api/workshop/batches.ts";
import { MAX_CHECKED } from "../../../api/csv/bounds.ts";
import { MAX_STOCK_ROWS } from "../../../api/catalogue/stock.ts";
import { MAX_AREAS } from "../../../api/catalogue/catalogue.ts";
import { MAX_GATEWAY_ROWS } from "../../../api/handover/box_scans.ts";
import { MAX_MANIFEST_ITEMS } from "../../../api/handover/manifest_bounds.ts";
import { MAX_EXCEPT_IDS, MAX_LIST_VALUES } from "../../../api/constants.ts";
import { ApiError } from "../../../api/errors.ts";
import { SDL } from "../../../api/generated/sdl.ts";
import { argumentBoundsOf, boundsIn } from "../../../server/graphql/argument_bounds.ts";
import { loginSite } from "../../../server/login_site/site.ts";
import { systemRandom } from "../../../server/session/tokens.ts";
import { testApp, testSettings } from "../../support/server/api.ts";
import { withDatabase } from "../../support/server/database.ts";
import { addPerson, NOW, signIn } from "../../support/people/people.ts";

const schema = buildSchema(SDL);
const roots = [schema.getQueryType(), schema.getMutationType()]
  .flatMap((type) => Object.values(type!.getFields())) as GraphQLField<unknown, never>[];

/** Returns arguments with only a list of the given length at the path. */
function argsWith(path: string, length: number): object {
  const [name = "", ...rest] = path.split(".");
  return { [name]: rest.length > 0 ? argsWith(rest.join("."), length) : Array(length).fill("x") };
}

function problemsOf(field: GraphQLField<unknown, never>, args: object): readonly string[] {
  try {
    argumentBoundsOf(field)(args);
    return [];
  } catch (error) {
    assert.ok(error instanceof ApiError && error.code === "BAD_INPUT");
    return (error.details.problems ?? []).map(({ path, code }) => `${path} ${code}`);
  }
}

Deno.test("security G1: every list of every call has a limit: that many values are accepted, one more is not", () => {
  const lists = roots.flatMap((field) => boundsIn(field).map((bound) => ({ field, ...bound })));
  assert.ok(lists.length > 100, "the walk finds the lists of the SDL");
  for (const { field, path, most } of lists) {
    // A list within inputs of another list is not reached by these arguments.
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
      `more_keys ${MAX_MERGED_GROUPS}`,
      `scans ${MAX_GATEWAY_ROWS}`,
      `params.except ${MAX_EXCEPT_IDS}`,
      "params.stores 100",
      `params.placements ${MAX_AREAS}`,
      "params.edits 300",
      `params.stock.rows ${MAX_STOCK_ROWS}`,
      `params.scans ${MAX_GATEWAY_ROWS}`,
      `table.rows ${MAX_STOCK_ROWS}`,
      `numbers ${MAX_CHECKED}`,
      `skus ${MAX_CHECKED}`,
      `ways ${MAX_CHECKED}`,
      `params.more_keys ${MAX_MERGED_GROUPS}`,
      `params.unit_ids ${MAX_BATCH_UNITS}`,
      "codes 100",
      `params.package_ids ${MAX_MANIFEST_ITEMS}`,
      `params.rejected ${MAX_MANIFEST_ITEMS}`,
      `params.without ${MAX_MANIFEST_ITEMS}`,
    ],
  );
});

Deno.test("a list within the rows of another list is limited too", () => {
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

Deno.test("security G1: ten thousand ids are refused before the database is queried", () =>
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

/** An argument's value with the scalar inside, and the scalar's path. */
interface Placed {
  readonly path: string;
  readonly value: unknown;
}

/** Puts a scalar's value at each of its positions in a type; a recursive input is entered once. */
function placed(
  type: GraphQLInputType,
  given: (scalar: string) => unknown,
  path: string,
  above: readonly GraphQLInputType[] = [],
): Placed[] {
  const plain = isNonNullType(type) ? type.ofType : type;
  if (isListType(plain)) {
    return placed(plain.ofType, given, `${path}.0`, above).map((each) => ({ ...each, value: [each.value] }));
  }
  if (!isInputObjectType(plain)) {
    const value = given(plain.name);
    return value === undefined ? [] : [{ path, value }];
  }
  if (above.includes(plain)) return [];
  return Object.values(plain.getFields()).flatMap(({ name, type: of }) =>
    placed(of, given, `${path}.${name}`, [...above, plain])
      .map((each) => ({ ...each, value: { [name]: each.value } }))
  );
}

/** Returns the problems of a value at each position of its scalar in the whole SDL. */
function answersTo(given: (scalar: string) => unknown): ReadonlyMap<string, readonly string[]> {
  return new Map(
    roots.flatMap((field) =>
      field.args.flatMap(({ name, type }) =>
        placed(type, given, name).map(({ path, value }) =>
          [`${field.name} ${path}`, problemsOf(field, { [name]: value })] as const
        )
      )
    ),
  );
}

/** The scan call reports problems for each scan, not for the whole call. */
const isApart = (place: string) => place.startsWith("scan scans.");

Deno.test("a text with a NUL byte is refused with its path wherever the SDL has a text, at any depth", () => {
  for (const text of ["\0", "a\0b"]) {
    const json = { name: [{ inner: text }] };
    const values: Readonly<Record<string, unknown>> = {
      String: text,
      ID: text,
      Json: json,
      ExtensionInput: json,
    };
    const found = answersTo((scalar) => values[scalar]);
    assert.ok(found.size > 500, String(found.size));
    for (const [place, problems] of found) {
      const path = place.split(" ")[1];
      assert.deepEqual(problems, isApart(place) ? [] : [`${path} invalid`], place);
    }
  }
  const fields = answersTo((scalar) => scalar === "Json" ? { "a\0": 1 } : undefined);
  assert.ok(fields.size > 0);
  for (const [place, problems] of fields) assert.equal(problems.length, 1, place);
});

Deno.test("wherever the SDL has a time it is whole seconds within the range of dates, and an amount is a whole number", () => {
  const scalars = { UnixSeconds: "badDate", Minor: "badAmount" } as const;
  for (const [scalar, code] of Object.entries(scalars)) {
    const to = (value: unknown) => answersTo((name) => name === scalar ? value : undefined);
    for (const value of [1e300, -1e300, 1.5, "1", true, {}]) {
      for (const [place, problems] of to(value)) {
        const path = place.split(" ")[1];
        assert.deepEqual(problems, isApart(place) ? [] : [`${path} ${code}`], `${place} ${value}`);
      }
    }
    for (const value of [0, -1, 8_640_000_000_000, null]) {
      for (const [place, problems] of to(value)) assert.deepEqual(problems, [], `${place} ${value}`);
    }
    assert.ok(to(0).size > 3);
  }
});

Deno.test("a NUL byte is refused everywhere: in a variable, the document, an address or a form", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const token = await signIn(db, await addPerson(db, { role: "super_root" }));
    const refusals = async (document: string, variables: object = {}) => {
      const { errors } = await api.ask(token, document, variables);
      return errors.map(({ extensions: { code, problems } }) =>
        `${code} ${problems?.map(({ path, code }) => `${path} ${code}`)}`
      );
    };
    const search = "query ($search: String, $_id: [ID!]) { orders(search: $search, _id: $_id) { _id } }";
    assert.deepEqual(await refusals(search, { search: "a\0b" }), ["BAD_INPUT search invalid"]);
    assert.deepEqual(await refusals(search, { _id: ["x", "\0"] }), ["BAD_INPUT _id.1 invalid"]);
    assert.deepEqual(await refusals(String.raw`{ orders(search: "a\u0000b") { _id } }`), [
      "BAD_INPUT search invalid",
    ]);
    assert.deepEqual(await refusals(search, { search: "ab" }), []);
    const addresses = ["/main-search/data?q=%00", "/attachments?id=a%00", "/incoming/%00", "/exports?%00=1"];
    for (const address of addresses) {
      const answer = await api.send(address, { headers: { authorization: `Bearer ${token}` } });
      const { errors } = await answer.json() as { errors: { extensions: { code: string } }[] };
      assert.deepEqual([answer.status, errors[0]?.extensions.code], [400, "BAD_INPUT"], address);
    }
    const settings = testSettings;
    const site = loginSite({ db, settings, now: () => NOW, random: systemRandom, name: "Pressdock" });
    for (const body of ["email=a%00&password=x", "email=a&password=%00", "email=a&password=x&a%00=1"]) {
      const headers = { "content-type": "application/x-www-form-urlencoded", origin: settings.loginOrigin };
      const answer = await site(new Request(settings.loginOrigin, { method: "POST", headers, body }));
      assert.deepEqual(
        [answer.status, /The form could not be read/.test(await answer.text())],
        [400, true],
        body,
      );
    }
  }));
