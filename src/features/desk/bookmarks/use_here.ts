import { useLocation, useSearch } from "wouter";
import { isBookmarked } from "../../../../api/desk/bookmarks.ts";
import type { Bookmarks } from "./wiring.ts";
import { iconOf, linkOf, titleOf } from "./current_screen.ts";
import { titleIn } from "./shown_bookmark.ts";
import { announceToggled, toggleBookmark } from "./toggle.ts";

export interface CurrentScreen {
  readonly link: string | null;
  readonly isBookmarked: boolean;
  /** Null while the bookmarks are not loaded, or if the address cannot be starred. */
  readonly toggle: ((hasToast: boolean) => void) | null;
}

export function useHere({ items, change }: Bookmarks): CurrentScreen {
  const [path] = useLocation();
  const search = useSearch();
  const link = linkOf(path, search);
  const known = items?.find((item) => item.link === link);
  const toggle = link === null || items === null ? null : (hasToast: boolean) => {
    const item = known
      ? { ...known, title: titleIn(known) }
      : { link, title: titleOf(path, search), icon: iconOf(link) };
    const made = toggleBookmark(item, items);
    change(made);
    announceToggled(made, item.title, items, hasToast);
  };
  return { link, isBookmarked: known !== undefined && isBookmarked(known), toggle };
}
