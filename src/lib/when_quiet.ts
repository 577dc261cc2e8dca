/** Longest wait for a quiet moment after the first paint. */
const QUIET_MS = 1_000;

/** Runs when the browser has nothing better to do. Returns what keeps it from that. */
export function whenQuiet(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: QUIET_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, QUIET_MS);
  return () => clearTimeout(timer);
}
