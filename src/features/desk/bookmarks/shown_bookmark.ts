import type { Person } from "../../../../api/access.ts";
import type { BookmarkItem } from "../../../../api/desk/bookmarks.ts";
import { destinationOf } from "../../../../resources/destinations.ts";
import { hasWords, t } from "../../../lib/i18n.ts";
import { iconOf } from "./current_screen.ts";

export interface ShownBookmark extends BookmarkItem {
  /** Null if the target does not exist or this person may not open it; then the title is plain text. */
  readonly href: string | null;
}

/** Returns the name of the menu item for a screen, and the stored title for any other address. */
export function titleIn({ icon, title, staronly }: BookmarkItem): string {
  const key = `menu.${icon}` as const;
  return !staronly && hasWords(key) ? t(key) : title;
}

export const shownBookmark = (item: BookmarkItem, person: Person): ShownBookmark => ({
  ...item,
  title: titleIn(item),
  icon: item.icon || iconOf(item.link),
  href: destinationOf(item.link, person),
});
