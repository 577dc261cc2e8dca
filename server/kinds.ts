/** Kinds, which are found by name. The module that uses them defines the registry; every Module lists its `kinds`. */
export interface BroughtKinds {
  /** Called when the module is registered. */
  readonly add: () => void;
}

export interface Kinds<Kind> {
  readonly bring: (...kinds: readonly Kind[]) => BroughtKinds;
  /** @throws {Error} if no module brings the kind */
  readonly get: (name: string) => Kind;
  readonly all: () => readonly Kind[];
}

/** @param of the noun that has the kinds, for the error: "an integration" */
export function defineKinds<Kind extends { readonly kind: string }>(of: string): Kinds<Kind> {
  const known = new Map<string, Kind>();
  return {
    bring: (...kinds) => ({
      add() {
        for (const each of kinds) known.set(each.kind, each);
      },
    }),
    get(name) {
      const found = known.get(name);
      if (!found) {
        throw new Error(`Cannot find the kind "${name}" of ${of}: expected a module that brings it`);
      }
      return found;
    },
    all: () => [...known.values()],
  };
}
