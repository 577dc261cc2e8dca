/** Gives Switch user its effects: the list, the switch, and the new page as whoever the browser is then. */
import { useSelector } from "@xstate/react";
import { useState } from "react";
import { fromPromise } from "xstate";
import { SWITCH_LIST_SIZE } from "../../../api/acting.ts";
import { SwitchList, SwitchUser } from "../../../api/generated/operations/acting.ts";
import { safePath } from "../../../api/paths.ts";
import { actingMachine } from "../../../machines/acting.ts";
import { type Found, type SwitchAnswer, switchUserMachine } from "../../../machines/switch_user.ts";
import { ask, becoming, restart } from "../../lib/client.ts";
import { keep, read } from "../../lib/cookies.ts";
import { dropDraft, readDraft, writeDraft } from "../../lib/drafts.ts";
import { codeOf, type Failure, reasonOf } from "../../lib/outcome.ts";
import { useActorRef } from "../../engine/wiring/actor.ts";
import { oneAtATime } from "../../lib/window.ts";

/** Where the real person was when they began to act, kept with their own drafts. */
const CAME_FROM = "switch.from";
const REASONS = "switch.reasons";
const KEPT_REASONS = 3;
/** The hour ends on the server; the way back is taken so much before. */
const BEFORE_END_MS = 60_000;

async function people(search: string | null, signal: AbortSignal): Promise<Found> {
  const options = { perPage: SWITCH_LIST_SIZE, background: true, signal };
  const outcome = await ask(SwitchList, { search }, options);
  if (!outcome.ok) return null;
  return { people: outcome.data.users, isWhole: outcome.data.users.length < SWITCH_LIST_SIZE };
}

/** Why a switch was refused, as the words know it. */
const codeFor = (failure: Failure): string => reasonOf(failure) || codeOf(failure) || failure.kind;

/**
 * Makes the browser somebody else's: of several windows one at a time. From the kept token on this window sends
 * nothing more. Source: spec S4.3.
 */
function switchTo(_id: string, reason: string): Promise<SwitchAnswer> {
  return oneAtATime(async () => {
    const outcome = await ask(SwitchUser, { _id, reason: reason || null }, { background: true });
    if (!outcome.ok) return { kind: "refused", code: codeFor(outcome.failure) };
    const { token, _id: userId } = outcome.data.switchUser;
    becoming(() => {
      keep("token", token);
      keep("userId", userId);
    });
    return { kind: "switched" };
  });
}

/** Reasons that the real person gave before, the last one first. */
export function recentReasons(actorId: string): readonly string[] {
  const kept = readDraft(actorId, REASONS);
  return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
}

function rememberSwitch(actorId: string, isOwnPage: boolean, reason: string): void {
  if (isOwnPage) writeDraft(actorId, CAME_FROM, `${location.pathname}${location.search}`);
  const given = reason.trim();
  if (!given) return;
  const others = recentReasons(actorId).filter((each) => each !== given);
  writeDraft(actorId, REASONS, [given, ...others].slice(0, KEPT_REASONS));
}

/** @param actorId the real person; `isActing` while they act as somebody already */
export function wiredSwitchUser(actorId: string, isActing: boolean) {
  return switchUserMachine.provide({
    actors: {
      loadPeople: fromPromise(({ signal }) => people(null, signal)),
      searchPeople: fromPromise(({ input, signal }) => people(input.query, signal)),
      switchTo: fromPromise(({ input }) => switchTo(input._id, input.reason)),
    },
    actions: {
      restart: ({ context }) => {
        rememberSwitch(actorId, !isActing, context.reason);
        // The other may not see this page.
        restart("/");
      },
    },
  });
}

/** Loads the list when it is first used; `isActing` and the person may not change. */
export function useSwitchUser(actorId: string, isActing: boolean) {
  const [machine] = useState(() => wiredSwitchUser(actorId, isActing));
  const actor = useActorRef(machine, { input: { hasSuperToken: read("superToken") !== null } });
  return [useSelector(actor, (snapshot) => snapshot), actor.send] as const;
}

export interface ActingAs {
  /** Of the real person. */
  readonly _id: string;
  /** Seconds left when the person was fetched. */
  readonly left: number;
}

export function wiredActing({ _id }: ActingAs) {
  return actingMachine.provide({
    actors: { goBack: fromPromise(() => switchTo(_id, "")) },
    actions: {
      restart: () => {
        const from = safePath(readDraft(_id, CAME_FROM) as string | null);
        dropDraft(_id, CAME_FROM);
        restart(from ?? "/");
      },
    },
  });
}

/** The way back, taken when it is asked for or the hour ends. */
export function useActing(acting: ActingAs) {
  const [machine] = useState(() => wiredActing(acting));
  const leftMs = Math.max(0, acting.left * 1000 - BEFORE_END_MS);
  const actor = useActorRef(machine, { input: { leftMs } });
  return [useSelector(actor, (snapshot) => snapshot), actor.send] as const;
}
