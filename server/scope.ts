/**
 * A scope bounds the sellers whose rows a call may touch. Every store function that reads a seller's table
 * takes one.
 */
import type { Person } from "../api/access.ts";
import { always, among, type Condition } from "./db/conditions.ts";

/** `null` is every seller: staff. An empty list is none. */
export interface Scope {
  readonly sellers: readonly string[] | null;
}

export interface ScopedIds {
  readonly ids: readonly string[];
  readonly scope: Scope;
}

/** For background work: migrations, workers that carry their own seller. */
export const EVERYTHING: Scope = { sellers: null };

export const scopeOf = (person: Person): Scope => ({ sellers: person.scope });

export const covers = (scope: Scope, sellerId: string | null): boolean =>
  scope.sellers === null || (sellerId !== null && scope.sellers.includes(sellerId));

/**
 * Returns the condition that a row belongs to the scope; no other place writes it in SQL.
 * An empty scope is no row, never every row.
 */
export function inScope(scope: Scope, column = "seller_id"): Condition {
  return scope.sellers === null ? always : among(column, scope.sellers);
}

/** Intersects a scope with some sellers. */
export function within(scope: Scope, sellers: readonly string[] | null | undefined): Scope {
  if (!sellers) return scope;
  return { sellers: sellers.filter((seller) => covers(scope, seller)) };
}
