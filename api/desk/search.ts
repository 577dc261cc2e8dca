/** Describes `GET {api}/main-search/data?q=…`. Source: docs/requirements.md S3.8, S7.20, S9.7. */
import type { BookmarkItem } from "./bookmarks.ts";

import type { Job, NoticeWords } from "../generated/schema.ts";

export const SEARCH_KINDS = [
  "pages",
  "orders",
  "units",
  "packages",
  "ship_by_tiktok",
  "local_bill",
  "containers",
  "pb_invoices",
  "pb_request",
  "support",
  "ibic",
  "vn_post_manifests",
  "tiktok_orders",
  "items",
  "stores",
  "canned_replies",
  "jobs",
  "users",
  "notifications",
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Maximum number of pages among the results (S9.7). */
export const PAGES_LIMIT = 4;
/** Maximum number of results in any other group: one more word finds the rest sooner. */
export const RECORDS_LIMIT = 5;
/** UTF-16 units. */
export const MAX_GLOBAL_SEARCH_LENGTH = 200;
/** The shortest indexed word; a shorter number is found only as a whole. */
export const MIN_WORD_LENGTH = 3;

export interface FoundItem {
  readonly id: string;
  readonly title: string;
  /** Address of the result; empty if its screen is not built yet. */
  readonly link: string;
  /** Names the icon: the kind of the record, or the page's menu item. */
  readonly icon: string;
  /** People or places that distinguish equal titles. */
  readonly subtitle?: string;
  /** An external number: the shop's or the carrier's. */
  readonly code?: string;
  readonly status?: string;
  /** The ticket that was searched for, if the garment has another one now. */
  readonly replaced?: string;
  /** The job whose title the client writes, in the person's language. */
  readonly job?: Pick<Job, "kind" | "about" | "total">;
  /** The words from which the client writes the title of a notification. */
  readonly words?: NoticeWords;
}

export type SearchItem = FoundItem & Pick<BookmarkItem, "color" | "starred" | "staronly" | "target">;

export interface SearchGroup {
  readonly groupTitle: string;
  readonly searchLimit: number;
  readonly data: readonly SearchItem[];
  readonly kind?: SearchKind;
}

export interface SearchAnswer {
  readonly searchResult: readonly SearchGroup[];
  /** Address of the record whose complete number was searched for, if only one record has it. */
  readonly jump?: string;
}
