/** Longest wait for a quiet moment after the first paint. */
const QUIET_MS = 1_000;

/** Runs when the browser has nothing better to do, at the latest after `withinMs`. Returns what keeps it from that. */
export function whenQuiet(run: () => void, withinMs = QUIET_MS): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: withinMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, withinMs);
  return () => clearTimeout(timer);
}
