/** Starring and unstarring, whatever shows the star. */
import {
  type BookmarkChange,
  type BookmarkItem,
  isBookmarked,
  MAX_BOOKMARKS,
  STARRED_CAP,
} from "../../../../api/desk/bookmarks.ts";
import { t } from "../../../lib/i18n.ts";
import { announce, notify } from "../../../lib/toasts.ts";

/** What can be starred. */
export interface Starrable {
  readonly link: string;
  readonly title: string;
  readonly icon: string;
}

type Items = readonly BookmarkItem[];

/** The change that a press of the star makes. */
export function toggled({ link, title, icon }: Starrable, items: Items): BookmarkChange {
  const known = items.find((item) => item.link === link);
  if (known && isBookmarked(known)) return { kind: "drop", link };
  return { kind: "put", bookmark: { link, title, icon, color: "primary", target: "_self" } };
}

/** Says what became of it: to the ear, and to the eye where no star is in sight. */
export function tellToggled(change: BookmarkChange, title: string, items: Items, isSeen: boolean): void {
  const count = items.filter(isBookmarked).length;
  // That there is no room is said by whoever refuses it.
  if (change.kind === "put" && count >= MAX_BOOKMARKS) return;
  const key = change.kind === "drop" ? "removed" : count < STARRED_CAP ? "starred" : "overflowed";
  const text = t(`bookmarks.said.${key}`, { title });
  if (isSeen) notify("success", text);
  else announce(text);
}
