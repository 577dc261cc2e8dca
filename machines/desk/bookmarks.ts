/** A change is shown at once; one that cannot be saved is rolled back. Source: docs/requirements.md S4.8, S9.6. */
import { assign, setup } from "xstate";
import { fold, foldings, searchedText } from "../../api/fold.ts";
import {
  applyChange,
  type Bookmark,
  type BookmarkChange,
  type BookmarkItem,
  itemsOf,
  pagesOf,
  refusalOf,
  savedBookmarksOf,
  SUGGESTIONS_AT_REST,
  SUGGESTIONS_TYPING,
} from "../../api/desk/bookmarks.ts";
import { placeholderAction, placeholderActor } from "../placeholder.ts";

/** `items` is null after a failed fetch. */
export type FetchedBookmarks = { readonly items: readonly BookmarkItem[] | null; readonly failure?: unknown };

export type SentChange =
  | { readonly kind: "done"; readonly items: readonly BookmarkItem[] }
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly failure: unknown };

export interface BookmarksContext {
  /** Null until the list is loaded. */
  readonly items: readonly BookmarkItem[] | null;
  /** Unsaved changes, the oldest first. */
  readonly queue: readonly BookmarkChange[];
  readonly isStale: boolean;
  readonly failure: unknown;
  readonly typed: string;
}

export type BookmarksEvent =
  | { readonly type: "bookmarks.want" }
  /** The list may have changed in another window. */
  | { readonly type: "bookmarks.changed" }
  | { readonly type: "bookmarks.type"; readonly typed: string }
  | { readonly type: "bookmark.change"; readonly change: BookmarkChange };

type Items = readonly BookmarkItem[];
type Fetched = { readonly output: FetchedBookmarks };
type Sent = { readonly output: SentChange };
type Failed = { readonly output: { readonly failure?: unknown } };
type ChangeParams = { readonly change: BookmarkChange };
type View = Pick<BookmarksContext, "items" | "queue">;

const savedBookmarksIn = ({ items, queue }: View): readonly Bookmark[] =>
  queue.reduce(applyChange, savedBookmarksOf(items ?? []));

export const shownItems = (context: View): Items | null =>
  context.items && itemsOf(savedBookmarksIn(context), pagesOf(context.items));

/** Titles that begin with the typed text come first. */
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
    sendChange: placeholderActor<SentChange, ChangeParams & { readonly items: Items }>("sendChange"),
  },
  actions: {
    showFailure: placeholderAction("showFailure"),
    showFull: placeholderAction("showFull"),
    enqueue: assign(({ context }, { change }: ChangeParams) => ({ queue: [...context.queue, change] })),
    keepItems: assign((_, { output }: Fetched) => ({ items: output.items })),
    keepSent: assign(({ context }, { output }: Sent) => ({
      queue: context.queue.slice(1),
      ...(output.kind === "done" ? { items: output.items } : { isStale: true }),
    })),
    dropQueue: assign({ queue: [], isStale: true }),
    keepFailure: assign((_, { output }: Failed) => ({ failure: output.failure })),
    type: assign((_, { typed }: { typed: string }) => ({ typed })),
  },
  guards: {
    isQueued: ({ context }) => context.queue.length > 0,
    isStale: ({ context }) => context.isStale,
    /** Before the list is loaded every change is possible: only the server can decide. */
    isPossible: ({ context }, { change }: ChangeParams) =>
      context.items === null || refusalOf(savedBookmarksIn(context), change) === null,
    isFull: ({ context }, { change }: ChangeParams) =>
      refusalOf(savedBookmarksIn(context), change) === "full",
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
      { guard: { type: "isFull", params: ({ event }) => event }, actions: "showFull" },
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
          {
            target: "failed",
            guard: "isQueued",
            actions: [{ type: "keepFailure", params: ({ event }) => event }, "dropQueue", "showFailure"],
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
              "dropQueue",
              "showFailure",
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
