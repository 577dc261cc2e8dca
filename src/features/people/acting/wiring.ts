import { useSelector } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { SWITCH_LIST_SIZE } from "../../../../api/people/act_as.ts";
import { SwitchList, SwitchUser } from "../../../../api/generated/operations/acting.ts";
import { Me } from "../../../../api/generated/operations/session.ts";
import { actingMachine } from "../../../../machines/people/acting.ts";
import {
  type FoundPeople,
  type SwitchAnswer,
  switchUserMachine,
} from "../../../../machines/people/switch_user.ts";
import { destinationOf } from "../../../../resources/destinations.ts";
import { ask, restart, switchToken } from "../../../lib/client.ts";
import { keep, read } from "../../../lib/cookies.ts";
import { readDraft, writeDraft } from "../../../lib/drafts.ts";
import { codeOf, type Failure, reasonOf } from "../../../lib/outcome.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";
import { oneAtATime } from "../../../lib/own_window.ts";

const REASONS = "switch.reasons";
const KEPT_REASONS = 3;
/** The window switches back this long before the end of the session, which the server limits to an hour. */
const BEFORE_END_MS = 60_000;
/** Timeout of the request that decides on which page to restart, since the window does nothing meanwhile. */
const RESTART_TIMEOUT_MS = 5_000;

async function people(search: string | null, signal: AbortSignal): Promise<FoundPeople> {
  const options = { perPage: SWITCH_LIST_SIZE, background: true, signal };
  const outcome = await ask(SwitchList, { search }, options);
  if (!outcome.ok) return null;
  return { people: outcome.data.users, isWhole: outcome.data.users.length < SWITCH_LIST_SIZE };
}

const codeFor = (failure: Failure): string => reasonOf(failure) || codeOf(failure) || failure.kind;

/** Switches the user; this window sends nothing until the restart. Source: docs/requirements.md S4.3. */
function switchTo(_id: string, reason: string): Promise<SwitchAnswer> {
  return oneAtATime(async () => {
    const outcome = await ask(SwitchUser, { _id, reason: reason || null }, { background: true });
    if (!outcome.ok) return { kind: "refused", code: codeFor(outcome.failure) };
    const { token, _id: userId } = outcome.data.switchUser;
    switchToken(() => {
      keep("token", token);
      keep("userId", userId);
    });
    return { kind: "switched" };
  });
}

/** Restarts on the open page if the new person may see it, else on their first page. */
async function restartAs(): Promise<void> {
  const signal = AbortSignal.timeout(RESTART_TIMEOUT_MS);
  const outcome = await ask(Me, {}, {
    token: read("token") ?? "",
    background: true,
    isSession: true,
    signal,
  });
  const person = outcome.ok ? outcome.data.cUser : null;
  const isSeen = destinationOf(`${location.pathname}${location.search}`, person) !== null;
  restart(isSeen ? undefined : "/");
}

export function recentReasons(actorId: string): readonly string[] {
  const draft = readDraft(actorId, REASONS);
  return Array.isArray(draft) ? draft.filter((each) => typeof each === "string") : [];
}

function rememberReason(actorId: string, reason: string): void {
  const given = reason.trim();
  if (!given) return;
  const others = recentReasons(actorId).filter((each) => each !== given);
  writeDraft(actorId, REASONS, [given, ...others].slice(0, KEPT_REASONS));
}

export function wiredSwitchUser(actorId: string) {
  return switchUserMachine.provide({
    actors: {
      loadPeople: fromPromise(({ signal }) => people(null, signal)),
      searchPeople: fromPromise(({ input, signal }) => people(input.query, signal)),
      switchTo: fromPromise(({ input }) => switchTo(input._id, input.reason)),
    },
    actions: {
      restart: ({ context }) => {
        rememberReason(actorId, context.reason);
        void restartAs();
      },
    },
  });
}

/** Loads the list of people on first use. `actorId` must not change. */
export function useSwitchUser(actorId: string) {
  const [machine] = useState(() => wiredSwitchUser(actorId));
  const actor = useActorRef(machine, { input: { hasSuperToken: read("superToken") !== null } });
  return [useSelector(actor, (snapshot) => snapshot), actor.send] as const;
}

export interface ActingSession {
  readonly _id: string;
  /** Seconds until the end of the session, at the time of the fetch. */
  readonly left: number;
}

export function wiredActing({ _id }: ActingSession) {
  return actingMachine.provide({
    actors: { goBack: fromPromise(() => switchTo(_id, "")) },
    actions: { restart: () => void restartAs() },
  });
}

/** Switches back on request, or shortly before the hour ends. */
export function useActing(acting: ActingSession) {
  const [machine] = useState(() => wiredActing(acting));
  const leftMs = Math.max(0, acting.left * 1000 - BEFORE_END_MS);
  const actor = useActorRef(machine, { input: { leftMs } });
  return [useSelector(actor, (snapshot) => snapshot), actor.send] as const;
}
