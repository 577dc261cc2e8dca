/** Global search on the wire: `GET {api}/main-search/data?q=…`. Source: docs/requirements.md S3.8, S7.20, S9.7. */
import type { BookmarkItem } from "./bookmarks.ts";

import type { Job } from "../generated/schema.ts";

/** Kinds of results; the client has a title and an icon for each. */
export const SEARCH_KINDS = [
  "pages",
  "orders",
  "units",
  "packages",
  "items",
  "stores",
  "canned_replies",
  "jobs",
  "users",
  "notifications",
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Most pages among the results, with a text and without one (S9.7). */
export const PAGES_LIMIT = 4;
/** Results of any other group. Chosen: one more word finds the rest sooner. */
export const RECORDS_LIMIT = 5;
/** Longest search text, in UTF-16 units. */
export const MAX_QUESTION_LENGTH = 200;
/** The shortest indexed word; a shorter number is found as a whole. */
export const MIN_WORD_LENGTH = 3;

/** A result without the person's star and color. */
export interface FoundItem {
  readonly id: string;
  readonly title: string;
  /** A path of the app; empty where its screen is not built yet. */
  readonly link: string;
  /** Name of an icon: the kind, or the page's menu item. */
  readonly icon: string;
  /** People or places that distinguish equal titles. */
  readonly subtitle?: string;
  /** A foreign number: the shop's or the carrier's. */
  readonly code?: string;
  readonly status?: string;
  /** The ticket that was searched for, if the garment has another one now. */
  readonly replaced?: string;
  /** A job in place of its title, which is written in the person's language. */
  readonly job?: Pick<Job, "kind" | "about" | "total">;
}

/** A result with the person's star and color. */
export type SearchItem = FoundItem & Pick<BookmarkItem, "color" | "starred" | "staronly" | "target">;

export interface SearchGroup {
  readonly groupTitle: string;
  readonly searchLimit: number;
  readonly data: readonly SearchItem[];
  readonly kind?: SearchKind;
}

export interface SearchAnswer {
  readonly searchResult: readonly SearchGroup[];
  /** Path of the only record with this whole number. */
  readonly jump?: string;
}
