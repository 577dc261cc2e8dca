/** Read rows are faded with sufficient contrast. Source: docs/requirements.md S4.4, S4.6, S2.44. */
import { Button, mergeClasses } from "@fluentui/react-components";
import {
  ChatHelpRegular,
  type FluentIcon,
  MailReadRegular,
  MailUnreadRegular,
  ReceiptRegular,
  TagRegular,
} from "@fluentui/react-icons";
import { type KeyboardEvent, memo, type MouseEvent, useId, useState } from "react";
import { Link } from "wouter";
import type { Person } from "../../../../api/access.ts";
import { config } from "../../../lib/config.ts";
import { hasWords, t } from "../../../lib/i18n.ts";
import { destinationOfNotification, pictureOf } from "./destination.ts";
import type { FeedItem } from "./wiring.ts";
import type { Status } from "../../../../machines/desk/notification_feed.ts";
import { useRowStyles } from "./feed_row.styles.ts";
import { useVisuallyHidden } from "../../../lib/visually_hidden.ts";
import { noticeTexts } from "./notice_texts.ts";
import { exactText } from "./notified_text.ts";

const ICONS: Readonly<Record<string, FluentIcon>> = {
  Order: ReceiptRegular,
  Item: TagRegular,
  Support: ChatHelpRegular,
};

interface Props {
  readonly row: FeedItem;
  readonly person: Person;
  readonly when: string;
  /** This prop is unused, but a new language changes it, so that the memoized row renders again. */
  readonly lang: string;
  readonly position: number;
  /** Number of rows; -1 if unknown (`aria-setsize`). */
  readonly size: number;
  /** True for the one row that Tab reaches. */
  readonly isCurrent: boolean;
  readonly onCurrent: (id: string) => void;
  readonly onMark: (id: string, status: Status) => void;
  readonly onFollow: () => void;
}

function Row(props: Props) {
  const { row, person, when, position, size, isCurrent, onCurrent, onMark, onFollow } = props;
  const styles = useRowStyles();
  const unseen = useVisuallyHidden();
  const id = useId();
  const isNew = row.status === "New";
  const href = destinationOfNotification(row, person);
  const { subject, content } = noticeTexts(row);
  const read = () => isNew && onMark(row._id, "Readed");
  const toggle = () => onMark(row._id, isNew ? "Readed" : "New");
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter") {
      const link = event.currentTarget.querySelector("a");
      // The click bubbles to the row, which marks the notification as read.
      if (link) link.click();
      else read();
    } else if (event.key === "r" || event.key === "R") toggle();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <article
      data-id={row._id}
      className={mergeClasses(styles.row, !isNew && styles.read)}
      tabIndex={isCurrent ? 0 : -1}
      aria-labelledby={`${id}-subject`}
      aria-describedby={`${id}-content ${id}-meta`}
      aria-posinset={position}
      aria-setsize={size}
      onFocus={() => onCurrent(row._id)}
      onKeyDown={onKeyDown}
      onClick={read}
      onAuxClick={({ button }: MouseEvent) => button === 1 && read()}
    >
      <Picture row={row} />
      <div className={mergeClasses(styles.words, !isNew && styles.faded)}>
        <div id={`${id}-subject`} className={mergeClasses(styles.subject, isNew && styles.strong)}>
          {isNew && <span className={unseen}>{`${t("notifications.unread")} `}</span>}
          {href
            ? (
              <Link href={href} className={styles.link} tabIndex={-1} onClick={onFollow}>
                <bdi dir="auto">{subject}</bdi>
              </Link>
            )
            : <bdi dir="auto">{subject}</bdi>}
        </div>
        {content && <div id={`${id}-content`} className={styles.content} dir="auto">{content}</div>}
        <div id={`${id}-meta`} className={styles.meta}>
          <span>{kindText(row.type)}</span>
          {row.code && <bdi className={styles.code} translate="no">{row.code}</bdi>}
          <span className={styles.when}>
            <time
              dateTime={new Date(row.created_at * 1000).toISOString()}
              title={exactText(row.created_at, config().timeZone)}
              dir="auto"
            >
              {when}
            </time>
          </span>
        </div>
      </div>
      <span className={styles.side}>
        <span className={mergeClasses(styles.dot, !isNew && styles.gone)} aria-hidden="true" />
        <Button
          size="small"
          appearance="subtle"
          tabIndex={isCurrent ? 0 : -1}
          icon={isNew ? <MailReadRegular /> : <MailUnreadRegular />}
          aria-label={isNew ? t("notifications.markRead") : t("notifications.markUnread")}
          title={isNew ? t("notifications.markRead") : t("notifications.markUnread")}
          onClick={(event: MouseEvent) => {
            event.stopPropagation();
            toggle();
          }}
        />
      </span>
    </article>
  );
}

/** Memoized, since a feed may hold a thousand rows. */
export const FeedRow = memo(Row);

const kindText = (type: string): string => {
  const key = `notifications.kind.${type}`;
  return hasWords(key) ? t(key as "notifications.kind.Order") : type;
};

function Picture({ row }: Pick<Props, "row">) {
  const styles = useRowStyles();
  const [isBroken, setBroken] = useState(false);
  const picture = pictureOf(row.image);
  const Icon = (Object.hasOwn(ICONS, row.type) && ICONS[row.type]) || ChatHelpRegular;
  return (
    <span className={styles.picture} aria-hidden="true">
      {picture && !isBroken
        ? <img className={styles.image} src={picture} alt="" loading="lazy" onError={() => setBroken(true)} />
        : <Icon />}
    </span>
  );
}
