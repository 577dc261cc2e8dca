/** Writes docs/api.md: every call of the API with its arguments, callers and an example, from the SDL and the rules. */
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { allows, type Person, ROLES, type Rule, ruleFor } from "../api/access.ts";
import { abilitiesOf } from "../resources/abilities.ts";
import { HEAD } from "./api_page_head.ts";

export interface Domain {
  readonly domain: string;
  readonly fields: readonly string[];
}

type Field = GraphQLField<unknown, unknown>;

const person = (role: string, scope: readonly string[] | null): Person => ({
  _id: "me",
  role,
  groups: [],
  permission: [],
  scope,
});

type Caller = readonly [name: string, person: Person];
/** A person of each role, with initial rights; the role `sale` is listed as seller and as agent. */
const CALLERS: readonly Caller[] = ROLES.flatMap((role): Caller[] =>
  role === "sale"
    ? [["seller", person(role, ["me"])], ["agent", person(role, ["one", "other"])]]
    : [[`\`${role}\``, person(role, null)]]
);

function whoMay(rule: Rule): string {
  const may = (given: Rule, more: Partial<Person> = {}) =>
    CALLERS.filter(([, each]) => allows(given, { ...each, ...more })).map(([name]) => name);
  const named = (names: readonly string[]) =>
    names.length === CALLERS.length
      ? "everybody who is signed in"
      : names.length === 0
      ? "nobody, until the right is given"
      : names.join(" ");
  const [add, update] = [may(ruleFor(rule, null)), may(ruleFor(rule, "id"))];
  const isSame = add.join() === update.join();
  const withToken = may(rule, { isToken: true });
  const token = withToken.length === 0 && may(rule).length > 0 ? " · not with an API token" : "";
  return (isSame ? named(add) : `to create: ${named(add)} · to change: ${named(update)}`) + token;
}

const bare = (type: GraphQLType): GraphQLType =>
  isNonNullType(type) || isListType(type) ? bare(type.ofType) : type;

/** Maximum number of fields in the answer of an example. */
const MAX_SELECTED = 6;

function selection(type: GraphQLOutputType, depth = 0): string {
  const inner = bare(type);
  if (!isObjectType(inner)) return "";
  const fields = Object.values(inner.getFields()).filter((field) => field.args.every(isOptional));
  const plain = fields.filter((field) => !isObjectType(bare(field.type))).slice(0, MAX_SELECTED);
  if (plain.length > 0 || depth > 2) return ` { ${plain.map(({ name }) => name).join(" ")} }`;
  const [first] = fields;
  return first ? ` { ${first.name}${selection(first.type, depth + 1)} }` : "";
}

const isOptional = (arg: GraphQLArgument): boolean =>
  !isNonNullType(arg.type) || arg.defaultValue !== undefined;

function sample(name: string, type: GraphQLType): unknown {
  if (isNonNullType(type)) return sample(name, type.ofType);
  if (isListType(type)) return [sample(name, type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const wanted = Object.values(type.getFields()).filter((field) =>
      isNonNullType(field.type) || field.name === "name"
    );
    return Object.fromEntries(wanted.map((field) => [field.name, sample(field.name, field.type)]));
  }
  const SAMPLES: Readonly<Record<string, unknown>> = {
    Int: 1,
    Float: 1,
    Boolean: true,
    Json: {},
    Minor: 100,
  };
  const scalar = String(type);
  if (name === "key") return "any-8-to-255-characters";
  return scalar in SAMPLES ? SAMPLES[scalar] : scalar === "UnixSeconds" ? 1_790_000_000 : `<${name}>`;
}

export interface Example {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Returns a call with its required arguments and, if it takes one, its `key`. */
export function exampleOf(kind: "query" | "mutation" | "subscription", field: Field): Example {
  const args = field.args.filter((arg) => !isOptional(arg) || arg.name === "key");
  const names = args.map(({ name, type }) => `$${name}: ${type}`).join(", ");
  const passed = args.map(({ name }) => `${name}: $${name}`).join(", ");
  return {
    query: `${kind}${names && ` (${names})`} { ${field.name}${passed && `(${passed})`}${
      selection(field.type)
    } }`,
    variables: Object.fromEntries(args.map(({ name, type }) => [name, sample(name, type)])),
  };
}

const oneLine = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();

function curl({ query, variables }: Example): string {
  const body = JSON.stringify(Object.keys(variables).length > 0 ? { query, variables } : { query })
    .replaceAll("'", "'\\''");
  return [
    "```sh",
    'curl "$API/graphql" -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\',
    `  -d '${body}'`,
    "```",
  ].join("\n");
}

function section(
  kind: "query" | "mutation" | "subscription",
  field: Field,
  abilities: ReadonlyMap<string, Rule>,
): string {
  const rule = abilities.get(field.name);
  if (!rule) throw new Error(`Cannot write of ${field.name}: it has no rule`);
  const args = field.args.map(({ name, type, description }) =>
    `| \`${name}\` | \`${type}\` | ${oneLine(description)} |`
  );
  return [
    `### ${field.name}`,
    `${oneLine(field.description)}\n`,
    `Answers \`${field.type}\` · ${kind} · may call: ${whoMay(rule)}\n`,
    ...args.length > 0 ? ["| Argument | Type | |\n|---|---|---|", ...args, ""] : [],
    kind === "subscription" ? "Over WebSocket only." : curl(exampleOf(kind, field)),
  ].join("\n");
}

/** Domains at the beginning of the page, because a seller's programmer needs them first. */
const FIRST = ["orders", "stores", "items", "packages", "jobs"];

const KINDS = ["query", "mutation", "subscription"] as const;

export function apiPage(schema: GraphQLSchema, domains: readonly Domain[]): string {
  const abilities = abilitiesOf();
  const roots = new Map(
    [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type, at) =>
      Object.values(type?.getFields() ?? {}).map((field) => [field.name, [KINDS[at]!, field]] as const)
    ),
  );
  const rank = ({ domain }: Domain) => FIRST.includes(domain) ? FIRST.indexOf(domain) : FIRST.length;
  const sorted = domains.toSorted((one, other) => rank(one) - rank(other));
  const parts = sorted.filter(({ fields }) => fields.length > 0).map(({ domain, fields }) => {
    const title = domain.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase());
    const sections = fields.map((name) => section(...roots.get(name)!, abilities));
    return { title, fields, text: `## ${title}\n\n${sections.join("\n\n")}` };
  });
  const contents = parts.map(({ title, fields }) =>
    `- ${title}: ${fields.map((name) => `[${name}](#${name.toLowerCase()})`).join(" · ")}`
  );
  return [HEAD, "## Every call\n", ...contents, "", parts.map(({ text }) => text).join("\n\n"), ""].join(
    "\n",
  );
}
