import { Button } from "@fluentui/react-components";
import { ACTIONS_PREFIX } from "../../../../machines/desk/search.ts";
import { MIN_WORD_LENGTH } from "../../../../api/desk/search.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import type { Search } from "./wiring.ts";
import { useSearchStyles } from "./search.styles.ts";

interface Props {
  readonly search: Search;
  readonly isNobody: boolean;
}

const isShort = (text: string): boolean =>
  text.split(/\s+/).every((word) => [...word].length < MIN_WORD_LENGTH);

export function SearchNote({ search, isNobody }: Props) {
  const styles = useSearchStyles();
  const { phase, failure, groups } = search;
  const text = search.text.trim();
  if (phase === "failed" && failure) {
    return (
      <div className={styles.failed} role="alert">
        {t("search.failed", { reason: failureText(failure) })}
        <Button size="small" onClick={search.retry}>{t("search.retry")}</Button>
      </div>
    );
  }
  if (isNobody) return <p className={styles.note}>{t("search.aboutNobody")}</p>;
  if (groups.length > 0 || phase === "typing" || phase === "asking") return null;
  if (text.startsWith(ACTIONS_PREFIX)) {
    return (
      <p className={styles.note}>
        {t("search.noAction", { text: text.slice(ACTIONS_PREFIX.length).trim() })}
      </p>
    );
  }
  return (
    <div>
      {text !== "" && <p className={styles.note}>{t("search.none", { text })}</p>}
      <p className={styles.note}>{t(text !== "" && isShort(text) ? "search.short" : "search.about")}</p>
    </div>
  );
}
