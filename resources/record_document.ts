/** Builds the documents that read, make and delete a record; separate from those of lists, which load first. */
import type { RecordShape, Resource } from "./define.ts";
import { FACTS } from "./generated/facts.ts";
import { trashField } from "./trash.ts";
import type { FormField } from "./form_fields.ts";

const RIGHTS = "{ module access { view add update delete } }";

/** Returns the selection of a field: for rows the fields of each, for rights the inherited ones too. */
function selectionOf({ key, kind, isRecord, rows = [] }: FormField): string {
  if (isRecord) return `${key} { _id }`;
  if (kind === "rights") return `${key} ${RIGHTS} inherited ${RIGHTS}`;
  return kind === "rows" ? `${key} { ${rows.map((row) => row.key).join(" ")} }` : key;
}

function fieldsOf(resource: Resource, shape: RecordShape): string {
  const shown = [shape.name, "status", ...shape.sections.flatMap(({ columns }) => columns)];
  const columns = resource.columns.filter(({ key }) => shown.includes(key)).flatMap(({ fields }) => fields);
  const selections = shape.form.flatMap(({ fields }) => fields.map(selectionOf));
  return [...new Set(["_id", "version", ...columns, ...selections, ...lifecycleFieldsOf(resource)])].join(
    " ",
  );
}

const TIMELINE = "timeline { _id at actor actor_for action reason changes { field before after } }";

function lifecycleFieldsOf({ lifecycle }: Resource): readonly string[] {
  if (!lifecycle) return [];
  const facts = FACTS[lifecycle.name];
  return [...facts ? [`facts { ${facts} }`] : [], TIMELINE];
}

export const recordDocumentOf = (resource: Resource, shape: RecordShape): string =>
  `query Record($_id: ID!) { record: get${shape.noun}ById(_id: $_id) { ${fieldsOf(resource, shape)} } }`;

/**
 * Reads a page of a record's parts, as `rows`, with the fields of all columns and the form; headers give page and
 * size.
 */
export function partsDocumentOf(resource: Resource, { within, form }: RecordShape): string {
  const selections = form.flatMap(({ fields }) => fields.map(selectionOf));
  const all = new Set(["_id", "version", ...resource.columns.flatMap(({ fields }) => fields), ...selections]);
  const filters = partFilters(resource);
  const declared = filters.map(({ key, kind }) => `, $${key}: ${kind === "search" ? "String" : "[String!]"}`);
  const passed = filters.map(({ key }) => `, ${key}: $${key}`);
  return `query Parts($of: [ID!]${declared.join("")}) { rows: ${resource.query}(${within?.filter}: $of${
    passed.join("")
  }) { ${[...all].join(" ")} } }`;
}

export const partFilters = ({ filters }: Resource) =>
  filters.filter(({ kind }) => kind === "search" || kind === "choices");

/** Makes a record, or changes the given version of one; returns `made`. */
export const makeDocumentOf = ({ noun, beside = {}, clear }: RecordShape): string => {
  const more = Object.entries({ ...beside, ...clear && { clear: "[String!]" } });
  const declared = more.map(([key, type]) => `$${key}: ${type}, `).join("");
  const passed = more.map(([key]) => `${key}: $${key}, `).join("");
  return `mutation Make($id: ID, $params: ${noun}Input!, ${declared}$version: Int, $key: String) {` +
    ` made: make${noun}(id: $id, params: $params, ${passed}version: $version, key: $key) { _id version } }`;
};

export const trashDocumentOf = (shape: RecordShape): string =>
  shape.trash
    ? `mutation Trash($id: ID!, $key: String) { trashed: ${shape.trash}(_id: $id, key: $key) }`
    : `mutation Trash($ids: [ID!]!, $key: String) { trashed: ${
      trashField(shape)
    }(delete_ids: $ids, key: $key) }`;
