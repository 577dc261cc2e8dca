import type { TimelineEntry } from "../../../api/generated/schema.ts";
import { choiceWord } from "../list/choice_word.ts";
import { hasWords, type Key, t } from "../../lib/i18n.ts";
import { config } from "../../lib/config.ts";
import { Instant } from "../../parts/instant.tsx";
import { ChangeLines } from "./change_lines.tsx";
import { useTimelineStyles } from "./timeline.styles.ts";

/** Returns the words of an action: a step of the machine, or a mutation. The first action is the creation of the record. */
export function actionText(action: string, isFirst: boolean): string {
  if (isFirst && action.startsWith("make")) return t("record.action.made");
  const name = action.replace(".", "_");
  const key = [`record.action.${name}`, `audit.action.${name}`].find(hasWords);
  return t((key ?? "record.action.changed") as Key);
}

/** Returns a reason in words, because automatic decisions have a code as their reason. */
export const whyText = (reason: string): string =>
  hasWords(`reason.${reason}`) ? t(`reason.${reason}` as Key) : reason;

interface Props {
  readonly entity: string;
  readonly entry: TimelineEntry;
  readonly record: object;
  readonly isFirst: boolean;
}

export function ActionEntry({ entity, entry, record, isFirst }: Props) {
  const styles = useTimelineStyles();
  const its = record as Readonly<Record<string, unknown>>;
  const currency = typeof its["currency"] === "string" ? its["currency"] : config().currency;
  const around = { entity, record: its, currency };
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
      <ChangeLines changes={entry.changes} reason={entry.reason} around={around} />
    </>
  );
}
