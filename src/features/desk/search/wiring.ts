import { useSelector } from "@xstate/react";
import { useMemo, useRef, useState } from "react";
import { useLocation } from "wouter";
import { fromPromise } from "xstate";
import { withoutNul } from "../../../../api/nul.ts";
import type { SearchAnswer } from "../../../../api/desk/search.ts";
import { type Option, type Reply, searchMachine } from "../../../../machines/desk/search.ts";
import type { Me } from "../../../../machines/people/session.ts";
import { get } from "../../../lib/client.ts";
import type { Failure, Outcome } from "../../../lib/outcome.ts";
import { keepRecent, recentOf } from "./recent.ts";
import { jumpTarget, localResults, type Result, type ResultGroup, serverResults } from "./results.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";

export function replyOf(outcome: Outcome<SearchAnswer>): Reply {
  if (!outcome.ok) return { kind: "failed", failure: outcome.failure };
  if (!Array.isArray(outcome.data.searchResult)) {
    return { kind: "failed", failure: { kind: "garbled", status: 200 } satisfies Failure };
  }
  const groups = serverResults(outcome.data);
  return { kind: "found", groups, jump: jumpTarget(outcome.data, groups) };
}

const inAddress = (text: string): string => encodeURIComponent(withoutNul(text.toWellFormed()));

export function wiredSearch(go: (result: Result) => void) {
  return searchMachine.provide({
    actors: {
      ask: fromPromise(async ({ input, signal }) =>
        replyOf(
          await get<SearchAnswer>(`/main-search/data?q=${inAddress(input.text)}`, {
            background: true,
            signal,
          }),
        )
      ),
    },
    actions: { go: (_, { option }: { readonly option: Option }) => go(option as Result) },
  });
}

export interface Search {
  readonly isOpen: boolean;
  readonly text: string;
  readonly groups: readonly ResultGroup[];
  readonly selected: string | null;
  readonly phase: "resting" | "typing" | "asking" | "shown" | "failed";
  readonly failure: Failure | null;
  readonly open: (text: string, isCode: boolean) => void;
  readonly type: (text: string, isCode?: boolean) => void;
  readonly close: () => void;
  readonly enter: () => void;
  readonly retry: () => void;
  readonly step: (to: "next" | "previous" | "first" | "last") => void;
  readonly select: (key: string) => void;
  readonly go: (key: string) => void;
}

const PHASES = ["typing", "asking", "shown", "failed"] as const;

/** @param onGone receives the action of the chosen result, or null if that result is only a link */
export function useSearch(person: Me | null, onGone: (run: (() => void) | null) => void): Search {
  const [, navigate] = useLocation();
  const latest = useRef({ navigate, onGone });
  latest.current = { navigate, onGone };
  const [machine] = useState(() =>
    wiredSearch((result) => {
      keepRecent(person, result);
      const { run, link } = result;
      latest.current.onGone(run ?? null);
      if (!run) latest.current.navigate(link);
    })
  );
  const actor = useActorRef(machine, { input: { canAsk: person !== null } });
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isOpen = useSelector(actor, (snapshot) => !snapshot.matches("closed"));
  const phase = useSelector(
    actor,
    (snapshot) => PHASES.find((each) => snapshot.matches({ open: each })) ?? "resting",
  );
  const sent = useMemo(() => {
    const localGroupsOf = (text: string) => localResults(text, person, recentOf(person));
    return {
      open: (text: string, isCode: boolean) =>
        actor.send({ type: "search.open", text, localGroups: localGroupsOf(text), isCode }),
      type: (text: string, isCode = false) =>
        actor.send({ type: "search.type", text, localGroups: localGroupsOf(text), isCode }),
      close: () => actor.send({ type: "search.close" }),
      enter: () => actor.send({ type: "search.enter" }),
      retry: () => actor.send({ type: "search.retry" }),
      step: (to: "next" | "previous" | "first" | "last") => actor.send({ type: "option.select", to }),
      select: (key: string) => actor.send({ type: "option.select", to: { key } }),
      go: (key: string) => actor.send({ type: "option.go", key }),
    };
  }, [actor, person]);
  return {
    ...sent,
    isOpen,
    phase,
    text: context.text,
    // The machine's type is wider than what was put into it here.
    groups: [
      ...context.localGroups as readonly ResultGroup[],
      ...context.serverGroups as readonly ResultGroup[],
    ],
    selected: context.selected,
    failure: context.failure as Failure | null,
  };
}
