/** One thing that was done to a record: what, by whom, when and why, and what it changed. */
import { formatMinor } from "../../../api/money.ts";
import { choiceWord } from "../../engine/list/choice_word.ts";
import { statusWord } from "../../parts/status_pill.tsx";
import { hasWords, type Key, t } from "../../lib/i18n.ts";
import { fieldWord } from "../../engine/field_words.ts";
import { Instant } from "../../parts/instant.tsx";
import type { TimelineEntry } from "./order.ts";
import { useTimelineStyles } from "./timeline.styles.ts";

/** Words for what was done: a step of the machine or a root field. An order begins by being made. */
export function actionText(action: string, isFirst: boolean): string {
  if (isFirst && action === "makeOrder") return t("record.action.made");
  const key = `record.action.${action.replace(".", "_")}`;
  return hasWords(key) ? t(key as Key) : t("record.action.changed");
}

/** A value as a person reads it: statuses in their words, amounts with their decimals, nothing as "empty". */
export function valueText(field: string, value: string, currency: string): string {
  if (value === "") return t("record.empty");
  if (field.endsWith("status")) return statusWord(value, field);
  if (field.endsWith("_minor")) return formatMinor(Number(value), currency);
  if (field === "hold_reason" || field === "platform") return choiceWord(field, value);
  if (field === "paid") return t(value === "1" || value === "true" ? "record.yes" : "record.no");
  return value;
}

interface Props {
  readonly entry: TimelineEntry;
  readonly currency: string;
  readonly isFirst: boolean;
}

export function ActionEntry({ entry, currency, isFirst }: Props) {
  const styles = useTimelineStyles();
  return (
    <>
      <div className={styles.what}>
        <span className={styles.action}>{actionText(entry.action, isFirst)}</span>{" "}
        <span className={styles.quiet}>
          <bdi>{t("record.by", { actor: choiceWord("actor_name", entry.actor) })}</bdi>
          {entry.actor_for && <bdi>{` ${t("comments.onBehalf", { name: entry.actor_for })}`}</bdi>} ·{" "}
          <Instant at={entry.at} />
        </span>
      </div>
      {entry.reason && <div dir="auto">{t("record.because", { reason: entry.reason })}</div>}
      {entry.changes.map((change) => (
        <div key={change.field} className={styles.quiet}>
          <span>{fieldWord("orders", change.field)}:</span> {change.before !== "" && (
            <>
              <bdi>{valueText(change.field, change.before, currency)}</bdi>{" "}
              <span className={styles.arrow} aria-hidden="true">→</span>
              {" "}
            </>
          )}
          <bdi className={styles.after}>{valueText(change.field, change.after, currency)}</bdi>
        </div>
      ))}
    </>
  );
}
