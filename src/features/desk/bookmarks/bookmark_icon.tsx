import { mergeClasses } from "@fluentui/react-components";
import type { BookmarkItem } from "../../../../api/desk/bookmarks.ts";
import { menuIcon } from "../../../engine/menu_icon.ts";
import { useColorStyles } from "./bookmarks.styles.ts";

export function BookmarkIcon(
  { item: { icon, color } }: { readonly item: Pick<BookmarkItem, "icon" | "color"> },
) {
  const colors = useColorStyles();
  const Icon = menuIcon(icon);
  return <Icon aria-hidden className={mergeClasses(colors.icon, colors[color])} />;
}
