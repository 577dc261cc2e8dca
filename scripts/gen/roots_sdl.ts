/**
 * Derives root fields from resources: the list, its count, its missing ids, the record by id, and the mutations that make,
 * delete and move records. A file of the SDL names such a field only to add a description, the type of its rows, or
 * descriptions of arguments and further arguments. A description that begins with "… " continues the derived one.
 */
import {
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  parse,
  print,
} from "graphql";
import type { Filter, FilterKind, Resource } from "../../resources/define.ts";
import type { OptionSource } from "../../resources/form_fields.ts";

/** The text of an SDL file; `domain` is the file's name without its ending. */
export interface Source {
  readonly domain: string;
  readonly text: string;
}

type Root = "Query" | "Mutation";

interface Derived {
  readonly root: Root;
  readonly node: FieldDefinitionNode;
  /** True for a list, to whose arguments those of the SDL file are added; they replace the arguments of other fields. */
  readonly isList: boolean;
}

const RANGE = '"A named day range of api/time/dates.ts: today, last-7-days, this-month …" range: String';
const day = (name: string, which: string): string =>
  `"${which} day, DD-MM-YYYY in the business time zone." ${name}: String`;
const DAYS = [RANGE, day("start", "First"), day("end", "Last")].join(" ");
const SORT = '"A sortable column, with a leading `-` for descending." sort: String';

/** Sources whose choices are identified by a name or a code instead of an id. */
const NAMED: readonly OptionSource[] = [
  "countries",
  "tags",
  "shippingMethods",
  "auditEntities",
  "auditActions",
];
export const isNamed = (source: OptionSource): boolean => NAMED.includes(source);
/** Lists with more values than this are not written into descriptions. */
const MAX_NAMED = 14;

const either = (values: readonly string[]): string =>
  [values.slice(0, -1).join(", "), ...values.slice(-1)].filter(Boolean).join(" or ");

const TYPES: Readonly<Partial<Record<FilterKind, string>>> = {
  search: "String",
  status: "String",
  choice: "String",
  option: "String",
  ids: "[ID!]",
};

export function argsOf({ kind, key, values = [], source }: Filter): string {
  if (kind === "days") return DAYS;
  const type = TYPES[kind] ?? (source && !isNamed(source) ? "[ID!]" : "[String!]");
  const about = values.length === 0 || values.length > MAX_NAMED
    ? ""
    : kind === "statuses"
    ? `${either([...values, "All"])}; a leading \`!\` excludes.`
    : kind === "status"
    ? `${either(values.slice(1))}; empty or ${values[0]} for all.`
    : `${either(values)}.`;
  return `${about && JSON.stringify(about)} ${key}: ${type}`;
}

const wordsOf = (camel: string): string => camel.replace(/(?<!^)[A-Z]/g, " $&").toLowerCase();
/** Returns the name of a type as words with an article: "a shipping method" for `ShippingMethod`. */
export function withArticle(noun: string): string {
  const words = wordsOf(noun);
  return `${/^([aeio]|fx )/.test(words) ? "an" : "a"} ${words}`;
}
const sentence = (text: string): string =>
  JSON.stringify(text.replace(/^./, (letter) => letter.toUpperCase()));

function makeAbout(noun: string, isFinal = false): string {
  const one = withArticle(noun);
  return isFinal
    ? `Makes ${one}. It is never changed, so an \`id\` is refused.`
    : `Makes ${one} (\`id\` null) or changes one. Fields left out stay as they are; a stale \`version\` gets STALE.`;
}

/** Maximum number of events in a description; the page of the lifecycle lists all. */
const MAX_EVENTS = 4;

function moveAbout(several: string, events: readonly string[]): string {
  const named = events.length > MAX_EVENTS ? "" : `: ${either(events)}`;
  return `Sends one event of their lifecycle to ${named ? "" : "up to 200 "}${several}${named}. ` +
    "Each id gets its own answer.";
}

const fieldOf = (text: string): FieldDefinitionNode => {
  const [type] = parse(`type Root { ${text} }`).definitions;
  return (type as ObjectTypeDefinitionNode).fields![0]!;
};

const nounOf = ({ roots }: Resource): string | undefined =>
  Object.keys(roots).map((root) => /^get(\w+)ById$/.exec(root)?.[1]).find(Boolean);

/** Derives the root fields of one resource; `row` is the type of its rows in the SDL. */
function derive(resource: Resource, row: string, events: (mutation: string) => readonly string[]): Derived[] {
  const { query, count, missing, filters, roots, shape, lifecycle } = resource;
  const noun = nounOf(resource);
  const several = wordsOf(query);
  const scope = filters.some(({ key }) => key === "seller") ? " within the caller's scope" : "";
  const args = filters.map(argsOf).join(" ");
  const all: (readonly [Root, string])[] = [
    [
      "Query",
      `${
        sentence(`${several}${scope}, paginated by X-Page and X-Per-Page.`)
      } ${query}(${args} ${SORT}): [${row}!]!`,
    ],
    ["Query", `"How many ${several} match the same filters." ${count}(${args}): Count!`],
    ...missing ? [["Query", `${missing}(${args}): [String!]!`] as const] : [],
  ];
  const lists = all.length;
  const has = (name: string): boolean => name in roots;
  if (noun) all.push(["Query", `get${noun}ById(_id: ID!): ${row}`]);
  if (noun && has(`make${noun}`)) {
    const beside = Object.entries({ ...shape?.beside, ...shape?.clear && { clear: "[String!]" } });
    const more = beside.map(([key, type]) => `${key}: ${type} `).join("");
    all.push([
      "Mutation",
      `${JSON.stringify(makeAbout(noun, shape?.isFinal))} make${noun}(id: ID, params: ${noun}Input!, ` +
      `${more}version: Int, key: String): ${row}!`,
    ]);
  }
  if (noun && has(`trash${noun}`)) {
    all.push(["Mutation", `"Deletes ${several}." trash${noun}(delete_ids: [ID!]!, key: String): [ID!]!`]);
  }
  if (lifecycle) {
    const { mutation, input } = lifecycle;
    all.push([
      "Mutation",
      `${JSON.stringify(moveAbout(several, events(mutation)))} ${mutation}(ids: [ID!]!, event: String!, ` +
      `${input ? `params: ${input}, ` : ""}key: String): [MoveResult!]!`,
    ]);
  }
  return all.map(([root, text], at) => ({ root, node: fieldOf(text), isList: at < lists }));
}

type Described = FieldDefinitionNode | InputValueDefinitionNode;
const CONTINUES = "… ";

function described(own: Described | undefined, derived: Described): Described["description"] {
  const description = own?.description;
  if (!description?.value.startsWith(CONTINUES)) return description ?? derived.description;
  const value = `${derived.description?.value} ${description.value.slice(CONTINUES.length)}`;
  return { kind: Kind.STRING, value };
}

type Args = readonly InputValueDefinitionNode[];
type ByName = ReadonlyMap<string, InputValueDefinitionNode>;
const byName = (args: Args): ByName => new Map(args.map((arg) => [arg.name.value, arg]));

/**
 * Adds the arguments of the SDL file to the derived ones; `sort` is last.
 * @param known arguments of the first list of the same type, whose descriptions are reused
 */
function withArgs(own: Args, derived: Args, known: ByName): Args {
  const named = byName(own);
  const its = byName(derived);
  const all = derived.map((arg) => {
    const given = named.get(arg.name.value);
    const description = described(given, known.get(arg.name.value) ?? arg);
    return { ...given ?? arg, ...description && { description } };
  });
  const sort = all.filter(({ name }) => name.value === "sort");
  const more = own.filter(({ name }) => !its.has(name.value));
  return [...all.filter((arg) => !sort.includes(arg)), ...more, ...sort];
}

/** @param known see `withArgs`; null if the SDL file's arguments replace the derived ones */
function merged(
  own: FieldDefinitionNode | undefined,
  derived: FieldDefinitionNode,
  known: ByName | null,
): FieldDefinitionNode {
  const { arguments: args = [], type } = own ?? derived;
  const description = described(own, derived);
  const its = derived.arguments ?? [];
  return {
    ...derived,
    type,
    ...description && { description },
    arguments: known ? withArgs(own ? args : [], its, known) : args.length > 0 ? args : its,
  };
}

const isRoot = (node: DefinitionNode): node is ObjectTypeDefinitionNode | ObjectTypeExtensionNode =>
  (node.kind === Kind.OBJECT_TYPE_EXTENSION || node.kind === Kind.OBJECT_TYPE_DEFINITION) &&
  ["Query", "Mutation"].includes(node.name.value);

const indented = (node: FieldDefinitionNode): string => print(node).replace(/^/gm, "  ");

function rowOf({ type }: FieldDefinitionNode): string {
  return /\w+/.exec(print(type))![0];
}

/** Adds every root field of the resources to the SDL: in place of a field that a file names, or after the type of its rows. */
export function withRoots(sources: readonly Source[], resources: readonly Resource[]): Source[] {
  const parsed = sources.map((source) => ({ ...source, definitions: parse(source.text).definitions }));
  const own = new Map(
    parsed.flatMap(({ definitions }) =>
      definitions.filter(isRoot).flatMap(({ fields = [] }) =>
        fields.map((field) => [field.name.value, field] as const)
      )
    ),
  );
  const homes = new Map(
    parsed.flatMap(({ domain, definitions }) =>
      definitions.flatMap((node) =>
        node.kind === Kind.OBJECT_TYPE_DEFINITION ? [[node.name.value, domain]] : []
      )
    ),
  );
  const events = (mutation: string): string[] => [
    ...new Set(
      resources.filter(({ lifecycle }) => lifecycle?.mutation === mutation)
        .flatMap(({ moves = [] }) => moves.filter(({ job }) => !job).map(({ event }) => event)),
    ),
  ];
  const fields = new Map<string, FieldDefinitionNode>();
  const added = new Map<string, Map<Root, FieldDefinitionNode[]>>();
  /** Arguments of the first list of each type, whose descriptions the other lists of the type reuse. */
  const known = new Map<string, ByName>();
  for (const resource of resources) {
    const list = own.get(resource.query);
    const row = list ? rowOf(list) : nounOf(resource) ?? "";
    const home = homes.get(row);
    if (!home) {
      throw new Error(`Cannot write the fields of ${resource.id}: expected a type ${row} in api/schema`);
    }
    const args = known.get(row) ?? byName(list?.arguments ?? []);
    known.set(row, args);
    for (const { root, node, isList } of derive(resource, row, events)) {
      const { value: name } = node.name;
      if (fields.has(name)) continue;
      const given = own.get(name);
      const field = merged(given, node, isList ? args : null);
      fields.set(name, field);
      if (given) continue;
      const its = added.get(home) ?? new Map<Root, FieldDefinitionNode[]>();
      its.set(root, [...its.get(root) ?? [], field]);
      added.set(home, its);
    }
  }
  return parsed.map(({ domain, text, definitions }) => {
    const named = definitions.filter(isRoot).flatMap(({ fields: some = [] }) => some)
      .filter(({ name }) => fields.has(name.value))
      .toSorted((one, other) => other.loc!.start - one.loc!.start);
    const whole = named.reduce(
      (before, { name, loc }) =>
        before.slice(0, loc!.start) + indented(fields.get(name.value)!).trimStart() + before.slice(loc!.end),
      text,
    );
    const more = [...added.get(domain) ?? []].map(([root, some]) =>
      `\nextend type ${root} {\n${some.map(indented).join("\n")}\n}\n`
    );
    return { domain, text: whole + more.join("") };
  });
}
