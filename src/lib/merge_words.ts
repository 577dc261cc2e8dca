export interface Tree {
  readonly [key: string]: string | Tree;
}

export function mergeWords(some: Tree, others: Tree): Tree {
  const all: Record<string, string | Tree> = { ...some };
  for (const [key, value] of Object.entries(others)) {
    const known = all[key];
    all[key] = typeof known === "object" && typeof value === "object" ? mergeWords(known, value) : value;
  }
  return all;
}

export const mergeAllWords = (trees: readonly Tree[]): Tree => trees.reduce(mergeWords, {});

const shown = { enumerable: true, configurable: true };

/** Merges a part when it is first read: a screen shows few of all words. */
export function mergeLazily(some: Tree, others: Tree): Tree {
  const all: Tree = Object.defineProperties({}, Object.getOwnPropertyDescriptors(some));
  for (const key of Object.keys(others)) {
    Object.defineProperty(all, key, {
      ...shown,
      get() {
        const [known, given] = [some[key], others[key]!];
        const value = typeof known === "object" && typeof given === "object"
          ? mergeLazily(known, given)
          : given;
        Object.defineProperty(this, key, { ...shown, value });
        return value;
      },
    });
  }
  return all;
}
