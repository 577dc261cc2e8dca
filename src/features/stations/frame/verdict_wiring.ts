/** Gives the verdict machine its sound. */
import { useState } from "react";
import type { ActorRefFrom, StateFrom } from "xstate";
import { verdictMachine } from "../../../../machines/verdict.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";
import { play } from "./sound.ts";

export type VerdictActor = ActorRefFrom<typeof verdictMachine>;
export type VerdictState = StateFrom<typeof verdictMachine>;

export const wiredVerdict = () => verdictMachine.provide({ actions: { play: (_, { tone }) => play(tone) } });

/** Who shows what it says listens to it: a page is not drawn anew with every word. */
export function useVerdict(): VerdictActor {
  const [machine] = useState(wiredVerdict);
  return useActorRef(machine);
}
