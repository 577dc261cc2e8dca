/**
 * Computes the cost of a query: 1 point for each object of each requested row, and 10 for a mutation.
 * Source: shopify.dev/docs/apps/build/apis/graphql-admin/rate-limits, "Cost calculation"; read 2026-11-30.
 */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";

/** The highest cost of one query. */
export const MAX_COST = 1_000;
const MUTATION_COST = 10;
/** Points of the plan "Standard". */
const [BUCKET, PER_SECOND] = [2_000, 100] as const;

type Variables = Readonly<Record<string, unknown>>;

export function costOf(schema: GraphQLSchema, document: DocumentNode, variables: Variables): number {
  const fragments = new Map(
    document.definitions.filter((each): each is FragmentDefinitionNode =>
      each.kind === Kind.FRAGMENT_DEFINITION
    )
      .map((each) => [each.name.value, each]),
  );
  const costOfSet = (set: SelectionSetNode | undefined, parent: GraphQLNamedType | undefined): number => {
    if (!set || !isObjectType(parent)) return 0;
    let sum = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (fragment) {
          sum += costOfSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
        }
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        sum += costOfSet(selection.selectionSet, parent);
      } else {
        const type = parent.getFields()[selection.name.value]?.type;
        const named = type && getNamedType(type);
        if (named && !isLeafType(named)) {
          sum += timesOf(selection, variables) * (1 + costOfSet(selection.selectionSet, named));
        }
      }
    }
    return sum;
  };
  return document.definitions.reduce((sum, each) => {
    if (each.kind !== Kind.OPERATION_DEFINITION) return sum;
    const root = each.operation === "mutation" ? schema.getMutationType() : schema.getQueryType();
    const base = each.operation === "mutation" ? MUTATION_COST : 0;
    return sum + base + costOfSet(each.selectionSet, root ?? undefined);
  }, 0);
}

function timesOf(field: FieldNode, variables: Variables): number {
  const first = field.arguments?.find((argument) => argument.name.value === "first")?.value;
  if (first?.kind === Kind.INT) return Number(first.value);
  if (first?.kind === Kind.VARIABLE) return Number(variables[first.name.value] ?? 1);
  return 1;
}

/** A bucket that refills continuously. */
export class CostBucket {
  #points: number = BUCKET;
  #at: number;
  readonly #now: () => number;

  /** @param now unix seconds */
  constructor(now: () => number) {
    this.#now = now;
    this.#at = now();
  }

  get status() {
    const at = this.#now();
    this.#points = Math.min(BUCKET, this.#points + Math.max(0, at - this.#at) * PER_SECOND);
    this.#at = at;
    return {
      maximumAvailable: BUCKET,
      currentlyAvailable: Math.floor(this.#points),
      restoreRate: PER_SECOND,
    };
  }

  take(points: number): boolean {
    if (this.status.currentlyAvailable < points) return false;
    this.#points -= points;
    return true;
  }
}
