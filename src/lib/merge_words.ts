/** Trees of words, and two of them as one. Pure. */

export interface Tree {
  readonly [key: string]: string | Tree;
}

/** Where both have a text, the later one counts. */
export function mergeWords(some: Tree, others: Tree): Tree {
  const all: Record<string, string | Tree> = { ...some };
  for (const [key, value] of Object.entries(others)) {
    const known = all[key];
    all[key] = typeof known === "object" && typeof value === "object" ? mergeWords(known, value) : value;
  }
  return all;
}

/** Trees of words as one. */
export const mergeAllWords = (trees: readonly Tree[]): Tree => trees.reduce(mergeWords, {});
