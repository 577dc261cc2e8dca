/** A module defines a port for a module it must not import; that module fills it. Source: ADR 113. */
export interface Port<T extends object> {
  /** @throws {Error} if no module has filled it */
  readonly get: () => T;
  readonly fill: (filling: T) => void;
}

const unfilled = new Set<string>();

/** @param name the port's name, for the error */
export function definePort<T extends object>(name: string): Port<T> {
  let filled: T | undefined;
  unfilled.add(name);
  return {
    get() {
      if (!filled) throw new Error(`Cannot use the port "${name}": expected a module that fills it`);
      return filled;
    },
    fill(filling) {
      filled = filling;
      unfilled.delete(name);
    },
  };
}

export const unfilledPorts = (): readonly string[] => [...unfilled];
