/** A pause between two steps: a request needs several turns of the event loop, and must not wait for a step at each. */
const BREATH_MS = 1;

export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, BREATH_MS));
