/** Typed placeholders for effects: a machine names what it needs, a `wiring.ts` in src provides it. */
import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from "xstate";

/** Stands for an actor of the wiring; without it the run fails by name instead of looking like a refusal. */
export function placeholderActor<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => {
    throw new Error(`Cannot run the actor "${name}": no wiring provides it`);
  });
}

/** Stands for an actor that sends events to the machine more than once. */
export function placeholderCallback<Input extends NonReducibleUnknown>(name: string) {
  return fromCallback<EventObject, Input>(() => {
    throw new Error(`Cannot run the actor "${name}": no wiring provides it`);
  });
}

export function placeholderAction(name: string) {
  return (): void => {
    throw new Error(`Cannot run the action "${name}": no wiring provides it`);
  };
}
