/** States: loading → shown | unknown. Counts are fetched after the views changed, and when the wiring says so. */
import { assign, setup } from "xstate";
import { placeholderActor } from "../placeholder.ts";
import type { Count } from "../rows.ts";

export interface View {
  readonly _id: string;
  readonly version: number;
  readonly is_pinned: boolean;
}

/** A count is null if the API could not count the records. */
export type Counts = Readonly<Record<string, Count | null>>;
/** `views` or `counts` is null after a failed request. */
export type FetchedViews = { readonly views: readonly View[] | null };
export type FetchedCounts = { readonly counts: Counts | null };

export interface ViewsContext {
  /** Null before the first answer. */
  readonly views: readonly View[] | null;
  readonly counts: Counts;
  /** The counts must be fetched, and were not requested yet. */
  readonly isDue: boolean;
}

export type ViewsEvent =
  | { readonly type: "views.changed" }
  | { readonly type: "counts.due" };

/** Longest time that a list without filters waits for its default view. */
export const HOLD_MS = 1_000;

type Done<Output> = { readonly output: Output };

const tabsOf = ({ views }: ViewsContext) => (views ?? []).filter((view) => view.is_pinned);

export const viewsMachine = setup({
  types: {
    context: {} as ViewsContext,
    /** `given`: views that are already loaded; null to fetch them. */
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
      // The answer may miss a change made meanwhile, so the views are requested again; the list stops waiting for them.
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
      // The answer may miss a change made meanwhile, so the views are requested again.
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
    /** The list is shown without its views, and is not held back again. */
    unknown: { on: { "views.changed": "loading.late" } },
  },
});
