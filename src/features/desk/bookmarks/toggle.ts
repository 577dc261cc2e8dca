import {
  type BookmarkChange,
  type BookmarkItem,
  isBookmarked,
  MAX_BOOKMARKS,
  STARRED_CAP,
} from "../../../../api/desk/bookmarks.ts";
import { t } from "../../../lib/i18n.ts";
import { announce, notify } from "../../../lib/toasts.ts";

export interface Starrable {
  readonly link: string;
  readonly title: string;
  readonly icon: string;
}

type Items = readonly BookmarkItem[];

export function toggleBookmark({ link, title, icon }: Starrable, items: Items): BookmarkChange {
  const known = items.find((item) => item.link === link);
  if (known && isBookmarked(known)) return { kind: "drop", link };
  return { kind: "put", bookmark: { link, title, icon, color: "primary", target: "_self" } };
}

/** Announces the result to screen readers only, or to everybody by a toast if no star button shows it. */
export function announceToggled(
  change: BookmarkChange,
  title: string,
  items: Items,
  hasToast: boolean,
): void {
  const count = items.filter(isBookmarked).length;
  // The bookmarks' machine itself shows a message if it refuses a bookmark above the limit.
  if (change.kind === "put" && count >= MAX_BOOKMARKS) return;
  const key = change.kind === "drop" ? "removed" : count < STARRED_CAP ? "starred" : "overflowed";
  const text = t(`bookmarks.said.${key}`, { title });
  if (hasToast) notify("success", text);
  else announce(text);
}
