/**
 * The API's latest rows and count are shown with the unconfirmed marks applied, so a refused mark needs no undo.
 * Requests run one at a time: marks are sent first, and the feed is fetched after them, so no answer is older than a
 * mark. New notifications wait above the feed until the person asks for them, so that nothing moves under the
 * pointer. Source: docs/requirements.md S4.4, S4.5, S9.3.
 */
import { assign, not, setup } from "xstate";
import {
  applyMark,
  type Feed,
  type FeedState,
  type FeedView,
  type Mark,
  mergePage,
  READ_ALL,
  reduceMark,
  type Status,
} from "./notification_feed.ts";
import { placeholderActor } from "../placeholder.ts";

type Failed = { readonly kind: "failed"; readonly failure: unknown };
/** `feed` is null if only the count was requested. */
export type SyncResult =
  | { readonly kind: "synced"; readonly count: number; readonly feed: Feed | null }
  | Failed;
export type FetchedMore = ({ readonly kind: "more" } & Feed) | Failed;
export type MarkAnswer = { readonly kind: "marked"; readonly count: number } | Failed;

/** `feed` is null to fetch the count only; `size` is the number of rows. */
export interface SyncRequest {
  readonly feed: { readonly view: FeedView; readonly size: number } | null;
}
export interface MoreRequest {
  readonly view: FeedView;
  readonly before: string;
}

export interface NotificationsContext extends FeedState {
  readonly isOpen: boolean;
  readonly isEnd: boolean;
  readonly refused: readonly Mark[];
  readonly markFailure: unknown;
  /** Why the last fetch failed; the rows shown may then be old. */
  readonly failure: unknown;
  readonly moreFailure: unknown;
  /** Notifications may have changed since the last fetch. */
  readonly isDue: boolean;
  readonly wantsMore: boolean;
}

export type NotificationsEvent =
  | { readonly type: "feed.open" }
  | { readonly type: "feed.close" }
  | { readonly type: "feed.more" }
  | { readonly type: "feed.refresh" }
  | { readonly type: "view.change"; readonly view: FeedView }
  | { readonly type: "fresh.show" }
  | { readonly type: "mark"; readonly ids: readonly string[]; readonly status: Status }
  | { readonly type: "mark.all" }
  | { readonly type: "mark.retry" }
  | { readonly type: "mark.dismiss" }
  | { readonly type: "notifications.changed" };

type Done<Output> = { readonly output: Output };

/** Source: docs/requirements.md S7.11, S9.3. */
export const FEED_PAGE = 20;

export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
  },
  actors: {
    sync: placeholderActor<SyncResult, SyncRequest>("sync"),
    fetchMore: placeholderActor<FetchedMore, MoreRequest>("fetchMore"),
    sendMark: placeholderActor<MarkAnswer, Mark>("sendMark"),
  },
  actions: {
    setDue: assign({ isDue: true }),
    askSync: assign({ isDue: false }),
    keepSynced: assign(({ context }, { output }: Done<SyncResult>) => {
      if (output.kind === "failed") return { failure: output.failure };
      const { count, feed } = output;
      return { count, failure: null, ...(feed && context.isOpen ? mergePage(context, feed) : {}) };
    }),
    keepMore: assign(({ context }, { output }: Done<FetchedMore>) => {
      if (output.kind === "failed") return { wantsMore: false, moreFailure: output.failure };
      const known = [...context.fresh, ...context.rows ?? []];
      const ids = new Set(known.map(({ _id }) => _id));
      const rows = [...context.rows ?? [], ...output.rows.filter(({ _id }) => !ids.has(_id))];
      return { rows, isEnd: output.isEnd, wantsMore: false, moreFailure: null };
    }),
    keepMarked: assign(({ context }, { output }: Done<MarkAnswer>) => {
      const [mark, ...marks] = context.marks;
      if (!mark) return {};
      if (output.kind === "failed") {
        const refused = [...context.refused, mark];
        return { marks, refused, markFailure: output.failure, isDue: true };
      }
      return {
        marks,
        count: output.count,
        rows: context.rows && applyMark(context.rows, mark),
        fresh: applyMark(context.fresh, mark),
      };
    }),
    addMark: assign(({ context }, mark: Mark) => {
      const wanted = reduceMark(context, mark);
      return wanted ? { marks: [...context.marks, wanted] } : {};
    }),
    retryMarks: assign(({ context }) => ({
      marks: [...context.marks, ...context.refused],
      refused: [],
      markFailure: null,
    })),
    forgetRefused: assign({ refused: [], markFailure: null }),
    open: assign({ isOpen: true, isDue: true, failure: null }),
    requestFeed: assign({ isDue: true, failure: null }),
    // A closed feed is not updated; it is loaded again when it opens.
    close: assign({
      isOpen: false,
      rows: null,
      fresh: [],
      isEnd: false,
      wantsMore: false,
      moreFailure: null,
    }),
    setView: assign((_, { view }: { view: FeedView }) => ({
      view,
      rows: null,
      fresh: [],
      isEnd: false,
      wantsMore: false,
      moreFailure: null,
      failure: null,
      isDue: true,
    })),
    showFresh: assign(({ context }) => ({ rows: [...context.fresh, ...context.rows ?? []], fresh: [] })),
    wantMore: assign({ wantsMore: true, moreFailure: null }),
  },
  guards: {
    hasMarks: ({ context }) => context.marks.length > 0,
    isDue: ({ context }) => context.isDue,
    wantsMore: ({ context }) => context.wantsMore,
    isNeeded: ({ context }, mark: Mark) => reduceMark(context, mark) !== null,
    hasRefused: ({ context }) => context.refused.length > 0,
    hasFresh: ({ context }) => context.fresh.length > 0,
    hasMore: ({ context: { rows, isEnd, wantsMore } }) =>
      rows !== null && rows.length > 0 && !isEnd && !wantsMore,
    isOtherView: ({ context }, { view }: { view: FeedView }) =>
      view.status !== context.view.status || view.type !== context.view.type,
    isLoaded: ({ context }) => context.rows !== null,
    hasFailure: ({ context }) => context.failure !== null,
  },
}).createMachine({
  id: "notifications",
  context: {
    count: null,
    view: { status: "", type: "" },
    isOpen: false,
    rows: null,
    fresh: [],
    isEnd: false,
    marks: [],
    refused: [],
    markFailure: null,
    failure: null,
    moreFailure: null,
    isDue: true,
    wantsMore: false,
  },
  type: "parallel",
  on: {
    "notifications.changed": { actions: "setDue" },
    "fresh.show": { guard: "hasFresh", actions: "showFresh" },
    "feed.more": { guard: "hasMore", actions: "wantMore" },
    "mark.dismiss": { guard: "hasRefused", actions: "forgetRefused" },
  },
  states: {
    feed: {
      initial: "closed",
      states: {
        closed: { on: { "feed.open": { target: "opened", actions: "open" } } },
        opened: {
          initial: "loading",
          on: {
            "feed.close": { target: "closed", actions: "close" },
            "feed.refresh": { actions: "requestFeed" },
          },
          states: {
            loading: {
              always: [{ target: "shown", guard: "isLoaded" }, { target: "failed", guard: "hasFailure" }],
            },
            shown: { always: { target: "loading", guard: not("isLoaded") } },
            failed: {
              always: [{ target: "shown", guard: "isLoaded" }, {
                target: "loading",
                guard: not("hasFailure"),
              }],
            },
          },
        },
      },
    },
    traffic: {
      initial: "idle",
      on: {
        mark: {
          guard: { type: "isNeeded", params: ({ event }) => event },
          actions: { type: "addMark", params: ({ event }) => event },
        },
        "mark.all": {
          guard: { type: "isNeeded", params: READ_ALL },
          actions: { type: "addMark", params: READ_ALL },
        },
        "mark.retry": { guard: "hasRefused", actions: "retryMarks" },
        "view.change": {
          guard: { type: "isOtherView", params: ({ event }) => event },
          actions: { type: "setView", params: ({ event }) => event },
        },
      },
      states: {
        idle: {
          always: [
            { target: "sending", guard: "hasMarks" },
            { target: "asking.syncing", guard: "isDue" },
            { target: "asking.paging", guard: "wantsMore" },
          ],
        },
        sending: {
          invoke: {
            src: "sendMark",
            input: ({ context }) => context.marks[0] ?? READ_ALL,
            onDone: { target: "idle", actions: { type: "keepMarked", params: ({ event }) => event } },
          },
        },
        /** A mark or another view interrupts the fetch, which then starts again. */
        asking: {
          initial: "syncing",
          on: {
            mark: {
              target: "idle",
              guard: { type: "isNeeded", params: ({ event }) => event },
              actions: [{ type: "addMark", params: ({ event }) => event }, "setDue"],
            },
            "mark.all": {
              target: "idle",
              guard: { type: "isNeeded", params: READ_ALL },
              actions: [{ type: "addMark", params: READ_ALL }, "setDue"],
            },
            "mark.retry": { target: "idle", guard: "hasRefused", actions: ["retryMarks", "setDue"] },
            "view.change": {
              target: "idle",
              guard: { type: "isOtherView", params: ({ event }) => event },
              actions: { type: "setView", params: ({ event }) => event },
            },
          },
          states: {
            syncing: {
              entry: "askSync",
              invoke: {
                src: "sync",
                input: ({ context: { isOpen, view, rows, fresh } }) => {
                  const size = FEED_PAGE + fresh.length + (rows?.length ?? 0);
                  return { feed: isOpen ? { view, size } : null };
                },
                onDone: {
                  target: "#notifications.traffic.idle",
                  actions: { type: "keepSynced", params: ({ event }) => event },
                },
              },
            },
            paging: {
              on: { "feed.close": "#notifications.traffic.idle" },
              invoke: {
                src: "fetchMore",
                input: ({ context: { view, rows } }) => ({ view, before: rows?.at(-1)?._id ?? "" }),
                onDone: {
                  target: "#notifications.traffic.idle",
                  actions: { type: "keepMore", params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
    },
  },
});
