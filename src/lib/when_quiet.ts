const QUIET_MS = 1_000;

/** Runs when the browser is idle, at the latest after `withinMs`. Returns a function that cancels it. */
export function whenQuiet(run: () => void, withinMs = QUIET_MS): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: withinMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, withinMs);
  return () => clearTimeout(timer);
}
