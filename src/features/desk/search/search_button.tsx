/** Opens the search. Source: docs/requirements.md S2.52, S2.53. */
import { Button } from "@fluentui/react-components";
import { Search20Regular } from "@fluentui/react-icons";
import { useSignals } from "@preact/signals-react/runtime";
import { t } from "../../../lib/i18n.ts";
import { keySigns } from "../../../lib/key_signs.ts";
import { openSearch, searchOpening } from "./search_opening.ts";
import { useSearchButtonStyles } from "./search_button.styles.ts";
import { useVisuallyHidden } from "../../../lib/visually_hidden.ts";

const keysText = (): string => keySigns("mod+k").join(" ");

export function SearchButton() {
  useSignals();
  const styles = useSearchButtonStyles();
  const unseen = useVisuallyHidden();
  return (
    <Button
      className={styles.root}
      icon={<Search20Regular />}
      aria-haspopup="dialog"
      aria-expanded={searchOpening.value !== null}
      aria-keyshortcuts="Control+K Meta+K"
      title={`${t("shell.search")} (${keysText()})`}
      onClick={() => openSearch()}
    >
      <span className={unseen}>{t("shell.search")}:</span>
      <span className={styles.words}>{t("shell.searchHint")}</span>
      <kbd className={styles.keys} aria-hidden="true">{keysText()}</kbd>
    </Button>
  );
}
