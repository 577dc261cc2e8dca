/** The texts with which a record of a shape is read, made and deleted. Apart from the lists', which come first. */
import type { RecordShape, Resource } from "./define.ts";

/** Fields of a record: those its columns show and those its form asks for. */
function fieldsOf(resource: Resource, shape: RecordShape): string {
  const shown = [shape.name, "status", ...shape.sections.flatMap(({ columns }) => columns)];
  const columns = resource.columns.filter(({ key }) => shown.includes(key)).flatMap(({ fields }) => fields);
  const asked = shape.form.flatMap(({ fields }) => fields.map(({ key }) => key));
  return [...new Set(["_id", "version", ...columns, ...asked])].join(" ");
}

/** One record by its id, as `record`. */
export const recordDocumentOf = (resource: Resource, shape: RecordShape): string =>
  `query Record($_id: ID!) { record: get${shape.noun}ById(_id: $_id) { ${fieldsOf(resource, shape)} } }`;

/** Makes a record, or changes one of a version; answers as `made`. */
export const makeDocumentOf = ({ noun }: RecordShape): string =>
  `mutation Make($id: ID, $params: ${noun}Input!, $version: Int, $key: String) {` +
  ` made: make${noun}(id: $id, params: $params, version: $version, key: $key) { _id version } }`;

/** Deletes records; answers with their ids as `trashed`. */
export const trashDocumentOf = ({ noun }: RecordShape): string =>
  `mutation Trash($ids: [ID!]!, $key: String) { trashed: trash${noun}(delete_ids: $ids, key: $key) }`;
