/** Everything that happened to the order and all that was said about it, newest first, by day. */
import { Button, mergeClasses, MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useState } from "react";
import { isSeller } from "../../../api/access.ts";
import { formatDay } from "../../../api/instants.ts";
import { config } from "../../lib/config.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { CommentEntry } from "../comments/comment_entry.tsx";
import { Composer } from "../comments/composer.tsx";
import { useRecord } from "../../engine/record/record_wiring.ts";
import { type Comment, orderComments } from "../comments/wiring.ts";
import type { Order, TimelineEntry } from "./order.ts";
import { useRecordStyles } from "../../parts/record.styles.ts";
import { Section } from "../../parts/section.tsx";
import { ActionEntry } from "./timeline_entry.tsx";
import { useTimelineStyles } from "./timeline.styles.ts";

/** Entries shown before the person asks for the rest. */
const FIRST = 12;

/** One of both stands in it. */
interface Happening {
  readonly _id: string;
  readonly at: number;
  readonly action: TimelineEntry | null;
  readonly comment: Comment | null;
}

/** Actions come newest first, comments oldest first; of one second the comment is the newer. */
export function happenings(actions: readonly TimelineEntry[], comments: readonly Comment[]): Happening[] {
  const said = comments.map((comment) => ({
    _id: comment._id,
    at: comment.created_at,
    comment,
    action: null,
  }));
  const done = actions.map((action) => ({ _id: action._id, at: action.at, action, comment: null }));
  return [...said.reverse(), ...done].sort((a, b) => b.at - a.at);
}

/** Entries by day, in their order. */
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

export function Timeline({ order }: { readonly order: Order }) {
  const styles = useTimelineStyles();
  const quiet = useRecordStyles().quiet;
  const person = usePerson();
  const thread = useRecord(orderComments, order._id);
  const [isWhole, setWhole] = useState(false);
  const all = happenings(order.timeline, thread.record?.comments ?? []);
  const shown = isWhole ? all : all.slice(0, FIRST);
  const hidden = all.length - shown.length;
  const common = {
    topic: { entity: "orders", id: order._id },
    code: order.code,
    userId: person._id,
    isSeller: isSeller(person),
  };
  return (
    <Section title={t("record.section.timeline")}>
      <Composer
        {...common}
        comment={null}
        visibility={common.isSeller ? "seller" : "staff"}
        onSaid={() => {}}
      />
      {thread.failure && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t("comments.missing", { reason: failureText(thread.failure) })}</MessageBarBody>
        </MessageBar>
      )}
      {all.length === 0 && <span className={quiet}>{t("record.noTimeline")}</span>}
      {byDay(shown, config().timeZone).map(({ day, entries }) => (
        <div key={day}>
          <h4 className={styles.day}>{day}</h4>
          <ol className={styles.list}>
            {entries.map(({ _id, action, comment }) => (
              <li key={_id} className={mergeClasses(styles.entry, comment !== null && styles.said)}>
                {comment && <CommentEntry comment={comment} {...common} />}
                {action && (
                  <ActionEntry
                    entry={action}
                    currency={order.currency}
                    isFirst={action === order.timeline.at(-1)}
                  />
                )}
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
