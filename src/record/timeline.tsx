/** Everything that happened to the order, newest first, by day. */
import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { formatDay } from "../../api/instants.ts";
import { formatMinor } from "../../api/money.ts";
import { statusWord } from "../list/status_pill.tsx";
import { config } from "../lib/config.ts";
import { hasWords, type Key, t } from "../lib/i18n.ts";
import { Instant } from "./instant.tsx";
import type { Order, TimelineEntry } from "./order.ts";
import { useRecordStyles } from "./record.styles.ts";
import { Section } from "./section.tsx";
import { useTimelineStyles } from "./timeline.styles.ts";

/** Entries shown before the person asks for the rest. */
const FIRST = 12;

/** Words for what was done: a step of the machine or a root field. An order begins by being made. */
export function actionText(action: string, isFirst: boolean): string {
  if (isFirst && action === "makeOrder") return t("record.action.made");
  const key = `record.action.${action.replace(".", "_")}`;
  return hasWords(key) ? t(key as Key) : t("record.action.changed");
}

/** A value as a person reads it: statuses in their words, amounts with their decimals, nothing as "empty". */
export function valueText(field: string, value: string, currency: string): string {
  if (value === "") return t("record.empty");
  if (field.endsWith("status")) return statusWord(value);
  if (field.endsWith("_minor")) return formatMinor(Number(value), currency);
  if (field === "paid") return t(value === "1" || value === "true" ? "record.yes" : "record.no");
  return value;
}

/** Entries by day, in their order. */
export function byDay(entries: readonly TimelineEntry[], timeZone: string) {
  const days: { readonly day: string; readonly entries: TimelineEntry[] }[] = [];
  for (const entry of entries) {
    const day = formatDay(entry.at, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

export function Timeline({ order }: { readonly order: Order }) {
  const styles = useTimelineStyles();
  const quiet = useRecordStyles().quiet;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? order.timeline : order.timeline.slice(0, FIRST);
  const hidden = order.timeline.length - shown.length;
  return (
    <Section title={t("record.section.timeline")}>
      {order.timeline.length === 0 && <span className={quiet}>{t("record.noTimeline")}</span>}
      {byDay(shown, config().timeZone).map(({ day, entries }) => (
        <div key={day}>
          <h4 className={styles.day}>{day}</h4>
          <ol className={styles.list}>
            {entries.map((entry) => (
              <Entry
                key={entry._id}
                entry={entry}
                currency={order.currency}
                isFirst={entry === order.timeline.at(-1)}
              />
            ))}
          </ol>
        </div>
      ))}
      {hidden > 0 && (
        <Button appearance="subtle" className={styles.more} onClick={() => setWhole(true)}>
          {t("record.earlier", { count: hidden })}
        </Button>
      )}
    </Section>
  );
}

interface EntryProps {
  readonly entry: TimelineEntry;
  readonly currency: string;
  readonly isFirst: boolean;
}

function Entry({ entry, currency, isFirst }: EntryProps) {
  const styles = useTimelineStyles();
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <span className={styles.action}>{actionText(entry.action, isFirst)}</span>{" "}
        <span className={styles.quiet}>
          <bdi>{t("record.by", { actor: entry.actor })}</bdi> · <Instant at={entry.at} />
        </span>
      </div>
      {entry.reason && <div dir="auto">{t("record.because", { reason: entry.reason })}</div>}
      {entry.changes.map((change) => (
        <div key={change.field} className={styles.quiet}>
          <span>{t(`field.${change.field}`)}:</span> {change.before !== "" && (
            <>
              <bdi>{valueText(change.field, change.before, currency)}</bdi>{" "}
              <span className={styles.arrow} aria-hidden="true">→</span>
              {" "}
            </>
          )}
          <bdi className={styles.after}>{valueText(change.field, change.after, currency)}</bdi>
        </div>
      ))}
    </li>
  );
}
