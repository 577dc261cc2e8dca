/** Counts a document's cost in rows, because limits on fields ignore a list's page size. Source: docs/limits.md. */
import {
  type DocumentNode,
  type FieldNode,
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
import { ANSWERED_ROWS, COUNT_ROWS, ROOT_PRICES, SEARCH_ARGUMENT, SEARCH_ROWS } from "./prices.ts";

/** The assumed rows of a list within a row, such as lines, charges or packages. */
const ROWS_WITHIN = 5;

/** The rows of a document: `perPage` times `lists`, plus `single`. */
export interface Cost {
  readonly lists: number;
  readonly single: number;
  /** The fixed price of the root fields, in rows, independent of their result. */
  readonly priced: number;
  /** Root fields that search: the variable with the text; null if the text is in the document. */
  readonly searches: readonly (string | null)[];
}

type Variables = Readonly<Record<string, unknown>> | null | undefined;

export const rowsOf = (cost: Cost, perPage: number): number => cost.lists * perPage + cost.single;

/** Returns the rows that are charged: those in the answer, and a price for the work to find them. */
export function priceOf(cost: Cost, perPage: number, variables: Variables): number {
  const isGiven = (name: string | null) => name === null || Boolean(variables?.[name]);
  return rowsOf(cost, perPage) + cost.priced + cost.searches.filter(isGiven).length * SEARCH_ROWS;
}

type Field = GraphQLField<unknown, unknown>;
type Fields = ReadonlyMap<string, SelectionSetNode>;

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
  let [lists, single, priced] = [0, 0, 0];
  const searches: (string | null)[] = [];
  eachField(operation.selectionSet, root, fragments, (field, node) => {
    const rows = 1 + rowsWithin(node.selectionSet, getNamedType(field.type), fragments);
    const answered = (ANSWERED_ROWS as Readonly<Record<string, number>>)[field.name];
    if (answered !== undefined) single += answered * rows;
    else if (isListOfObjects(field)) lists += rows;
    else single += rows;
    priced += priceOfRoot(field);
    const text = node.arguments?.find(({ name }) => name.value === SEARCH_ARGUMENT)?.value;
    if (text) searches.push(text.kind === Kind.VARIABLE ? text.name.value : null);
  });
  return { lists, single, priced, searches };
}

function priceOfRoot({ name, type }: Field): number {
  const own = (ROOT_PRICES as Readonly<Record<string, number>>)[name];
  return own ?? (getNamedType(type).name === "Count" ? COUNT_ROWS : 0);
}

const isListOfObjects = (field: Field): boolean =>
  isListType(getNullableType(field.type)) && isObjectType(getNamedType(field.type));

/** Counts the rows within one row, in its lists and in the lists of their rows. */
function rowsWithin(set: SelectionSetNode | undefined, type: GraphQLNamedType, fragments: Fields): number {
  if (!set || !isObjectType(type)) return 0;
  let rows = 0;
  eachField(set, type, fragments, (field, { selectionSet }) => {
    const within = rowsWithin(selectionSet, getNamedType(field.type), fragments);
    rows += isListOfObjects(field) ? ROWS_WITHIN * (1 + within) : within;
  });
  return rows;
}

function eachField(
  set: SelectionSetNode,
  type: GraphQLObjectType,
  fragments: Fields,
  visit: (field: Field, node: FieldNode) => void,
): void {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const field = type.getFields()[selection.name.value];
      if (field) visit(field, selection);
      continue;
    }
    const below = selection.kind === Kind.INLINE_FRAGMENT
      ? selection.selectionSet
      : fragments.get(selection.name.value);
    if (below) eachField(below, type, fragments, visit);
  }
}
