import { Button, mergeClasses } from "@fluentui/react-components";
import { type ReactNode, useState } from "react";
import { formatDay } from "../../../api/time/instants.ts";
import type { TimelineEntry } from "../../../api/generated/schema.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { useRecordStyles } from "../../parts/record.styles.ts";
import { Section } from "../../parts/section.tsx";
import { ActionEntry } from "./timeline_entry.tsx";
import { useTimelineStyles } from "./timeline.styles.ts";

/** Number of entries that are shown before the person asks for all. */
const FIRST = 12;

export interface Remark {
  readonly _id: string;
  /** Unix seconds. */
  readonly at: number;
  readonly node: ReactNode;
}

interface TimelineItem {
  readonly _id: string;
  readonly at: number;
  readonly entry: TimelineEntry | null;
  readonly remark: Remark | null;
}

/** Merges entries (newest first) and remarks (oldest first). In the same second the remark counts as newer. */
function timelineItems(entries: readonly TimelineEntry[], remarks: readonly Remark[]): TimelineItem[] {
  const remarkRows = remarks.map((remark) => ({ _id: remark._id, at: remark.at, remark, entry: null }));
  const done = entries.map((entry) => ({ _id: entry._id, at: entry.at, entry, remark: null }));
  return [...remarkRows.reverse(), ...done].sort((a, b) => b.at - a.at);
}

export function byDay<Entry extends { readonly at: number }>(entries: readonly Entry[], timeZone: string) {
  const days: { readonly day: string; readonly entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = formatDay(entry.at, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

interface Props {
  readonly entity: string;
  readonly entries: readonly TimelineEntry[];
  readonly remarks?: readonly Remark[];
  readonly record: object;
  readonly children?: ReactNode;
}

export function Timeline({ entity, entries, remarks = [], record, children }: Props) {
  const styles = useTimelineStyles();
  const quiet = useRecordStyles().quiet;
  const [isWhole, setWhole] = useState(false);
  const all = timelineItems(entries, remarks);
  const shown = isWhole ? all : all.slice(0, FIRST);
  const hidden = all.length - shown.length;
  return (
    <Section title={t("record.section.timeline")}>
      {children}
      {all.length === 0 && <span className={quiet}>{t("record.noTimeline")}</span>}
      {byDay(shown, config().timeZone).map(({ day, entries: some }) => (
        <div key={day}>
          <h4 className={styles.day}>{day}</h4>
          <ol className={styles.list}>
            {some.map(({ _id, entry, remark }) => (
              <li key={_id} className={mergeClasses(styles.entry, remark !== null && styles.comment)}>
                {remark?.node}
                {entry && <ActionEntry {...{ entity, entry, record }} isFirst={entry === entries.at(-1)} />}
              </li>
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
