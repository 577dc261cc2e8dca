const QUIET_MS = 1_000;

/** Calls `run` when the browser is idle, at the latest after `withinMs`. Returns a function that cancels the call. */
export function whenQuiet(run: () => void, withinMs = QUIET_MS): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: withinMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, withinMs);
  return () => clearTimeout(timer);
}
