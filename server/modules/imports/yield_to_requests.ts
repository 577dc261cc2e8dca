/** A pause between two steps: a request needs several turns of the event loop, and must not wait for a step at each. */
const YIELD_MS = 1;

export const yieldToRequests = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, YIELD_MS));
