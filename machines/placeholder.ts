/** Typed stand-ins for effects: a machine names what it needs, a `wiring.ts` of src provides it. */
import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from "xstate";

/** An actor that wiring must provide; running it unwired says so instead of looking like a refusal. */
export function placeholderActor<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => {
    throw new Error(`Cannot run the actor "${name}": no wiring provides it`);
  });
}

/** An actor that answers more than once: what it sends back are events of the machine. */
export function placeholderCallback<Input extends NonReducibleUnknown>(name: string) {
  return fromCallback<EventObject, Input>(() => {
    throw new Error(`Cannot run the actor "${name}": no wiring provides it`);
  });
}

/** An action that wiring must provide. */
export function placeholderAction(name: string) {
  return (): void => {
    throw new Error(`Cannot run the action "${name}": no wiring provides it`);
  };
}
