/**
 * Names the files that a first screen needs, so that they are loaded in parallel with the app's code. Only the build knows
 * these names. The page has those for lists, and the name of a file with those of other screens; src/app/boot/prefetch.ts
 * reads both.
 */
import type { Metafile } from "esbuild";
import { closureOf, outputOf } from "./metafile.ts";
import { APP } from "./target.ts";

const FEATURES = "src/app/generated/features.ts";

/** Modules that a screen opens with, by the screen's name; those of a list's records by the path of the list. */
export const SCREENS: Readonly<Record<string, readonly string[]>> = {
  lists: ["src/words/generated/en.ts", FEATURES, "resources/generated/resources.ts"],
  dashboard: ["src/words/generated/en.ts", FEATURES, "src/features/figures/dashboard/dashboard_page.tsx"],
  record: [
    "src/words/generated/en.ts",
    FEATURES,
    "src/engine/record/record_page.tsx",
    "src/engine/record/record_drawer.tsx",
    "src/engine/record/generic_entity_view.tsx",
  ],
  "/orders": ["src/features/workshop/units/order_record.tsx"],
  "/packages": ["src/features/shipping/packages/package_view.tsx"],
};

/** Shortens `dist/assets/chunk-AB12.js` to `chunk-AB12`. */
export const nameOf = (output: string) => output.slice(output.lastIndexOf("/") + 1, -".js".length);

/** Returns names of files by screen; files that every record needs are only under `record`. */
export function filesToPrefetch(
  metafile: Metafile,
  main: string = APP.main,
): Record<string, readonly string[]> {
  const app = closureOf(metafile, outputOf(metafile, main));
  const under = (screen: string, without: readonly string[]) =>
    [...new Set((SCREENS[screen] ?? []).flatMap((entry) => closureOf(metafile, outputOf(metafile, entry))))]
      .filter((output) => !without.includes(output));
  const records = under("record", app);
  return Object.fromEntries(
    Object.keys(SCREENS).map((screen) => {
      const known = screen.startsWith("/") ? [...app, ...records] : app;
      return [screen, under(screen, known).map(nameOf)];
    }),
  );
}

export function prefetchData(
  metafile: Metafile,
  screens: readonly string[],
): Record<string, readonly string[]> {
  const { lists = [] } = filesToPrefetch(metafile);
  return { lists, screens: screens.map(nameOf) };
}

/**
 * Writes the names as data instead of a script, so that no content security policy has to allow them.
 * @param screens paths of the files of first screens
 */
export const prefetchElement = (metafile: Metafile, screens: readonly string[]): string =>
  `<script type="application/json" id="prefetch">${JSON.stringify(prefetchData(metafile, screens))}</script>`;
