/**
 * Puts lazy modules that are used together into one file, a group. Otherwise each `import()` would be a file, with more files
 * for shared code: 400 lazy modules were 760 files. A group has the lazy modules of one noun of a department
 * (`orders/imports`); the small nouns of a department share one. `import()` of a module loads its group and returns the
 * module (ADR 145).
 */
import { createHash } from "node:crypto";
import type { Metafile } from "esbuild";
import { bytesOfInputs, lazyIn, reachableFrom } from "./metafile.ts";

export interface Group {
  readonly name: string;
  /** Paths of the lazy modules in the group, relative to the project, sorted. */
  readonly modules: readonly string[];
}

/** A noun with less code than this shares the group of its department. */
const LARGE_BYTES = 20_000;

/**
 * Modules that load less code than this share a group, so that a cell of a list or a line of a record does not load the
 * dialogs of its noun.
 */
const SMALL_BYTES = 30_000;

const WEIGHT_WITHOUT_CLICK = 1_000;
const WEIGHT_OF_SMALL = 3;

/** Groups of modules that are loaded at the same time, whatever their folders. */
const BY_TIME = {
  /** Modules that are loaded after the first rows on every screen. */
  start: [
    "src/app/plain/maintenance_watch.tsx",
    "src/app/shell/late_modules.ts",
    "src/app/shell/release_prompt.tsx",
    "src/app/shell/shell_extras.ts",
    "src/engine/list/list_parts.ts",
    "src/engine/live/live_socket.ts",
    "src/features/desk/bookmarks/bookmarks_panel.tsx",
    "src/features/desk/call_to_action/bar.tsx",
    "src/features/desk/extensions/extension_watch.tsx",
    "src/features/desk/notifications/watch.tsx",
    "src/features/people/acting/switch_panel.tsx",
  ],
  /** The frame of every record: opening a record is the most frequent click. */
  record: ["src/engine/record/record_drawer.tsx", "src/engine/record/record_page.tsx"],
  /** Loaded only if the browser cannot read barcodes: a quarter of a station's code. */
  camera: [
    "src/features/workshop/stations/input/code_reader.ts",
    "src/features/workshop/stations/input/own_reader.ts",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/**
 * Returns the cost of a byte that a group loads but does not need; 1 for a screen that is opened now and then. Groups that
 * are loaded without a click cost most, then small groups and the frame of records, which most screens load.
 */
export function weightOf({ name }: Group): number {
  if (
    /^(start|words_generated_..|app_generated_features|generated_resources|parts_theme_themes|.*flight_recorder)$/
      .test(name)
  ) {
    return WEIGHT_WITHOUT_CLICK;
  }
  return /^record$|_small$/.test(name) ? WEIGHT_OF_SMALL : 1;
}

/** Matches modules that stay separate files: words of a language, and modules that the page names. */
const ALONE =
  /^(src\/words\/|src\/diagnostics\/flows\/((generated|drawings)\/|flight_recorder)|src\/parts\/theme\/|src\/app\/(generated|replace)|resources\/)/;

/** Meanings of statuses are in the group of their language's words. */
const MEANINGS = /^src\/parts\/status_meanings(?=\/..\.ts)/;

/** Returns the department and noun of a module, which follow from its path. */
function placeOf(path: string): { readonly department: string; readonly noun: string } {
  const [layer = "", ...folders] = path.split("/");
  if (layer !== "src") return { department: layer, noun: "" };
  const [first = "", second = "", third = ""] = folders;
  if (first === "features") return { department: second, noun: third };
  return { department: first, noun: folders.length > 2 ? second : "" };
}

/** @param metafile metafile of a build without groups @param main the entry: its static imports are loaded before any group */
export function groupsOf(metafile: Metafile, main: string): readonly Group[] {
  const { inputs } = metafile;
  const bytes = bytesOfInputs(metafile);
  const base = reachableFrom(inputs, [main]);
  const sizeOf = (paths: Iterable<string>) =>
    Array.from(paths).reduce((sum, path) => sum + (bytes.get(path) ?? 0), 0);
  const started = reachableFrom(inputs, BY_TIME.start).union(base);
  const groups = new Map<string, string[]>();
  const add = (name: string, path: string) => groups.set(name, [...groups.get(name) ?? [], path]);
  const nouns = new Map<string, string[]>();
  for (const path of lazyIn(inputs).sort()) {
    const { department, noun } = placeOf(path);
    const [byTime] = Object.entries<readonly string[]>(BY_TIME).find(([, paths]) => paths.includes(path)) ??
      [];
    if (byTime) add(byTime, path);
    else if (MEANINGS.test(path)) add(path.replace(MEANINGS, "words/generated").replace(/\.\w+$/, ""), path);
    else if (ALONE.test(path)) add(path.slice(path.indexOf("/") + 1).replace(/\.\w+$/, ""), path);
    else if (sizeOf(reachableFrom(inputs, [path]).difference(started)) < SMALL_BYTES) {
      add(`${department}/small`, path);
    } else {
      const name = noun ? `${department}/${noun}` : department;
      nouns.set(name, [...nouns.get(name) ?? [], path]);
    }
  }
  const needs = new Map(
    [...nouns].map(([noun, paths]) => [noun, reachableFrom(inputs, paths).difference(base)]),
  );
  const times = new Map<string, number>();
  for (const need of needs.values()) for (const path of need) times.set(path, (times.get(path) ?? 0) + 1);
  for (const [noun, paths] of nouns) {
    const own = sizeOf([...needs.get(noun)!].filter((path) => times.get(path) === 1));
    for (const path of paths) add(own < LARGE_BYTES ? placeOf(path).department : noun, path);
  }
  return [...groups].map(([name, modules]) => ({ name: name.replaceAll("/", "_"), modules }));
}

const HASH_CHARS = 4;

export const hashOf = (text: string, chars = HASH_CHARS): string =>
  createHash("sha256").update(text).digest("hex").slice(0, chars);

const stemOf = (path: string) => path.slice(path.lastIndexOf("/") + 1).replace(/\W.*$/, "");

/** Returns the keys of modules in a group, by path. Adding a module to the group changes no key, so no importer changes. */
export function keysOf({ modules }: Group): ReadonlyMap<string, string> {
  const stems = Map.groupBy(modules, stemOf);
  return new Map(modules.map((path) => {
    const stem = stemOf(path);
    return [path, stems.get(stem)!.length === 1 ? stem : `${stem}_${hashOf(path)}`];
  }));
}

/** Returns the code of a group. @param nameOf returns the specifier by which the build imports a path */
export const groupText = (group: Group, nameOf: (path: string) => string): string =>
  [...keysOf(group)].map(([path, key]) => `export * as $${key} from ${JSON.stringify(nameOf(path))};`).join(
    "\n",
  );
