/** Builds the query documents of a list from its resource, with exactly the fields that the table shows. */
import type { Filter, Resource } from "./define.ts";
import type { ResourceLifecycle } from "./lifecycle.ts";

/** Types of choices that are ids; all other choices are words and codes. */
const VARIABLE_TYPES: Readonly<Record<string, string>> = {
  seller: "[ID!]",
  store: "[ID!]",
  location: "[ID!]",
  product: "[ID!]",
  policy: "[ID!]",
  actor: "[ID!]",
  acting_for: "[ID!]",
};

/** Returns the names of a filter's arguments: a `days` filter has three. */
export function argsOf(filter: Filter): readonly string[] {
  return filter.kind === "days" ? ["range", "start", "end"] : [filter.key];
}

/** Returns true for a filter of several values: a list on the wire, joined by commas in the URL. */
export function takesMany(filter: Filter): boolean {
  return filter.kind === "statuses" || filter.kind === "choices" || filter.kind === "options" ||
    filter.kind === "ids";
}

/** Filters by ids have the type of ids under any name: `method` is a code in one list and an id in another. */
function typeOf(filter: Filter, name: string): string {
  if (filter.kind === "ids") return "[ID!]";
  return takesMany(filter) ? (VARIABLE_TYPES[name] ?? "[String!]") : "String";
}

export function variables(resource: Pick<Resource, "filters">): { name: string; type: string }[] {
  return resource.filters.flatMap((filter) =>
    argsOf(filter).map((name) => ({ name, type: typeOf(filter, name) }))
  );
}

export const declare = (list: { name: string; type: string }[]) =>
  list.map(({ name, type }) => `$${name}: ${type}`).join(", ");
export const pass = (list: { name: string }[]) => list.map(({ name }) => `${name}: $${name}`).join(", ");

/** Returns the fields of all columns, shown or not, except hidden ones that are neither selected nor on the card. */
function fieldsOf(resource: Resource, extra: string): string {
  const more = extra.split(",");
  const columns = resource.columns.filter(({ key, hidden, card }) => !hidden || card || more.includes(key));
  return [...new Set(["_id", "version", ...columns.flatMap((column) => column.fields)])].join(" ");
}

/** Returns the query of one page. @param extra keys of hidden columns that are shown, joined by commas */
export function documentOf(resource: Resource, extra = ""): string {
  const list = [...variables(resource), { name: "sort", type: "String" }];
  return `query List(${declare(list)}) { ${resource.query}(${pass(list)}) { ${fieldsOf(resource, extra)} } }`;
}

/** Counts the matching rows in a separate query, so that the rows need not wait. */
export function countDocumentOf(resource: Resource): string {
  const list = variables(resource);
  return `query Count(${declare(list)}) { ${resource.count}(${pass(list)}) { count capped } }`;
}

/** Returns the query for searched values without a row; null for a list without such a query. */
export function missingDocumentOf(resource: Resource): string | null {
  const list = variables(resource);
  return resource.missing
    ? `query Missing(${declare(list)}) { missing: ${resource.missing}(${pass(list)}) }`
    : null;
}

export const idKeyOf = ({ filters }: Resource): string =>
  filters.some(({ key, kind }) => kind === "ids" && key === "ids") ? "ids" : "_id";

/** Reads shown rows again (`ids`), and which of them still match. Only for a resource with a filter by ids. */
export function changedDocumentOf(resource: Resource, extra = ""): string {
  const key = idKeyOf(resource);
  const list = variables(resource).filter(({ name }) => name !== key);
  return `query Changed(${
    declare([...list, { name: "ids", type: "[ID!]" }])
  }) { ${resource.query}(${key}: $ids) { ${fieldsOf(resource, extra)} } matching: ${resource.query}(${
    pass(list)
  }, ${key}: $ids) { _id } }`;
}

/** Sends one event to several records. Only for a resource with a lifecycle. */
export function moveDocumentOf({ mutation, input }: ResourceLifecycle): string {
  const [declared, passed] = input ? [`, $params: ${input}`, ", params: $params"] : ["", ""];
  return `mutation Move($ids: [ID!]!, $event: String!${declared}, $key: String) {` +
    ` moves: ${mutation}(ids: $ids, event: $event${passed}, key: $key)` +
    " { _id ok columns version made_id applied { matched changed method misses refusals } error reason { code of count } short_minor balance_minor currency price_minor legal } }";
}

/** Reads the saved views of a list; without variables, so that it can share a request with a page. */
export function viewsDocumentOf(resource: Resource): string {
  return `query Views { views(resource: "${resource.id}") { _id name code audience owner_name is_mine may_edit group { _id name } role default_role columns { key width } density filters sort is_pinned version } }`;
}
