/** The bell, its panel and the page share one actor per person, which runs while one of them is mounted. */
import { useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import type { DataOf } from "../../../../api/operation.ts";
import {
  NotificationMake,
  NotificationReadAll,
  Notifications as NotificationsPage,
  NotificationsCount,
  NotificationsFeed,
} from "../../../../api/generated/operations/notifications.ts";
import { MAX_PAGE_SIZE } from "../../../../api/constants.ts";
import {
  badgeOf,
  type FeedView,
  type Mark,
  type Status,
  visibleFeed,
} from "../../../../machines/desk/notification_feed.ts";
import {
  FEED_PAGE,
  type FetchedMore,
  type MarkAnswer,
  type MoreRequest,
  notificationsMachine,
  type SyncRequest,
  type SyncResult,
} from "../../../../machines/desk/notifications.ts";
import { ask } from "../../../lib/client.ts";
import { debounce } from "../../../lib/debounce.ts";
import { onChange, onGap } from "../../../engine/live/live.ts";
import type { Failure } from "../../../lib/outcome.ts";
import { createActor } from "../../../engine/wiring/actor.ts";

/** The wire type of `status` is narrowed to its two values. */
export type FeedItem = Omit<DataOf<typeof NotificationsPage>["notifications"][number], "status"> & {
  readonly status: Status;
};

/** Debounces bursts of events. */
const DEBOUNCE_MS = 250;
const NEW = { status: "New" } as const;

const failed = (failure: Failure) => ({ kind: "failed" as const, failure });

async function sync({ feed }: SyncRequest, signal: AbortSignal): Promise<SyncResult> {
  const options = { background: true, signal } as const;
  if (!feed) {
    const outcome = await ask(NotificationsCount, NEW, options);
    if (!outcome.ok) return failed(outcome.failure);
    return { kind: "synced", count: outcome.data.notificationsCount.count, feed: null };
  }
  const perPage = Math.min(feed.size, MAX_PAGE_SIZE);
  const pages = Math.ceil(feed.size / perPage);
  const rows = new Map<string, FeedItem>();
  for (let page = 1;; page++) {
    const outcome = await ask(NotificationsFeed, feed.view, { ...options, page, perPage });
    if (!outcome.ok) return failed(outcome.failure);
    const { notifications, notificationsCount: { count } } = outcome.data;
    // A row that moves between the fetches may come twice: the later version counts.
    for (const row of notifications as readonly FeedItem[]) rows.set(row._id, row);
    const isEnd = notifications.length < perPage;
    if (isEnd || page >= pages) {
      return { kind: "synced", count, feed: { rows: [...rows.values()], isEnd } };
    }
  }
}

async function fetchMore({ view, before }: MoreRequest, signal: AbortSignal): Promise<FetchedMore> {
  const options = { background: true, perPage: FEED_PAGE, signal } as const;
  const outcome = await ask(NotificationsPage, { ...view, before }, options);
  if (!outcome.ok) return failed(outcome.failure);
  const rows = outcome.data.notifications as readonly FeedItem[];
  return { kind: "more", rows, isEnd: rows.length < FEED_PAGE };
}

/** Marking is idempotent, so a mark without an answer is sent again. */
async function sendMark({ ids, status }: Mark): Promise<MarkAnswer> {
  const options = { background: true } as const;
  if (ids === null) {
    const outcome = await ask(NotificationReadAll, {}, options);
    return outcome.ok
      ? { kind: "marked", count: outcome.data.notificationReadAll.count }
      : failed(outcome.failure);
  }
  const outcome = await ask(NotificationMake, { ids, status }, options);
  return outcome.ok
    ? { kind: "marked", count: outcome.data.notificationMake.count }
    : failed(outcome.failure);
}

export const wiredNotifications = notificationsMachine.provide({
  actors: {
    sync: fromPromise(({ input, signal }) => sync(input, signal)),
    fetchMore: fromPromise(({ input, signal }) => fetchMore(input, signal)),
    // No abort signal: the request goes on after the screen closes, since a clicked notification is read.
    sendMark: fromPromise(({ input }) => sendMark(input)),
  },
});

export interface NotificationsActor {
  readonly actor: ActorRefFrom<typeof wiredNotifications>;
  /** Keeps the actor running until the returned function is called. */
  readonly keepRunning: () => () => void;
  /** Keeps the feed open until the returned function is called. */
  readonly keepOpen: () => () => void;
}

let running: (NotificationsActor & { readonly personId: string }) | null = null;

export function startNotifications(onEnd: () => void): NotificationsActor {
  const actor = createActor(wiredNotifications);
  const { run: changed, stop: forget } = debounce(
    DEBOUNCE_MS,
    () => actor.send({ type: "notifications.changed" }),
  );
  let stops: readonly (() => void)[] = [];
  const count = (onFirst: () => void, onLast: () => void) => {
    let users = 0;
    return () => {
      if (++users === 1) onFirst();
      let isDone = false;
      return () => {
        if (isDone) return;
        isDone = true;
        // Waits, since another component may mount in the same tick, such as the page after the panel.
        queueMicrotask(() => --users === 0 && onLast());
      };
    };
  };
  const begin = () => {
    actor.start();
    stops = [onChange("notifications", changed), onGap(changed)];
  };
  const end = () => {
    forget();
    stops.forEach((each) => each());
    actor.stop();
    onEnd();
  };
  return {
    actor,
    keepRunning: count(begin, end),
    keepOpen: count(() => actor.send({ type: "feed.open" }), () => actor.send({ type: "feed.close" })),
  };
}

function runningOf(personId: string): NotificationsActor {
  if (running?.personId === personId) return running;
  const begun = startNotifications(() => {
    if (running?.personId === personId) running = null;
  });
  const mine = { ...begun, personId };
  running = mine;
  return mine;
}

export interface ShownNotifications {
  readonly badge: number | null;
  readonly phase: "closed" | "loading" | "shown" | "failed";
  readonly view: FeedView;
  readonly rows: readonly FeedItem[];
  readonly fresh: number;
  readonly isEnd: boolean;
  readonly isPaging: boolean;
  readonly failure: Failure | null;
  readonly moreFailure: Failure | null;
  readonly markFailure: Failure | null;
  readonly mark: (id: string, status: Status) => void;
  readonly markAll: () => void;
  readonly retryMarks: () => void;
  readonly dismissRefused: () => void;
  readonly more: () => void;
  readonly refresh: () => void;
  readonly showFresh: () => void;
  readonly setView: (view: FeedView) => void;
}

/** @param isLooking true to keep the whole feed fresh, false for the unread count only */
export function useNotifications(personId: string, isLooking: boolean): ShownNotifications {
  const { actor, keepRunning, keepOpen } = runningOf(personId);
  useEffect(keepRunning, [keepRunning]);
  useEffect(() => isLooking ? keepOpen() : undefined, [keepOpen, isLooking]);
  const snapshot = useSelector(actor, (each) => each);
  const { context } = snapshot;
  const acts = useMemo(() => actsOf(actor), [actor]);
  return useMemo(() => ({
    ...acts,
    badge: badgeOf(context),
    phase: snapshot.matches({ feed: "closed" })
      ? "closed"
      : snapshot.matches({ feed: { opened: "loading" } })
      ? "loading"
      : snapshot.matches({ feed: { opened: "failed" } })
      ? "failed"
      : "shown",
    view: context.view,
    // The machine's type is wider; these rows come from the operations above.
    rows: visibleFeed(context).rows as readonly FeedItem[],
    fresh: context.fresh.length,
    isEnd: context.isEnd,
    isPaging: context.wantsMore,
    failure: context.failure as Failure | null,
    moreFailure: context.moreFailure as Failure | null,
    markFailure: context.markFailure as Failure | null,
  }), [acts, snapshot, context]);
}

function actsOf({ send }: Pick<NotificationsActor["actor"], "send">) {
  return {
    mark: (id: string, status: Status) => send({ type: "mark", ids: [id], status }),
    markAll: () => send({ type: "mark.all" }),
    retryMarks: () => send({ type: "mark.retry" }),
    dismissRefused: () => send({ type: "mark.dismiss" }),
    more: () => send({ type: "feed.more" }),
    refresh: () => send({ type: "feed.refresh" }),
    showFresh: () => send({ type: "fresh.show" }),
    setView: (view: FeedView) => send({ type: "view.change", view }),
  };
}
