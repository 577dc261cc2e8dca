import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { fromPromise } from "xstate";
import { ViewCounts } from "../../../api/generated/operations/views.ts";
import { MAX_TABS } from "../../../api/list_layout.ts";
import { type Counts, viewsMachine } from "../../../machines/desk/views.ts";
import { entityOf, type Resource } from "../../../resources/define.ts";
import { viewsDocumentOf } from "../../../resources/document.ts";
import type { View } from "../../../resources/view.ts";
import { ask, askText, earlyAnswerOf } from "../../lib/client.ts";
import { onChange, onGap } from "../live/live.ts";
import { useActorRef } from "../wiring/actor.ts";

const BACKGROUND = { background: true } as const;
/** Delay of counts after a change; they may be late, because nobody relies on them. */
const COUNTS_INTERVAL_MS = 10_000;
/** A job that has reported nothing for this time counts as done. */
const AFTER_JOB_MS = 700;

type Answer = { readonly views: readonly View[] };

export interface Views {
  /** All views, tabs first in their order. */
  readonly all: readonly View[];
  readonly tabs: readonly View[];
  readonly counts: Counts;
  /** True until it is known which view the list without a query opens, but at most for a second. */
  readonly isHeld: boolean;
  readonly isKnown: boolean;
  readonly refresh: () => void;
  readonly count: () => void;
}

export function wiredViews(resource: Resource) {
  const text = viewsDocumentOf(resource);
  return viewsMachine.provide({
    actors: {
      fetchViews: fromPromise(async ({ signal }) => {
        const outcome = await askText<Answer>(text, {}, { ...BACKGROUND, signal });
        return { views: outcome.ok ? outcome.data.views : null };
      }),
      fetchCounts: fromPromise(async ({ input, signal }) => {
        const variables = { ids: input.ids.slice(0, MAX_TABS) };
        const outcome = await ask(ViewCounts, variables, { ...BACKGROUND, signal });
        if (!outcome.ok) return { counts: null };
        const counted = outcome.data.viewCounts.map(({ _id, count, capped }) =>
          [_id, count === null ? null : { count, capped }] as const
        );
        return { counts: Object.fromEntries(counted) };
      }),
    },
  });
}

/** Returns the first views: none for a fixed list, or those of the early script; null if they must be loaded. */
const givenTo = (resource: Resource): Answer["views"] | null =>
  resource.isFixed ? [] : earlyAnswerOf<Answer>(viewsDocumentOf(resource), {})?.views ?? null;

/** Loads the views of a list. The resource must not change: give the component a `key`. */
export function useViews(resource: Resource): Views {
  const [machine] = useState(() => wiredViews(resource));
  const [given] = useState(() => givenTo(resource));
  const actor = useActorRef(machine, { input: { given } });
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isHeld = useSelector(actor, (snapshot) => snapshot.hasTag("held"));
  // A view that was just created is missing until the views are fetched again.
  const isRefreshing = useSelector(actor, (snapshot) => snapshot.matches("refreshing"));
  const refresh = useCallback(() => actor.send({ type: "views.changed" }), [actor]);
  const count = useCallback(() => actor.send({ type: "counts.due" }), [actor]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      timer = undefined;
      count();
    };
    const due = () => {
      timer ??= setTimeout(run, COUNTS_INTERVAL_MS);
    };
    // The counts are fetched when a job has stopped reporting, because it reports as long as it runs.
    const afterJob = () => {
      clearTimeout(timer);
      timer = setTimeout(run, AFTER_JOB_MS);
    };
    const stops = [
      onChange("views", refresh),
      onChange(entityOf(resource), due),
      onChange("jobs", afterJob),
      // The counts are fetched after the views.
      onGap(refresh),
    ];
    return () => {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  }, [resource, refresh, count]);
  // The type follows from the document, which has more fields than the machine's type.
  const known = context.views as readonly View[] | null;
  return useMemo(() => ({
    all: known ?? [],
    tabs: known?.filter((view) => view.is_pinned) ?? [],
    counts: context.counts,
    isHeld,
    isKnown: known !== null && !isRefreshing,
    refresh,
    count,
  }), [known, context.counts, isHeld, isRefreshing, refresh, count]);
}
