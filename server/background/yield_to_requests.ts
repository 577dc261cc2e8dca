/** A request needs several turns of the event loop and must not wait for a step at each. */
const YIELD_MS = 1;
/** Milliseconds of work between two pauses: the timer of a pause costs as much as a small step. */
const SLICE_MS = 3;

export const yieldToRequests = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, YIELD_MS));

/** Returns a function that pauses when enough time went by since the last pause. */
export function sliced(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await yieldToRequests();
    since = performance.now();
  };
}
