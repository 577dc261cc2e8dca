/** Placeholders for actors and actions that a machine only names; the wiring in src provides them. */
import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from "xstate";

/** Returns an actor that fails with its name, so that missing wiring does not look like a refusal. */
export function placeholderActor<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => {
    throw new Error(`Cannot run the actor "${name}": no wiring provides it`);
  });
}

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
