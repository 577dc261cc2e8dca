/** Finds files that are part of their only reader: it is beside them, and both fit into one file. */
import { dirname } from "node:path";
import { resolve, type Source } from "./sources.ts";

const MOST_LINES = 40;
const MOST_TOGETHER = 300;
/** Others read these by name, or the build does, however short they are. */
const MAY_BE_SHORT =
  /(store|worker|feature|lifecycle|\.styles)\.ts$|\/(generated|words|flow_words|migrations)\/|^tests\//;

/** Loaded later, or on a thread. */
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
    // A test that reads a file makes it a boundary.
    const [reader, ...others] = readers.get(path) ?? [];
    if (!reader || others.length > 0 || dirname(reader) !== dirname(path)) return false;
    return size <= MOST_LINES && size + sizes.get(reader)! <= MOST_TOGETHER && !late.has(path) &&
      !MAY_BE_SHORT.test(path);
  }).map(([path]) => path);
}
