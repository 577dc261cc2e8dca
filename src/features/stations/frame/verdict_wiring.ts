/** Gives the verdict machine its sound. */
import { useSelector } from "@xstate/react";
import { useState } from "react";
import type { ActorRefFrom, StateFrom } from "xstate";
import { verdictMachine } from "../../../../machines/verdict.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";
import { play } from "./sound.ts";

export type VerdictActor = ActorRefFrom<typeof verdictMachine>;
export type VerdictState = StateFrom<typeof verdictMachine>;

export const wiredVerdict = () => verdictMachine.provide({ actions: { play: (_, { tone }) => play(tone) } });

export function useVerdict(): { readonly actor: VerdictActor; readonly snapshot: VerdictState } {
  const [machine] = useState(wiredVerdict);
  const actor = useActorRef(machine);
  return { actor, snapshot: useSelector(actor, (each) => each) };
}
