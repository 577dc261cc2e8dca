/**
 * Returns true for a failed import, whose message differs by browser: a file of an old deployment was removed, or the network
 * is down.
 */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /import|module script|dynamically/i.test(error.message);
}

const listeners = new Set<() => void>();

export function onMissingChunk(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function showMissingChunk(): void {
  for (const listener of listeners) listener();
}
