/** Milliseconds of a pause: a request needs several turns of the event loop, and background work must not come between them. */
const YIELD_MS = 1;
/** A pause is repeated up to this many times while requests arrive, so that they are answered before the next step. */
const MAX_PAUSES = 3;
/** Milliseconds of work between two pauses: the timer of a pause costs as much as a small step. */
const SLICE_MS = 3;

let requests = 0;

export const countRequest = (): void => void requests++;

export async function yieldToRequests(): Promise<void> {
  for (let pauses = 0; pauses < MAX_PAUSES; pauses++) {
    const before = requests;
    await new Promise((resolve) => setTimeout(resolve, YIELD_MS));
    if (requests === before) return;
  }
}

/** Returns a function that pauses when enough time went by since the last pause. */
export function makeYielder(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await yieldToRequests();
    since = performance.now();
  };
}
