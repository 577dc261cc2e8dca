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
