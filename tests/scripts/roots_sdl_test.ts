/** The SDL of lists and records is derived from their resources; its files contain only additions. */
import assert from "node:assert/strict";
import { buildSchema } from "graphql";
import { rules } from "../../api/access.ts";
import { column, days, ids, options, type Resource, search, statuses } from "../../resources/define.ts";
import { withInputs } from "../../scripts/gen/inputs_sdl.ts";
import { withRoots } from "../../scripts/gen/roots_sdl.ts";

const BASE = `
type Query { me: ID }
type Mutation { leave: Boolean }
scalar MoveResult
type Count { count: Int! }
`;

const boxes = {
  id: "boxes",
  path: "/boxes",
  group: "shipments",
  rule: rules.operations,
  module: "packages",
  query: "inkBoxes",
  count: "inkBoxesCount",
  roots: {
    getInkBoxById: rules.operations,
    makeInkBox: rules.operations,
    trashInkBox: rules.operations,
    moveInkBox: rules.operations,
  },
  defaults: {},
  segment: "status",
  filters: [search(), statuses("status", ["Open", "Shut"]), days(), options("seller", "sellers"), ids()],
  columns: [column("code", "code", 100)],
  sort: "code",
  record: true,
  lifecycle: { name: "batch", mutation: "moveInkBox" },
  moves: [{ event: "box.open", rule: rules.operations }, { event: "box.shut", rule: rules.operations }],
} as unknown as Resource;

const TYPES = "type InkBox { _id: ID! }\ninput InkBoxInput { code: String }\n";

/** Returns the root fields by name, each as one line: description, described arguments, and type. */
function written(own: string, ...more: readonly Resource[]): Readonly<Record<string, string>> {
  const sources = [{ domain: "base", text: BASE }, { domain: "boxes", text: own + TYPES }];
  const schema = buildSchema(withRoots(sources, [boxes, ...more]).map(({ text }) => text).join(""));
  const descriptionOf = (text: string | null | undefined): string => text ? `"${text}" ` : "";
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type!.getFields())
  );
  return Object.fromEntries(fields.map(({ name, args, type, description }) => {
    const its = args.map((arg) => `${descriptionOf(arg.description)}${arg.name}: ${arg.type}`).join(", ");
    return [name, `${descriptionOf(description)}(${its}): ${type}`];
  }));
}

Deno.test("SDL from resources: a file with only the types gets the fields list, count, record, make, trash and move", () => {
  const fields = written("");
  assert.match(
    fields.inkBoxes!,
    /^"Ink boxes within the caller's scope, paginated by X-Page and X-Per-Page\." /,
  );
  for (
    const arg of [
      "search: String",
      '"Open, Shut or All; a leading `!` excludes." status: [String!]',
      '"First day, DD-MM-YYYY in the business time zone." start: String',
      "seller: [ID!]",
      "_id: [ID!]",
      "sort: String",
    ]
  ) assert.ok(fields.inkBoxes!.includes(arg), `${arg}\n${fields.inkBoxes!}`);
  assert.doesNotMatch(fields.inkBoxesCount!, /sort: String/);
  assert.equal(fields.getInkBoxById!, "(_id: ID!): InkBox");
  assert.match(
    fields.makeInkBox!,
    /an ink box .*\(id: ID, params: InkBoxInput!, version: Int, key: String\): InkBox!$/,
  );
  assert.match(
    fields.trashInkBox!,
    /"Deletes ink boxes\." \(delete_ids: \[ID!\]!, key: String\): \[ID!\]!$/,
  );
  assert.match(
    fields.moveInkBox!,
    /to ink boxes: box\.open or box\.shut\. .*event: String!, key: String\)/,
  );
});

Deno.test("SDL from resources: a description in a file replaces the derived one, or continues it", () => {
  const fields = written(`extend type Query {
  inkBoxes("Words of their lid." search: String, lid: ID): [InkBox!]!
}
extend type Mutation {
  "… Their ink stays."
  trashInkBox: [ID!]!
  "Seals one."
  makeInkBox(params: InkBoxInput!): InkBox
}
`);
  const list = fields.inkBoxes!;
  assert.match(list, /^"Ink boxes .*"Words of their lid\." search: String, .*lid: ID, .*sort: String/);
  assert.match(
    fields.trashInkBox!,
    /"Deletes ink boxes\. Their ink stays\." \(delete_ids/,
  );
  assert.match(fields.makeInkBox!, /"Seals one\." \(params: InkBoxInput!\): InkBox$/);
});

Deno.test("SDL from resources: another list of a type has the described arguments of the first one", () => {
  const lids = { ...boxes, id: "lids", query: "lids", count: "lidsCount", roots: {} } as unknown as Resource;
  const fields = written(
    'extend type Query { inkBoxes("Words of their lid." search: String): [InkBox!]! "Lids." lids: [InkBox!]! }\n',
    lids,
  );
  assert.match(fields.lids!, /"Words of their lid\." search: String/);
  assert.throws(
    () => withRoots([{ domain: "base", text: BASE }], [boxes]),
    /expected a type InkBox in api\/schema/,
  );
});

Deno.test("SDL from resources: an input has the fields of the form, and keeps the file's descriptions", () => {
  const shape = {
    noun: "InkBox",
    within: { key: "location_id", filter: "location" },
    beside: { hubs: "[HubInput!]" },
    form: [{
      key: "box",
      fields: [
        { key: "code", kind: "text" },
        { key: "cans", kind: "number" },
        { key: "seller_id", kind: "option", source: "sellers" },
        { key: "country", kind: "option", source: "countries" },
        { key: "places", kind: "checks", source: "places" },
        { key: "lids", kind: "rows", rows: [] },
        { key: "hubs", kind: "lines" },
      ],
    }],
  };
  const shaped = { ...boxes, shape } as unknown as Resource;
  const inputOf = (own: string): string => {
    const text = withInputs([{ domain: "boxes", text: own }], [shaped]).map((source) => source.text).join("");
    return /input InkBoxInput \{[^}]*\}/.exec(text)![0].replace(/\s+/g, " ");
  };
  const derived = "seller_id: ID country: String places: [ID!] }";
  assert.equal(
    inputOf("type InkBox { _id: ID! }\n"),
    `input InkBoxInput { location_id: ID code: String cans: Int ${derived}`,
  );
  assert.equal(
    inputOf('input InkBoxInput {\n  "Litres."\n  cans: Float\n  lids: [LidInput!] @most(values: 9)\n}\n'),
    `input InkBoxInput { "Litres." cans: Float lids: [LidInput!] @most(values: 9) location_id: ID code: String ${derived}`,
  );
});
