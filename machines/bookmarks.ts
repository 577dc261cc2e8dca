/**
 * A person's bookmarks: waiting until somebody wants them → loading → ready ⇄ saving, refreshing | failed.
 *
 * A change is shown at once and sent behind the ones before it, one at a time; each answer is the whole list as it is
 * now. What could not be saved is taken back together with the changes that were made on top of it, and said. What
 * they do to the list is the rule of api/desk/bookmarks.ts, as on the server, so at most ten are ever shown as starred.
 * Effects asked for: `fetchBookmarks`, `sendChange`, `tellFailure`, `tellFull`. Source: docs/requirements.md S4.8, S9.6.
 */
import { assign, setup } from "xstate";
import { fold, foldings, searchedText } from "../api/fold.ts";
import {
  type Bookmark,
  type BookmarkChange,
  type BookmarkItem,
  changed,
  itemsOf,
  pagesOf,
  refusalOf,
  savedBookmarksOf,
  SUGGESTIONS_AT_REST,
  SUGGESTIONS_TYPING,
} from "../api/desk/bookmarks.ts";
import { placeholderAction, placeholderActor } from "./placeholder.ts";

/** Null when they could not be fetched, and why. */
export type FetchedBookmarks = { readonly items: readonly BookmarkItem[] | null; readonly failure?: unknown };

export type SentChange =
  | { readonly kind: "done"; readonly items: readonly BookmarkItem[] }
  /** Another window was first: what was to be changed is not there any more. */
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly failure: unknown };

export interface BookmarksContext {
  /** As the server last said; null while it is not known. */
  readonly items: readonly BookmarkItem[] | null;
  /** Made here and not saved yet, oldest first. */
  readonly queue: readonly BookmarkChange[];
  /** What the server says is another thing by now. */
  readonly isStale: boolean;
  /** Of the last call that failed. */
  readonly failure: unknown;
  /** What is looked for. */
  readonly typed: string;
}

export type BookmarksEvent =
  | { readonly type: "bookmarks.want" }
  /** They were changed somewhere, or may have been. */
  | { readonly type: "bookmarks.changed" }
  | { readonly type: "bookmarks.type"; readonly typed: string }
  | { readonly type: "bookmark.change"; readonly change: BookmarkChange };

type Items = readonly BookmarkItem[];
type Fetched = { readonly output: FetchedBookmarks };
type Sent = { readonly output: SentChange };
type Failed = { readonly output: { readonly failure?: unknown } };
type Asked = { readonly change: BookmarkChange };
type View = Pick<BookmarksContext, "items" | "queue">;

const savedBookmarksIn = ({ items, queue }: View): readonly Bookmark[] =>
  queue.reduce(changed, savedBookmarksOf(items ?? []));

/** What is shown: the server's list with the changes that wait. Null while there is none. */
export const shownItems = (context: View): Items | null =>
  context.items && itemsOf(savedBookmarksIn(context), pagesOf(context.items));

/** What is offered for what is typed; titles as they are shown. Those that begin with it stand first. */
export function suggestionsOf<T extends { readonly title: string }>(
  all: readonly T[],
  typed: string,
): readonly T[] {
  const wanted = fold(typed).trim();
  if (wanted === "") return all.slice(0, SUGGESTIONS_AT_REST);
  const found = all.filter(({ title }) =>
    wanted.split(/\s+/).every((word) => searchedText(title).includes(word))
  );
  const isFirst = ({ title }: T) => foldings(title).some((folded) => folded.startsWith(wanted));
  return [...found.filter(isFirst), ...found.filter((each) => !isFirst(each))].slice(0, SUGGESTIONS_TYPING);
}

export const bookmarksMachine = setup({
  types: { context: {} as BookmarksContext, events: {} as BookmarksEvent },
  actors: {
    fetchBookmarks: placeholderActor<FetchedBookmarks, undefined>("fetchBookmarks"),
    sendChange: placeholderActor<SentChange, Asked & { readonly items: Items }>("sendChange"),
  },
  actions: {
    tellFailure: placeholderAction("tellFailure"),
    tellFull: placeholderAction("tellFull"),
    enqueue: assign(({ context }, { change }: Asked) => ({ queue: [...context.queue, change] })),
    keepItems: assign((_, { output }: Fetched) => ({ items: output.items })),
    keepSent: assign(({ context }, { output }: Sent) => ({
      queue: context.queue.slice(1),
      ...(output.kind === "done" ? { items: output.items } : { isStale: true }),
    })),
    takeBack: assign({ queue: [], isStale: true }),
    keepFailure: assign((_, { output }: Failed) => ({ failure: output.failure })),
    type: assign((_, { typed }: { typed: string }) => ({ typed })),
  },
  guards: {
    isQueued: ({ context }) => context.queue.length > 0,
    isStale: ({ context }) => context.isStale,
    /** While the list is not known, the server says whether it can be. */
    isPossible: ({ context }, { change }: Asked) =>
      context.items === null || refusalOf(savedBookmarksIn(context), change) === null,
    isFull: ({ context }, { change }: Asked) => refusalOf(savedBookmarksIn(context), change) === "full",
    isFetched: (_, { output }: Fetched) => output.items !== null,
    isFailed: (_, { output }: Sent) => output.kind === "failed",
  },
}).createMachine({
  id: "bookmarks",
  context: { items: null, queue: [], isStale: false, failure: null, typed: "" },
  initial: "waiting",
  on: {
    "bookmarks.type": { actions: { type: "type", params: ({ event }) => event } },
    "bookmarks.changed": { actions: assign({ isStale: true }) },
    "bookmark.change": [
      {
        guard: { type: "isPossible", params: ({ event }) => event },
        actions: { type: "enqueue", params: ({ event }) => event },
      },
      { guard: { type: "isFull", params: ({ event }) => event }, actions: "tellFull" },
    ],
  },
  states: {
    waiting: {
      always: { target: "loading", guard: "isQueued" },
      on: { "bookmarks.want": "loading" },
    },
    loading: {
      entry: assign({ isStale: false }),
      invoke: {
        src: "fetchBookmarks",
        input: undefined,
        onDone: [
          {
            target: "ready",
            guard: { type: "isFetched", params: ({ event }) => event },
            actions: { type: "keepItems", params: ({ event }) => event },
          },
          // What somebody starred meanwhile was not saved, which they must hear.
          {
            target: "failed",
            guard: "isQueued",
            actions: [{ type: "keepFailure", params: ({ event }) => event }, "takeBack", "tellFailure"],
          },
          { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } },
        ],
      },
    },
    ready: { always: [{ target: "saving", guard: "isQueued" }, { target: "refreshing", guard: "isStale" }] },
    saving: {
      invoke: {
        src: "sendChange",
        input: ({ context: { queue, items } }) => ({ change: queue[0]!, items: items ?? [] }),
        onDone: [
          {
            target: "ready",
            guard: { type: "isFailed", params: ({ event }) => event },
            actions: [
              {
                type: "keepFailure",
                params: ({ event: { output } }) => ({ output: output.kind === "failed" ? output : {} }),
              },
              "takeBack",
              "tellFailure",
            ],
          },
          { target: "ready", actions: { type: "keepSent", params: ({ event }) => event } },
        ],
      },
    },
    refreshing: {
      entry: assign({ isStale: false }),
      invoke: {
        src: "fetchBookmarks",
        input: undefined,
        onDone: [
          {
            target: "ready",
            guard: { type: "isFetched", params: ({ event }) => event },
            actions: { type: "keepItems", params: ({ event }) => event },
          },
          // What was there stays.
          { target: "ready" },
        ],
      },
    },
    failed: {
      always: { target: "loading", guard: "isQueued" },
      on: { "bookmarks.want": "loading", "bookmarks.changed": "loading" },
    },
  },
});
