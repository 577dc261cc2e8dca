/** The star takes no focus, as a listbox requires; Alt+S does the same. Source: docs/requirements.md S2.48. */
import { mergeClasses } from "@fluentui/react-components";
import { StarFilled, StarRegular } from "@fluentui/react-icons";
import { useSignals } from "@preact/signals-react/runtime";
import { isBookmarked } from "../../../../api/desk/bookmarks.ts";
import { windowBookmarks } from "../bookmarks/window_bookmarks.ts";
import { pressStar } from "../bookmarks/press_star.ts";
import { t } from "../../../lib/i18n.ts";
import { useOptionStyles } from "./option.styles.ts";
import type { Result } from "./results.ts";

export const isStarrable = ({ link, title }: Result): boolean => link !== "" && title !== "";

export function RowStar({ result }: { readonly result: Result }) {
  useSignals();
  const styles = useOptionStyles();
  const items = windowBookmarks.value?.items ?? null;
  if (items === null) return null;
  const { link, title } = result;
  const isStarred = items.some((each) => each.link === link && isBookmarked(each));
  return (
    <span
      className={mergeClasses(styles.star, isStarred && styles.starred)}
      aria-hidden="true"
      title={t(isStarred ? "bookmarks.unstar" : "bookmarks.star", { title })}
      onClick={(event) => {
        event.stopPropagation();
        pressStar(result);
      }}
    >
      {isStarred ? <StarFilled /> : <StarRegular />}
    </span>
  );
}
