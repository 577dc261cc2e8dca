/** One thing that was done to a record: what, by whom, when and why, and what it changed. */
import { formatMinor } from "../../../api/money.ts";
import type { TimelineEntry } from "../../../api/generated/schema.ts";
import { choiceWord } from "../list/choice_word.ts";
import { statusWord } from "../../parts/status_pill.tsx";
import { hasWords, type Key, t } from "../../lib/i18n.ts";
import { fieldWord } from "../field_words.ts";
import { Instant } from "../../parts/instant.tsx";
import { useTimelineStyles } from "./timeline.styles.ts";

/** Words for what was done: a step of the machine or a root field. A record begins by being made. */
export function actionText(action: string, isFirst: boolean): string {
  if (isFirst && action.startsWith("make")) return t("record.action.made");
  const name = action.replace(".", "_");
  const key = [`record.action.${name}`, `audit.action.${name}`].find(hasWords);
  return t((key ?? "record.action.changed") as Key);
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

/** What the house itself decides it says by a code. */
const whyText = (reason: string): string =>
  hasWords(`reason.${reason}`) ? t(`reason.${reason}` as Key) : reason;

interface Props {
  /** Id of its list. */
  readonly entity: string;
  readonly entry: TimelineEntry;
  /** Of its amounts, where it has some. */
  readonly currency: string;
  readonly isFirst: boolean;
}

export function ActionEntry({ entity, entry, currency, isFirst }: Props) {
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
      {entry.reason && <div dir="auto">{t("record.because", { reason: whyText(entry.reason) })}</div>}
      {entry.changes.map((change) => (
        <div key={change.field} className={styles.quiet}>
          <span>{fieldWord(entity, change.field)}:</span> {change.before !== "" && (
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
