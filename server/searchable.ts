/** Declares how a module lets global search find its records, so that the search names no module (ADR 114). */
import type { Rule } from "../api/access.ts";
import type { FoundItem, SearchKind } from "../api/desk/search.ts";
import type { AuthorizedContext } from "./context.ts";

/** Lists the rows that one kind found, and the links of those that have the text as their whole number. */
export interface FoundRecords {
  readonly items: readonly FoundItem[];
  readonly exact?: readonly Exact[];
}

/** Names a record by its number. The number of a package names its order too: the search counts both as one record. */
export interface Exact {
  readonly link: string;
  readonly orderId: string;
}

export interface Searchable {
  readonly kind: Exclude<SearchKind, "pages">;
  /** English, for clients without our words. */
  readonly title: string;
  readonly rule: Rule;
  readonly find: (text: string, context: AuthorizedContext) => Promise<FoundRecords>;
}
