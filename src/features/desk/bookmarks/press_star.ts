import { safePath } from "../../../../api/paths.ts";
import { windowBookmarks } from "./window_bookmarks.ts";
import { announceToggled, type Starrable, toggleBookmark } from "./toggle.ts";

/** Stars or unstars an address, unless the bookmarks are not loaded or the address cannot be starred. */
export function pressStar(item: Starrable): void {
  const { items = null, change } = windowBookmarks.peek() ?? {};
  const link = safePath(item.link);
  if (!items || !change || link === null) return;
  const made = toggleBookmark({ ...item, link }, items);
  change(made);
  announceToggled(made, item.title, items, false);
}
