/** A store function that reads sellers' rows for a person takes a scope. */
import type { Person } from "../api/access.ts";
import { allRows, type Condition, isOneOf } from "./db/conditions.ts";

/** The sellers whose rows may be read; null means every seller, as for staff, and an empty list no seller. */
export interface Scope {
  readonly sellers: readonly string[] | null;
}

export interface ScopedIds {
  readonly ids: readonly string[];
  readonly scope: Scope;
}

/** The scope of the system: of its steps and workers, and of reads of records that a checked row names. */
export const ALL_SELLERS: Scope = { sellers: null };

export const scopeOf = (person: Person): Scope => ({ sellers: person.scope });

export const covers = (scope: Scope, sellerId: string | null): boolean =>
  scope.sellers === null || (sellerId !== null && scope.sellers.includes(sellerId));

/** Returns the condition of a scope, which only this function writes. An empty scope matches no row. */
export function inScope(scope: Scope, column = "seller_id"): Condition {
  return scope.sellers === null ? allRows : isOneOf(column, scope.sellers);
}

export function narrowScope(scope: Scope, sellers: readonly string[] | null | undefined): Scope {
  if (!sellers) return scope;
  return { sellers: sellers.filter((seller) => covers(scope, seller)) };
}
