/**
 * What a document may cost, in rows: a list root field counts the page size of the header, which no limit on
 * fields can see. Source: security finding 4, G1.
 */
import {
  type DocumentNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";

/** Rows that a list within a row stands for, on average: lines, charges, packages. */
const ROWS_WITHIN = 5;

/** Rows of a document: `perPage` times `lists`, and `single` beside them. */
export interface Cost {
  readonly lists: number;
  readonly single: number;
}

export const rowsOf = (cost: Cost, perPage: number): number => cost.lists * perPage + cost.single;

type Fields = ReadonlyMap<string, SelectionSetNode>;

/** Reads the cost of a valid document's operation. */
export function costOf(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  root: GraphQLObjectType,
): Cost {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition.selectionSet);
    }
  }
  let [lists, single] = [0, 0];
  eachField(operation.selectionSet, root, fragments, (field, below) => {
    const rows = 1 + rowsWithin(below, getNamedType(field.type), fragments);
    if (isListOfObjects(field)) lists += rows;
    else single += rows;
  });
  return { lists, single };
}

const isListOfObjects = (field: GraphQLField<unknown, unknown>): boolean =>
  isListType(getNullableType(field.type)) && isObjectType(getNamedType(field.type));

/** Rows below one row: each list within it, and what stands in its rows. */
function rowsWithin(set: SelectionSetNode | undefined, type: GraphQLNamedType, fragments: Fields): number {
  if (!set || !isObjectType(type)) return 0;
  let rows = 0;
  eachField(set, type, fragments, (field, below) => {
    const within = rowsWithin(below, getNamedType(field.type), fragments);
    rows += isListOfObjects(field) ? ROWS_WITHIN * (1 + within) : within;
  });
  return rows;
}

function eachField(
  set: SelectionSetNode,
  type: GraphQLObjectType,
  fragments: Fields,
  visit: (field: GraphQLField<unknown, unknown>, below: SelectionSetNode | undefined) => void,
): void {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const field = type.getFields()[selection.name.value];
      if (field) visit(field, selection.selectionSet);
      continue;
    }
    const below = selection.kind === Kind.INLINE_FRAGMENT
      ? selection.selectionSet
      : fragments.get(selection.name.value);
    if (below) eachField(below, type, fragments, visit);
  }
}
