import { Button } from "@fluentui/react-components";
import { StarFilled, StarRegular } from "@fluentui/react-icons";
import { useSignals } from "@preact/signals-react/runtime";
import { isBookmarked } from "../../../../api/desk/bookmarks.ts";
import { safePath } from "../../../../api/paths.ts";
import { t } from "../../../lib/i18n.ts";
import { useBookmarkStyles } from "./bookmarks.styles.ts";
import { windowBookmarks } from "./window_bookmarks.ts";
import { pressStar } from "./press_star.ts";
import type { Starrable } from "./toggle.ts";

interface Props {
  readonly item: Starrable & { readonly id: string };
}

/** Draws nothing for an address that cannot be starred. */
export function StarButton({ item }: Props) {
  useSignals();
  const styles = useBookmarkStyles();
  const link = safePath(item.link);
  const items = windowBookmarks.value?.items ?? null;
  if (link === null) return null;
  const known = items?.find((each) => each.link === link);
  const isStarred = known !== undefined && isBookmarked(known);
  return (
    <Button
      appearance="transparent"
      size="small"
      icon={isStarred ? <StarFilled className={styles.starred} /> : <StarRegular />}
      aria-pressed={isStarred}
      aria-label={t("bookmarks.star", { title: item.title })}
      title={t(isStarred ? "bookmarks.unstar" : "bookmarks.star", { title: item.title })}
      disabled={items === null}
      onClick={() => pressStar(item)}
    />
  );
}
