/**
 * Which saved views a list has, and how many records each tab shows: loading → shown | unknown, then counted.
 *
 * The views that are there stay while they are fetched again. Counts are asked for when the list stands and again,
 * calmly, when records change. Effects asked for: `fetchViews`, `fetchCounts`.
 */
import { assign, setup } from "xstate";
import { placeholderActor } from "./placeholder.ts";
import type { Count } from "./rows.ts";

/** One saved view, as a machine sees it. */
export interface View {
  readonly _id: string;
  readonly version: number;
  readonly is_pinned: boolean;
}

/** How many records each view shows; null where the API could not count them. */
export type Counts = Readonly<Record<string, Count | null>>;
/** Null when they could not be fetched. */
export type FetchedViews = { readonly views: readonly View[] | null };
export type FetchedCounts = { readonly counts: Counts | null };

export interface ViewsContext {
  /** Null while they are not known. */
  readonly views: readonly View[] | null;
  readonly counts: Counts;
  /** The counts are wanted, and not asked for yet. */
  readonly isDue: boolean;
}

export type ViewsEvent =
  /** Somebody changed views: they are fetched again. */
  | { readonly type: "views.changed" }
  /** The list stands, or its records changed. */
  | { readonly type: "counts.due" };

/** A bare list waits this long for the view that it may begin with. */
export const HOLD_MS = 1_000;

type Done<Output> = { readonly output: Output };

const tabsOf = ({ views }: ViewsContext) => (views ?? []).filter((view) => view.is_pinned);

export const viewsMachine = setup({
  types: {
    context: {} as ViewsContext,
    /** `given`: views that are there already; null to fetch them. */
    input: {} as { readonly given: readonly View[] | null },
    events: {} as ViewsEvent,
    tags: {} as "held",
  },
  actors: {
    fetchViews: placeholderActor<FetchedViews, undefined>("fetchViews"),
    fetchCounts: placeholderActor<FetchedCounts, { readonly ids: readonly string[] }>("fetchCounts"),
  },
  actions: {
    keepViews: assign((_, { output }: Done<FetchedViews>) => output.views ? { views: output.views } : {}),
    keepCounts: assign((_, { output }: Done<FetchedCounts>) =>
      output.counts ? { counts: output.counts } : {}
    ),
  },
  guards: {
    hasViews: ({ context }) => context.views !== null,
    isDue: ({ context }) => context.isDue && tabsOf(context).length > 0,
    isFetched: (_, { output }: Done<FetchedViews>) => output.views !== null,
  },
}).createMachine({
  id: "views",
  context: ({ input }) => ({ views: input.given, counts: {}, isDue: false }),
  initial: "opening",
  on: { "counts.due": { actions: assign({ isDue: true }) } },
  states: {
    opening: { always: [{ target: "shown", guard: "hasViews" }, { target: "loading" }] },
    loading: {
      initial: "held",
      // What changes meanwhile may not be in the answer; the list waits no longer for that.
      on: { "views.changed": { target: ".late", reenter: true } },
      invoke: {
        src: "fetchViews",
        input: undefined,
        onDone: [
          {
            target: "shown",
            guard: { type: "isFetched", params: ({ event }) => event },
            actions: { type: "keepViews", params: ({ event }) => event },
          },
          { target: "unknown" },
        ],
      },
      states: {
        held: { tags: "held", after: { [HOLD_MS]: "late" } },
        late: {},
      },
    },
    shown: {
      initial: "resting",
      on: { "views.changed": "refreshing" },
      states: {
        resting: { always: { target: "counting", guard: "isDue" } },
        counting: {
          entry: assign({ isDue: false }),
          invoke: {
            src: "fetchCounts",
            input: ({ context }) => ({ ids: tabsOf(context).map((view) => view._id) }),
            onDone: { target: "resting", actions: { type: "keepCounts", params: ({ event }) => event } },
          },
        },
      },
    },
    refreshing: {
      // What changes meanwhile may not be in the answer.
      on: { "views.changed": { target: "refreshing", reenter: true } },
      invoke: {
        src: "fetchViews",
        input: undefined,
        onDone: {
          target: "shown",
          actions: [{ type: "keepViews", params: ({ event }) => event }, assign({ isDue: true })],
        },
      },
    },
    unknown: { on: { "views.changed": "loading" } },
  },
});
