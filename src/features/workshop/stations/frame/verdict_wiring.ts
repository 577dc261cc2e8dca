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

/** A Stop still shown when its page was left: that person's next bench shows it until something is scanned. */
let unread: { readonly person: string; readonly stop: Verdict } | null = null;
export const isStopUnread = (person: string): boolean => unread?.person === person;

/** Components that show the verdict subscribe by themselves, so that the page is not drawn again with every word. */
export function useVerdict(): VerdictActor {
  const [machine] = useState(wiredVerdict);
  const actor = useActorRef(machine);
  const person = usePerson()._id;
  useEffect(() => {
    const stop = unread?.person === person ? unread.stop : null;
    // The next page is drawn before this one is left, so the stop is noted when it is shown.
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

/** Before another station is chosen: a refusal stays until it is read, also by a person who changes the station. */
export function clearUnlessStopped(verdict: VerdictActor): void {
  if (!isStop(verdict.getSnapshot())) verdict.send({ type: "verdict.clear" });
}
