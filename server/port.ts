/**
 * A port is what a module needs of one that it does not import: the module that needs it defines the port, and the one
 * that has it fills it in its module.ts. Source: ADR 113.
 */
export interface Port<T extends object> {
  /** @throws {Error} where no module has filled it */
  readonly get: () => T;
  readonly fill: (filling: T) => void;
}

const unfilled = new Set<string>();

/** @param name says what is wanted, for the error */
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

/** Returns the names of ports that no module has filled. */
export const unfilledPorts = (): readonly string[] => [...unfilled];
