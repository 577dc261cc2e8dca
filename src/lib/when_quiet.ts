const MAX_WAIT_MS = 1_000;

/**
 * Calls `run` when the browser is idle, at the latest after `withinMs`, and always then if it does not report that it is
 * idle. Returns a function that cancels the call.
 */
export function whenQuiet(run: () => void, withinMs = MAX_WAIT_MS): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: withinMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, withinMs);
  return () => clearTimeout(timer);
}
