/** What was graded at this bench last, newest first. */
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { t } from "../../../lib/i18n.ts";
import { Instant } from "../../../parts/instant.tsx";
import { useReturnStyles } from "./returns.styles.ts";
import type { Desk } from "./wiring.ts";

export function LastReturns({ last }: { readonly last: Desk["last"] }) {
  const styles = useReturnStyles();
  return (
    <section aria-labelledby="returns-last">
      <h2 id="returns-last" className={styles.small}>{t("returns.lastTitle")}</h2>
      {last.length === 0 && <p className={styles.quiet}>{t("returns.lastNone")}</p>}
      <ol className={styles.list}>
        {last.map(({ _id, ticket, package_code, outcome, reason_code, actor_name, at }) => (
          <li key={_id} className={styles.line}>
            <bdi className={styles.mono}>{ticket}</bdi>
            <span>
              {[choiceWord("outcome", outcome), choiceWord("reason_code", reason_code)].filter(Boolean)
                .join(": ")}
            </span>
            <bdi className={styles.mono} translate="no">{package_code}</bdi>
            <bdi translate="no">{actor_name}</bdi>
            <Instant at={at} />
          </li>
        ))}
      </ol>
    </section>
  );
}
