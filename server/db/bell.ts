/** Rings whoever waits for news in this process. */
export interface Bell {
  ring(): void;
  /** Returns how to stop listening. */
  listen(listener: () => void): () => void;
}

export function createBell(): Bell {
  const listeners = new Set<() => void>();
  return {
    ring: () => listeners.forEach((listener) => listener()),
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
