/** A part of the app that could not be loaded: an older deployment's file is gone, or the network is. */

/** True when that is what went wrong. Each browser says it in its own words. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /import|module script|dynamically/i.test(error.message);
}

const listeners = new Set<() => void>();

/** Hears that a part is missing: whoever watches for newer versions looks at once. */
export function onMissingChunk(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Said by whoever catches such an error. */
export function tellMissingChunk(): void {
  for (const listener of listeners) listener();
}
