import { useEffect, useState } from "react";
import type { ActorRefFrom, StateFrom } from "xstate";
import { type Verdict, verdictMachine } from "../../../../../machines/workshop/verdict.ts";
import { usePerson } from "../../../../lib/person.ts";
import { useActorRef } from "../../../../engine/wiring/actor.ts";
import { play } from "./sound.ts";

export type VerdictActor = ActorRefFrom<typeof verdictMachine>;
export type VerdictState = StateFrom<typeof verdictMachine>;

export const wiredVerdict = () => verdictMachine.provide({ actions: { play: (_, { tone }) => play(tone) } });

const isStop = (state: VerdictState): boolean => state.matches({ verdict: "stopped" });

/** A Stop verdict that was shown when its page was left. The person's next bench shows it until the next scan. */
let unread: { readonly person: string; readonly stop: Verdict } | null = null;
export const isStopUnread = (person: string): boolean => unread?.person === person;

/** Returns an actor to which the components of the verdict subscribe, so that the page does not render with it. */
export function useVerdict(): VerdictActor {
  const [machine] = useState(wiredVerdict);
  const actor = useActorRef(machine);
  const person = usePerson()._id;
  useEffect(() => {
    const stop = unread?.person === person ? unread.stop : null;
    // The Stop is stored as soon as it is shown, since the next page renders before this one is unmounted.
    const { unsubscribe } = actor.subscribe((state) => {
      const { shown } = state.context;
      unread = isStop(state) && shown ? { person, stop: shown } : null;
    });
    if (stop) actor.send({ type: "scan.answered", verdict: stop, at: performance.now(), isLate: false });
    else unread = null;
    return unsubscribe;
  }, [actor, person]);
  return actor;
}

/** Clears the verdict before another station is chosen, except a refusal, which a person must read first. */
export function clearUnlessStopped(verdict: VerdictActor): void {
  if (!isStop(verdict.getSnapshot())) verdict.send({ type: "verdict.clear" });
}
