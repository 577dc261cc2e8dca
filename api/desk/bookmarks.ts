/** The first ten bookmarks are starred; the rest overflow. Source: docs/requirements.md S3.8, S4.8, S9.6. */

export const STARRED_CAP = 10;
/** Maximum number of suggestions while somebody types, and otherwise. */
export const SUGGESTIONS_TYPING = 6;
export const SUGGESTIONS_AT_REST = 100;
/** Maximum number of bookmarks, starred and overflow together. Reason: nobody finds a bookmark among more. */
export const MAX_BOOKMARKS = 100;
export const MAX_BOOKMARK_TITLE = 120;
/** Longest id that a client may give a bookmark; an id that we derive may be an address, which may be longer. */
export const MAX_BOOKMARK_ID = 100;

/** Names of the spec's menu colors. */
export const BOOKMARK_COLORS = ["primary", "success", "danger", "info", "warning", "dark"] as const;
export type BookmarkColor = (typeof BOOKMARK_COLORS)[number];
export const BOOKMARK_TARGETS = ["_self", "_blank"] as const;
export type BookmarkTarget = (typeof BOOKMARK_TARGETS)[number];

export interface Bookmark {
  /** The client's id, if any. A person's ids are unique. */
  readonly id?: string;
  readonly link: string;
  readonly title: string;
  /** The id of the bookmarked screen, which names the icon; empty for no icon. */
  readonly icon: string;
  readonly color: BookmarkColor;
  readonly target: BookmarkTarget;
}

export interface BookmarkPage {
  readonly id: string;
  readonly title: string;
  readonly link: string;
}

export interface BookmarkItem extends Bookmark {
  /** The client's id; else the screen's id, or the address if it is not a screen of the menu. */
  readonly id: string;
  readonly starred: boolean;
  readonly overflow?: true;
  /** True for an entry that exists only while it is bookmarked, because it is not a screen of the menu. */
  readonly staronly: boolean;
}

export type BookmarkChange =
  | { readonly kind: "put"; readonly bookmark: Bookmark }
  | { readonly kind: "drop"; readonly link: string }
  | { readonly kind: "order"; readonly links: readonly string[] };

type Bookmarks = readonly Bookmark[];

const has = (bookmarks: Bookmarks, link: string): boolean => bookmarks.some((each) => each.link === link);

export function refusalOf(bookmarks: Bookmarks, change: BookmarkChange): "full" | "missing" | null {
  switch (change.kind) {
    case "put":
      return bookmarks.length >= MAX_BOOKMARKS && !has(bookmarks, change.bookmark.link) ? "full" : null;
    case "drop":
      return has(bookmarks, change.link) ? null : "missing";
    case "order":
      return change.links.some((link) => has(bookmarks, link)) ? null : "missing";
  }
}

export function applyChange(bookmarks: Bookmarks, change: BookmarkChange): Bookmarks {
  if (refusalOf(bookmarks, change)) return bookmarks;
  switch (change.kind) {
    case "put":
      return has(bookmarks, change.bookmark.link)
        ? bookmarks.map((each) => each.link === change.bookmark.link ? change.bookmark : each)
        : [...bookmarks, change.bookmark];
    case "drop":
      return bookmarks.filter((each) => each.link !== change.link);
    case "order":
      return ordered(bookmarks, change.links);
  }
}

/** Reorders only the named bookmarks among their own places, so that a star from another window is not lost. */
function ordered(bookmarks: Bookmarks, links: readonly string[]): Bookmarks {
  const named = [...new Set(links)].flatMap((link) => bookmarks.find((each) => each.link === link) ?? []);
  let next = 0;
  return bookmarks.map((each) => named.includes(each) ? named[next++]! : each);
}

export function itemsOf(bookmarks: Bookmarks, pages: readonly BookmarkPage[]): readonly BookmarkItem[] {
  const mine = bookmarks.map((each, place): BookmarkItem => {
    const page = pages.find(({ link }) => link === each.link);
    const at = place < STARRED_CAP ? { starred: true } : { starred: false, overflow: true as const };
    const shown = page ? { title: page.title, icon: page.id } : {};
    return { ...each, ...shown, id: each.id ?? page?.id ?? each.link, ...at, staronly: page === undefined };
  });
  const others = pages.filter(({ link }) => !has(bookmarks, link)).map((page): BookmarkItem => ({
    ...page,
    icon: page.id,
    color: "primary",
    target: "_self",
    starred: false,
    staronly: false,
  }));
  return [...mine, ...others];
}

export const isBookmarked = ({ starred, overflow }: BookmarkItem): boolean => starred || overflow === true;

export const savedBookmarksOf = (items: readonly BookmarkItem[]): Bookmarks =>
  items.filter(isBookmarked).map(({ id, link, title, icon, color, target, staronly }) => ({
    ...id !== (staronly ? link : icon) && { id },
    link,
    title,
    icon,
    color,
    target,
  }));

export const pagesOf = (items: readonly BookmarkItem[]): readonly BookmarkPage[] =>
  items.filter(({ staronly }) => !staronly).map(({ title, link, icon }) => ({ id: icon, title, link }));
