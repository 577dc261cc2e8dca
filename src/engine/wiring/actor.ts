/** Every machine of the app is started here, as a test checks, so that the flight recorder sees it. */
import { useActorRef as useBareActorRef } from "@xstate/react";
import { createActor as createBareActor } from "xstate";
import { inspect } from "../recorder.ts";

/** The types are XState's own; only one option is added. */
function inspected<Options>(options: Options): never {
  return { ...options, inspect } as never;
}

export const useActorRef: typeof useBareActorRef = (machine, ...[options]) =>
  useBareActorRef(machine, inspected(options));

export const createActor: typeof createBareActor = (logic, ...[options]) =>
  createBareActor(logic, inspected(options));
