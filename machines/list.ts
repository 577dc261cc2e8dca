/** Rows stay while a newer page is fetched; a newer query cancels the older fetch. Source: docs/architecture.md. */
import { and, assign, setup, stateIn } from "xstate";
import { placeholderActor } from "./placeholder.ts";
import {
  type FetchedChanged,
  type FetchedCount,
  type FetchedRows,
  type Filters,
  idsOf,
  intersect,
  isSame,
  isSameQuery,
  type ListContext,
  type ListInput,
  type ListQuery,
  newer,
  newList,
} from "./rows.ts";

export type ListEvent =
  | { readonly type: "query.change"; readonly query: ListQuery }
  | { readonly type: "list.refresh" }
  /** Records changed; the list need not contain them. */
  | { readonly type: "rows.changed"; readonly ids: readonly string[] };

type Done<Output> = { readonly output: Output };

export const listMachine = setup({
  types: {
    context: {} as ListContext,
    input: {} as ListInput,
    events: {} as ListEvent,
    tags: {} as "shown" | "busy",
  },
  actors: {
    fetchRows: placeholderActor<FetchedRows, { readonly query: ListQuery }>("fetchRows"),
    fetchCount: placeholderActor<FetchedCount, { readonly filters: Filters }>("fetchCount"),
    fetchChanged: placeholderActor<
      FetchedChanged,
      { readonly ids: readonly string[]; readonly query: ListQuery }
    >("fetchChanged"),
  },
  actions: {
    keepQuery: assign(({ context }, { query }: { query: ListQuery }) => ({
      query,
      ...(isSame(query.filters, context.query.filters) ? {} : { count: null, countAtFetch: null }),
    })),
    keepRows: assign(({ context }, { output }: Done<FetchedRows>) => {
      if (output.kind !== "rows") return {};
      const known = new Map(context.rows.map((row) => [row._id, row]));
      const rows = output.rows.map((row) => newer(known.get(row._id), row));
      const ids = idsOf(rows);
      return {
        rows,
        incomplete: output.incomplete,
        failure: null,
        countAtFetch: context.count?.count ?? null,
        changed: intersect(context.changed, ids),
        gone: [],
      };
    }),
    keepFailure: assign((_, { output }: Done<FetchedRows>) =>
      output.kind === "failed" ? { failure: output.failure } : {}
    ),
    forgetRows: assign({ rows: [], failure: null, gone: [], outside: null }),
    keepOutside: assign((_, { output }: Done<FetchedCount>) =>
      output.kind === "count" ? { outside: output.count } : {}
    ),
    keepCount: assign((_, { output }: Done<FetchedCount>) =>
      output.kind === "count" ? { count: output.count, countAtFetch: output.count.count } : {}
    ),
    keepRecount: assign((_, { output }: Done<FetchedCount>) =>
      output.kind === "count" ? { count: output.count } : {}
    ),
    // Until the rows are known, any changed id may belong to one of them.
    noteAll: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
      changed: [...new Set([...context.changed, ...ids])],
    })),
    noteShown: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
      changed: intersect(idsOf(context.rows), [...context.changed, ...ids]),
    })),
    // Rows of a failed request are requested again with the next change.
    askChanged: assign(({ context: { rows, requestedIds, changed } }) => ({
      requestedIds: intersect(idsOf(rows), [...requestedIds, ...changed]),
      changed: [],
    })),
    keepChanged: assign(({ context }, { output }: Done<FetchedChanged>) => {
      if (output.kind !== "changed") return {};
      const fetched = new Map(output.rows.map((row) => [row._id, row]));
      const left = context.requestedIds.filter((id) => !output.matching.includes(id));
      return {
        rows: context.rows.map((row) => newer(row, fetched.get(row._id) ?? row)),
        gone: [...context.gone.filter((id) => !context.requestedIds.includes(id)), ...left],
        requestedIds: [],
      };
    }),
    forgetChanged: assign({ changed: [], requestedIds: [] }),
    noteRecount: assign({ isRecountDue: true }),
    beginCount: assign({ isRecountDue: false }),
  },
  guards: {
    isOtherQuery: ({ context }, { query }: { query: ListQuery }) => !isSameQuery(context.query, query),
    isOtherWithRows: ({ context: { query: known, rows } }, { query }: { query: ListQuery }) =>
      rows.length > 0 && !isSameQuery(known, query),
    hasNewFilters: ({ context }, { query }: { query: ListQuery }) =>
      !isSame(context.query.filters, query.filters),
    hasRows: ({ context }) => context.rows.length > 0,
    hasChanged: ({ context }) => context.changed.length > 0,
    isSearchAmongFilters: ({ context: { query } }) =>
      Boolean(query.filters["search"]) && Object.values(query.filters).filter(Boolean).length > 1,
    isRecountDue: ({ context }) => context.isRecountDue,
    hasFilters: ({ context }) => Object.values(context.query.filters).some(Boolean),
    isBeyond: ({ context }) => context.query.page > 1,
    isEmpty: (_, { output }: Done<FetchedRows>) => output.kind === "rows" && output.rows.length === 0,
    isFetched: (_, { output }: Done<FetchedRows>) => output.kind === "rows",
    isCounted: (_, { output }: Done<FetchedCount>) => output.kind === "count",
    isSomething: (_, { output }: Done<FetchedCount>) => output.kind === "count" && output.count.count > 0,
    isNothing: (_, { output }: Done<FetchedCount>) => output.kind === "count" && output.count.count === 0,
  },
}).createMachine({
  id: "list",
  context: ({ input }) => newList(input),
  type: "parallel",
  states: {
    rows: {
      initial: "opening",
      on: {
        "query.change": [
          {
            target: ".fetching.refreshing",
            guard: { type: "isOtherWithRows", params: ({ event }) => event },
            actions: { type: "keepQuery", params: ({ event }) => event },
          },
          {
            target: ".fetching.loading",
            guard: { type: "isOtherQuery", params: ({ event }) => event },
            actions: { type: "keepQuery", params: ({ event }) => event },
          },
        ],
        "list.refresh": [
          { target: ".fetching.refreshing", guard: "hasRows" },
          { target: ".fetching.loading" },
        ],
        "rows.changed": { actions: { type: "noteShown", params: ({ event }) => event } },
      },
      states: {
        opening: { always: [{ target: "shown", guard: "hasRows" }, { target: "fetching" }] },
        fetching: {
          tags: "busy",
          initial: "loading",
          states: { loading: {}, refreshing: { tags: "shown" } },
          on: { "rows.changed": { actions: { type: "noteAll", params: ({ event }) => event } } },
          invoke: {
            src: "fetchRows",
            input: ({ context }) => ({ query: context.query }),
            onDone: [
              {
                target: "empty",
                guard: { type: "isEmpty", params: ({ event }) => event },
                actions: "forgetRows",
              },
              {
                target: "shown",
                guard: { type: "isFetched", params: ({ event }) => event },
                actions: { type: "keepRows", params: ({ event }) => event },
              },
              {
                target: "shown.stale",
                guard: "hasRows",
                actions: { type: "keepFailure", params: ({ event }) => event },
              },
              { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } },
            ],
          },
        },
        shown: {
          tags: "shown",
          initial: "ready",
          states: { ready: {}, stale: {} },
        },
        empty: {
          initial: "deciding",
          states: {
            deciding: {
              always: [
                { target: "beyond", guard: "isBeyond" },
                { target: "searched", guard: "isSearchAmongFilters" },
                { target: "filtered", guard: "hasFilters" },
                { target: "truly" },
              ],
            },
            /** The page number is beyond the last page. */
            beyond: {},
            /** No row matches: checks if the search alone, without the other filters, finds something. */
            searched: {
              invoke: {
                src: "fetchCount",
                input: ({ context }) => ({ filters: { search: context.query.filters["search"] } }),
                onDone: [
                  {
                    target: "outside",
                    guard: { type: "isSomething", params: ({ event }) => event },
                    actions: { type: "keepOutside", params: ({ event }) => event },
                  },
                  { target: "filtered" },
                ],
              },
            },
            /** Only the search without the other filters finds something. */
            outside: {},
            /** No row matches: checks if the list has any record at all. */
            filtered: {
              invoke: {
                src: "fetchCount",
                input: { filters: {} },
                onDone: { target: "truly", guard: { type: "isNothing", params: ({ event }) => event } },
              },
            },
            /** The list has no record at all. */
            truly: {},
          },
        },
        failed: {},
      },
    },
    count: {
      initial: "counting",
      on: {
        "query.change": {
          target: ".counting",
          guard: { type: "hasNewFilters", params: ({ event }) => event },
        },
        "list.refresh": ".counting",
        // A count may miss a change made meanwhile, so another count follows.
        "rows.changed": { actions: "noteRecount" },
      },
      states: {
        counting: {
          entry: "beginCount",
          invoke: {
            src: "fetchCount",
            input: ({ context }) => ({ filters: context.query.filters }),
            onDone: [
              {
                target: "known",
                guard: { type: "isCounted", params: ({ event }) => event },
                actions: { type: "keepCount", params: ({ event }) => event },
              },
              { target: "unknown" },
            ],
          },
        },
        recounting: {
          entry: "beginCount",
          invoke: {
            src: "fetchCount",
            input: ({ context }) => ({ filters: context.query.filters }),
            onDone: { target: "known", actions: { type: "keepRecount", params: ({ event }) => event } },
          },
        },
        known: { always: { target: "recounting", guard: "isRecountDue" } },
        unknown: { always: { target: "counting", guard: "isRecountDue" } },
      },
    },
    live: {
      initial: "idle",
      on: {
        "query.change": {
          target: ".idle",
          guard: { type: "isOtherQuery", params: ({ event }) => event },
          actions: "forgetChanged",
        },
        "list.refresh": { target: ".idle", actions: "forgetChanged" },
      },
      states: {
        idle: {
          always: { target: "fetching", guard: and(["hasChanged", stateIn({ rows: "shown" })]) },
        },
        fetching: {
          entry: "askChanged",
          invoke: {
            src: "fetchChanged",
            input: ({ context }) => ({ ids: context.requestedIds, query: context.query }),
            onDone: { target: "idle", actions: { type: "keepChanged", params: ({ event }) => event } },
          },
        },
      },
    },
  },
});
