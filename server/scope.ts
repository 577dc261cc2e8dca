/** Whose rows a call may touch. Every store function that reads a seller's table takes one. */
import type { Person } from "../api/access.ts";
import { always, among, type Condition } from "./db/conditions.ts";

/** `null` is every seller: staff. A list may be empty: then nothing is seen. */
export interface Scope {
  readonly sellers: readonly string[] | null;
}

/** Records by their ids, as far as the caller may see them. */
export interface ScopedIds {
  readonly ids: readonly string[];
  readonly scope: Scope;
}

/** For work that no person asked for: migrations, workers that carry their own seller. */
export const EVERYTHING: Scope = { sellers: null };

export const scopeOf = (person: Person): Scope => ({ sellers: person.scope });

export const covers = (scope: Scope, sellerId: string | null): boolean =>
  scope.sellers === null || (sellerId !== null && scope.sellers.includes(sellerId));

/**
 * The condition that a row belongs to the scope, for `where`: the one place that says so in SQL.
 * An empty scope is no row, never every row.
 */
export function inScope(scope: Scope, column = "seller_id"): Condition {
  return scope.sellers === null ? always : among(column, scope.sellers);
}

/** The part of a scope that belongs to some sellers; sellers outside of it add nothing. */
export function within(scope: Scope, sellers: readonly string[] | null | undefined): Scope {
  if (!sellers) return scope;
  return { sellers: sellers.filter((seller) => covers(scope, seller)) };
}
