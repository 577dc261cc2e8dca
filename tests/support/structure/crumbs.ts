/** Finds short files whose only reader is in the same folder, if both fit into one file. */
import { dirname } from "node:path";
import { resolve, type Source } from "./sources.ts";

const MOST_LINES = 40;
const MOST_TOGETHER = 300;
/** Short files that other files or the build read by name. */
const MAY_BE_SHORT =
  /(store|worker|feature|lifecycle|\.styles)\.ts$|\/(generated|words|flow_words|migrations)\/|^tests\//;

/** Files that are loaded later, or in a thread. */
const LATE = /(?:import|new URL)\(\s*["'](\.[^"']+)/g;

export function crumbsAmong(sources: readonly Source[]): string[] {
  const sizes = new Map(sources.map(({ path, text }) => [path, text.split("\n").length - 1]));
  const late = new Set(
    sources.flatMap(({ path, text }) => [...text.matchAll(LATE)].map(([, each = ""]) => resolve(path, each))),
  );
  const readers = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    for (const target of imports.map((each) => resolve(path, each))) {
      readers.set(target, (readers.get(target) ?? new Set()).add(path));
    }
  }
  return [...sizes].filter(([path, size]) => {
    // A file that a test reads is a boundary.
    const [reader, ...others] = readers.get(path) ?? [];
    if (!reader || others.length > 0 || dirname(reader) !== dirname(path)) return false;
    return size <= MOST_LINES && size + sizes.get(reader)! <= MOST_TOGETHER && !late.has(path) &&
      !MAY_BE_SHORT.test(path);
  }).map(([path]) => path);
}
