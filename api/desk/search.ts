/** Global search on the wire: `GET {api}/main-search/data?q=…`. Source: docs/requirements.md S3.8, S7.20, S9.7. */
import type { BookmarkItem } from "./bookmarks.ts";

import type { Job } from "../generated/schema.ts";

/** What is found, by kind; the client has a title and an icon for each. */
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
/** Most results of any other group. Chosen: what is further down is found sooner by one word more. */
export const RECORDS_LIMIT = 5;
/** Longest text that is searched for, in UTF-16 units. */
export const MAX_QUESTION_LENGTH = 200;
/** The index over records knows nothing shorter; a shorter number is found as a whole. */
export const MIN_WORD_LENGTH = 3;

/** An entry that was found, without what a person made of its address. */
export interface FoundItem {
  readonly id: string;
  readonly title: string;
  /** A path of the app; empty where its screen is not built yet. */
  readonly link: string;
  /** Name of an icon: the kind, or the page's menu item. */
  readonly icon: string;
  /** What tells it from others of the same title: people, places. */
  readonly subtitle?: string;
  /** A number of somebody else's: the shop's, the carrier's. */
  readonly code?: string;
  readonly status?: string;
  /** The ticket that was looked for, where another hangs on the garment now. */
  readonly replaced?: string;
  /** A job instead of its title, which is made of it in the person's language. */
  readonly job?: Pick<Job, "kind" | "about" | "total">;
}

/** One entry of the answer: starred where the person starred its address, in the color that they gave it. */
export type SearchItem = FoundItem & Pick<BookmarkItem, "color" | "starred" | "staronly" | "target">;

export interface SearchGroup {
  readonly groupTitle: string;
  readonly searchLimit: number;
  readonly data: readonly SearchItem[];
  readonly kind?: SearchKind;
}

export interface SearchAnswer {
  readonly searchResult: readonly SearchGroup[];
  /** Where the text is the whole number of exactly one record: the way there. */
  readonly jump?: string;
}
