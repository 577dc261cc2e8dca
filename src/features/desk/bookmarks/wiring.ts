import { useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { fromPromise } from "xstate";
import type { BookmarkChange, BookmarkItem } from "../../../../api/desk/bookmarks.ts";
import {
  bookmarksMachine,
  type FetchedBookmarks,
  type SentChange,
  shownItems,
} from "../../../../machines/desk/bookmarks.ts";
import { get, post } from "../../../lib/client.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { onChange, onGap } from "../../../engine/live/live.ts";
import { notify } from "../../../lib/toasts.ts";
import { codeOf, type Failure, type Outcome } from "../../../lib/outcome.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";

/** Bookmarks are secondary on a screen: their failures never navigate away from it. */
const BACKGROUND = { background: true } as const;

type Answer = Outcome<{ readonly searchResult?: readonly BookmarkItem[] }>;

const itemsIn = (outcome: Answer) => outcome.ok ? outcome.data.searchResult ?? null : null;
const failureIn = (outcome: Answer): Failure =>
  outcome.ok ? { kind: "garbled", status: 200 } : outcome.failure;

export function readFetched(outcome: Answer): FetchedBookmarks {
  const items = itemsIn(outcome);
  return items ? { items } : { items, failure: failureIn(outcome) };
}

export function readSent(outcome: Answer): SentChange {
  const items = itemsIn(outcome);
  if (items) return { kind: "done", items };
  const failure = failureIn(outcome);
  return codeOf(failure) === "NOT_FOUND" ? { kind: "gone" } : { kind: "failed", failure };
}

/** Returns the `obj` argument of the call. A bookmark without an id is identified by its address. */
export function objOf(change: BookmarkChange, items: readonly BookmarkItem[]): unknown {
  switch (change.kind) {
    case "put":
      return { ...change.bookmark, starred: true };
    case "drop":
      return { link: change.link, starred: false };
    case "order":
      return change.links.map((link) => ({ id: items.find((each) => each.link === link)?.id ?? link }));
  }
}

export const wiredBookmarks = () =>
  bookmarksMachine.provide({
    actors: {
      fetchBookmarks: fromPromise(async ({ signal }) =>
        readFetched(await get("/search/bookmarks/data", { ...BACKGROUND, signal }))
      ),
      sendChange: fromPromise(async ({ input: { change, items } }) => {
        const body = JSON.stringify({ obj: objOf(change, items) });
        return readSent(await post("/update/bookmarks", body, "application/json", BACKGROUND));
      }),
    },
    actions: {
      showFailure: ({ context: { failure } }) =>
        notify("error", t("bookmarks.failed", { reason: failureText(failure as Failure) })),
      showFull: () => notify("warning", t("bookmarks.full")),
    },
  });

export interface Bookmarks {
  /** Starred items in the bar come first, then starred ones beyond its limit, then screens. Null while loading. */
  readonly items: readonly BookmarkItem[] | null;
  readonly hasFailed: boolean;
  readonly typed: string;
  readonly change: (change: BookmarkChange) => void;
  readonly type: (typed: string) => void;
  readonly retry: () => void;
}

/** Loads the bookmarks of the signed-in person. The component needs the person's id as its `key`. */
export function useBookmarks(): Bookmarks {
  const machine = useMemo(wiredBookmarks, []);
  const actor = useActorRef(machine);
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  useEffect(() => {
    const changed = () => actor.send({ type: "bookmarks.changed" });
    const stops = [onChange("bookmarks", changed), onGap(changed)];
    actor.send({ type: "bookmarks.want" });
    return () => stops.forEach((stop) => stop());
  }, [actor]);
  return useMemo(() => ({
    items: shownItems(context),
    hasFailed: value === "failed",
    typed: context.typed,
    change: (change) => actor.send({ type: "bookmark.change", change }),
    type: (typed) => actor.send({ type: "bookmarks.type", typed }),
    retry: () => actor.send({ type: "bookmarks.want" }),
  }), [actor, context, value]);
}
