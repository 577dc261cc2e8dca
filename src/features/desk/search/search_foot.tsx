import { useSignals } from "@preact/signals-react/runtime";
import { ACTIONS_PREFIX } from "../../../../machines/desk/search.ts";
import { windowBookmarks } from "../bookmarks/window_bookmarks.ts";
import { t } from "../../../lib/i18n.ts";
import { keySigns } from "../../../lib/key_signs.ts";
import type { Search } from "./wiring.ts";
import { KeyCaps } from "./key_caps.tsx";
import { useSearchStyles } from "./search.styles.ts";
import { useVisuallyHidden } from "../../../lib/visually_hidden.ts";

export function SearchFoot({ search }: { readonly search: Search }) {
  useSignals();
  const styles = useSearchStyles();
  const unseen = useVisuallyHidden();
  const isAsking = search.phase === "typing" || search.phase === "asking";
  const count = search.groups.reduce((sum, { options }) => sum + options.length, 0);
  const statusText = isAsking
    ? t("search.asking")
    : search.text.trim() === ""
    ? ""
    : t("search.count", { count });
  return (
    <>
      {/* Screen readers get the status from here, since the visible line is hidden from them. */}
      <span role="status" className={unseen}>{isAsking ? "" : statusText}</span>
      <div className={styles.foot} aria-hidden="true">
        <div className={styles.hints}>
          <span className={styles.hint}>
            <KeyCaps keys={[...keySigns("ArrowUp"), ...keySigns("ArrowDown")]} />
            {t("search.keys.move")}
          </span>
          <span className={styles.hint}>
            <KeyCaps keys={keySigns("Enter")} />
            {t("search.keys.go")}
          </span>
          <span className={styles.hint}>
            <KeyCaps keys={keySigns("Escape")} />
            {t("search.keys.close")}
          </span>
          <span className={styles.hint}>
            <KeyCaps keys={[ACTIONS_PREFIX]} />
            {t("search.keys.actions")}
          </span>
          {windowBookmarks.value && (
            <span className={styles.hint}>
              <KeyCaps keys={keySigns("alt+s")} />
              {t("search.keys.star")}
            </span>
          )}
        </div>
        <span className={styles.count}>{statusText}</span>
      </div>
    </>
  );
}
