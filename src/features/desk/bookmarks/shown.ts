/** A bookmark as a person sees it: in their language, and followed only where it leads somewhere for them. */
import type { Person } from "../../../../api/access.ts";
import type { BookmarkItem } from "../../../../api/desk/bookmarks.ts";
import { destinationOf } from "../../../../resources/destinations.ts";
import { hasWords, t } from "../../../lib/i18n.ts";
import { iconOf } from "./here.ts";

export interface ShownBookmark extends BookmarkItem {
  /** Null where it leads nowhere, or is not for this person: then it is text. */
  readonly href: string | null;
}

/** A screen has its name of the menu, an own address the one it was given. */
export function titleIn({ icon, title, staronly }: BookmarkItem): string {
  const key = `menu.${icon}` as const;
  return !staronly && hasWords(key) ? t(key) : title;
}

export const shownOf = (item: BookmarkItem, person: Person): ShownBookmark => ({
  ...item,
  title: titleIn(item),
  icon: item.icon || iconOf(item.link),
  href: destinationOf(item.link, person),
});
