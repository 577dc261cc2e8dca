/** Typed stand-ins for effects: a machine names what it needs, `src/wiring/` provides it. */
import { fromPromise } from "xstate";

/** An actor that wiring must provide; running it unwired says so instead of looking like a refusal. */
export function placeholderActor<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => {
    throw new Error(`Cannot run the actor "${name}": no wiring provides it`);
  });
}

/** An action that wiring must provide. */
export function placeholderAction(name: string) {
  return (): void => {
    throw new Error(`Cannot run the action "${name}": no wiring provides it`);
  };
}
