/**
 * Names the files that a first screen needs, so that they are loaded in parallel with the app's code. Only the build knows
 * these names. The page has those for lists, and the name of a file with those of other screens; src/app/boot/prefetch.ts
 * reads both.
 */
import { dirname, join } from "node:path";
import type { Metafile } from "esbuild";
import { closureOf, outputOf } from "./metafile.ts";
import { APP } from "./target.ts";

const FEATURES = "src/app/generated/features.ts";

const EVERY = ["src/words/generated/en.ts", FEATURES];
/** Modules that any list opens with, except the first ones. */
export const LISTS = [...EVERY, "resources/generated/resources.ts"];
const RECORD = [
  ...EVERY,
  "src/engine/record/record_page.tsx",
  "src/engine/record/record_drawer.tsx",
  "src/engine/record/generic_entity_view.tsx",
];
/** Further modules that records of a list open with, by the list's path. */
const RECORDS: Readonly<Record<string, readonly string[]>> = {
  "/orders": ["src/features/workshop/units/order_record.tsx"],
  "/packages": ["src/features/shipping/packages/package_view.tsx"],
};

const root = new URL("../../", import.meta.url);
const PAGE = /"(\/[\w/-]+)": lazyPart\(\(\) => import\("([^"]+)"\)\)/g;

/** Returns the modules that each page opens with, by its path, as the features say in `pages`. */
function pagesIn({ inputs }: Metafile): [path: string, entries: readonly string[]][] {
  return Object.keys(inputs).filter((path) => path.endsWith("/feature.ts")).flatMap((feature) =>
    Array.from(
      Deno.readTextFileSync(new URL(feature, root)).matchAll(PAGE),
      ([, path = "", module = ""]): [string, string[]] => [path, [...EVERY, join(dirname(feature), module)]],
    )
  );
}

/** Shortens `dist/assets/chunk-AB12.js` by what all names have in common. */
export const nameOf = (output: string) => output.slice(output.lastIndexOf("/") + 1, -".js".length);

const filesOf = (
  metafile: Metafile,
  entries: readonly string[],
  without: readonly string[],
): readonly string[] =>
  [...new Set(entries.flatMap((entry) => closureOf(metafile, outputOf(metafile, entry))))]
    .filter((output) => !without.includes(output));

const appIn = (metafile: Metafile, main: string) => closureOf(metafile, outputOf(metafile, main));

/** Returns names of files by screen: a page, or records of a list, by its path. */
export function filesToPrefetch(
  metafile: Metafile,
  main: string = APP.main,
): Record<string, readonly string[]> {
  const app = appIn(metafile, main);
  const records = filesOf(metafile, RECORD, app);
  const found: Record<string, readonly string[]> = { record: records };
  for (const [path, entries] of Object.entries(RECORDS)) {
    found[path] = filesOf(metafile, entries, [...app, ...records]);
  }
  for (const [path, entries] of pagesIn(metafile)) found[path] = filesOf(metafile, entries, app);
  return Object.fromEntries(Object.entries(found).map(([screen, files]) => [screen, files.map(nameOf)]));
}

const prefetchData = (metafile: Metafile, screens: readonly string[]) => ({
  lists: filesOf(metafile, LISTS, appIn(metafile, APP.main)).map(nameOf),
  screens: screens.slice(0, 1).map(nameOf),
});

/**
 * Writes the names as data instead of a script, so that no content security policy has to allow them.
 * @param screens paths of the files of first screens
 */
export const prefetchElement = (metafile: Metafile, screens: readonly string[]): string =>
  `<script type="application/json" id="prefetch">${JSON.stringify(prefetchData(metafile, screens))}</script>`;
