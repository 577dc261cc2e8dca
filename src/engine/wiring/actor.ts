/** Starts every machine of the app, so that the flight recorder sees all events; a test checks that no other code does. */
import { useActorRef as useBareActorRef } from "@xstate/react";
import { createActor as createBareActor } from "xstate";
import { inspect } from "../recorder.ts";

/** Adds the option `inspect`. It returns `never`, so that the types remain XState's own. */
function inspected<Options>(options: Options): never {
  return { ...options, inspect } as never;
}

export const useActorRef: typeof useBareActorRef = (machine, ...[options]) =>
  useBareActorRef(machine, inspected(options));

export const createActor: typeof createBareActor = (logic, ...[options]) =>
  createBareActor(logic, inspected(options));
