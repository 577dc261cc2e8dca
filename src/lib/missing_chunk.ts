/** Returns true for a failed import (messages differ by browser): an old deployment's file is gone, or the network is down. */
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
