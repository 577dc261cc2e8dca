/** Keys: ↑ ↓ Home End move, Enter opens, R marks as read or unread. Source: WAI-ARIA, feed. */
import { Button, Skeleton, SkeletonItem, Spinner } from "@fluentui/react-components";
import { ArrowUp16Regular } from "@fluentui/react-icons";
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { config } from "../../../lib/config.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { language, t } from "../../../lib/i18n.ts";
import { useNow } from "../../../lib/now.ts";
import { InlineMessageBar } from "../../../parts/message_bar.tsx";
import { Empty } from "../../../engine/list/empty.tsx";
import { usePerson } from "../../../lib/person.ts";
import type { ShownNotifications } from "./wiring.ts";
import { useFeedStyles } from "./feed.styles.ts";
import { FeedRow } from "./feed_row.tsx";
import { notifiedText } from "./notified_text.ts";
import { useRowStyles } from "./feed_row.styles.ts";

/** More rows load when fewer pixels are left to scroll. Source: docs/requirements.md S9.3. */
export const NEAR_END_PX = 500;

interface Props {
  readonly feed: ShownNotifications;
  readonly onFollow: () => void;
}

export function Feed({ feed, onFollow }: Props) {
  const { phase, failure, rows, view, refresh } = feed;
  if (phase === "failed") {
    return (
      <Empty isFailure title={t("notifications.failedTitle")} text={failure ? failureText(failure) : ""}>
        <Button appearance="primary" onClick={refresh}>{t("notifications.retry")}</Button>
      </Empty>
    );
  }
  if (phase !== "shown") return <FeedSkeleton />;
  const isNarrowed = view.status !== "" || view.type !== "";
  return (
    <>
      <FeedMessageBars feed={feed} />
      {rows.length > 0
        ? <Rows feed={feed} onFollow={onFollow} />
        : isNarrowed
        ? (
          <Empty title={t("notifications.noneTitle")} text={t("notifications.noneText")}>
            <Button onClick={() => feed.setView({ status: "", type: "" })}>
              {t("notifications.showAll")}
            </Button>
          </Empty>
        )
        : <Empty title={t("notifications.emptyTitle")} text={t("notifications.emptyText")} />}
    </>
  );
}

function FeedMessageBars({ feed }: { readonly feed: ShownNotifications }) {
  const { failure, markFailure, refresh, retryMarks, dismissRefused } = feed;
  const again = t("notifications.retry");
  return (
    <>
      {markFailure && (
        <InlineMessageBar
          tone="warning"
          action={{ words: again, run: retryMarks }}
          onDismiss={dismissRefused}
        >
          {t("notifications.markFailed", { reason: failureText(markFailure) })}
        </InlineMessageBar>
      )}
      {failure && (
        <InlineMessageBar tone="warning" action={{ words: again, run: refresh }}>
          {t("notifications.stale", { reason: failureText(failure) })}
        </InlineMessageBar>
      )}
    </>
  );
}

const ARTICLE = "article";

function walk(event: KeyboardEvent<HTMLElement>): void {
  const articles = [...event.currentTarget.querySelectorAll<HTMLElement>(ARTICLE)];
  const at = articles.findIndex((each) => each.contains(document.activeElement));
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: Math.max(0, at - 1),
    Home: 0,
    End: articles.length - 1,
  };
  const to = articles[places[event.key] ?? -1];
  if (!to) return;
  event.preventDefault();
  event.stopPropagation();
  to.focus();
}

function Rows({ feed, onFollow }: Props) {
  const styles = useFeedStyles();
  const person = usePerson();
  const now = useNow();
  const { timeZone } = config();
  const lang = language.peek();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState("");
  const { rows, isEnd, isPaging, moreFailure, more, mark, fresh, showFresh } = feed;
  const fetchNearEnd = useCallback(() => {
    const box = scroller.current;
    if (!box || isEnd || isPaging || moreFailure) return;
    if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX) more();
  }, [isEnd, isPaging, moreFailure, more]);
  // The loaded rows may not fill the viewport.
  useEffect(fetchNearEnd, [fetchNearEnd, rows.length]);
  const show = () => {
    showFresh();
    if (scroller.current) scroller.current.scrollTop = 0;
    scroller.current?.querySelector<HTMLElement>(ARTICLE)?.focus();
  };
  const current = rows.some(({ _id }) => _id === active) ? active : rows[0]?._id;
  return (
    <div className={styles.holder}>
      <div className={styles.fresh} role="status">
        {fresh > 0 && (
          <Button
            size="small"
            shape="circular"
            appearance="primary"
            icon={<ArrowUp16Regular />}
            onClick={show}
          >
            {t("notifications.fresh", { count: fresh })}
          </Button>
        )}
      </div>
      <div ref={scroller} className={styles.scroller} data-scrolls onScroll={fetchNearEnd}>
        <div
          role="feed"
          aria-label={t("notifications.title")}
          aria-busy={isPaging}
          onKeyDown={walk}
        >
          {rows.map((row, index) => (
            <FeedRow
              key={row._id}
              row={row}
              person={person}
              when={notifiedText(row.created_at, now, timeZone)}
              lang={lang}
              position={index + 1}
              size={isEnd ? rows.length : -1}
              isCurrent={row._id === current}
              onCurrent={setActive}
              onMark={mark}
              onFollow={onFollow}
            />
          ))}
        </div>
        <div className={styles.foot}>
          {moreFailure && (
            <span role="alert">{t("notifications.moreFailed", { reason: failureText(moreFailure) })}</span>
          )}
          {isPaging && <Spinner size="tiny" label={t("notifications.loadingMore")} />}
          {!isEnd && !isPaging && (
            <Button size="small" onClick={more}>
              {moreFailure ? t("notifications.retry") : t("notifications.more")}
            </Button>
          )}
          {isEnd && <span>{t("notifications.end")}</span>}
        </div>
      </div>
    </div>
  );
}

const SKELETON_AFTER_MS = 100;
const SKELETON_ROWS = [1, 2, 3, 4, 5];

/** The skeleton is delayed, since most answers are quick. */
function FeedSkeleton() {
  const styles = useRowStyles();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return <div className={styles.skeleton} aria-busy="true" />;
  return (
    <Skeleton className={styles.skeleton} aria-busy="true" aria-label={t("notifications.loading")}>
      {SKELETON_ROWS.map((place) => (
        <div key={place} className={styles.skeletonRow}>
          <SkeletonItem shape="circle" size={32} />
          <div className={styles.words}>
            <SkeletonItem size={16} />
            <SkeletonItem size={16} />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
