/**
 * Helps esbuild's code splitting, which makes a chunk for each set of entries that share a module, and treats
 * every `import()` as an entry. Lazy modules that are used together become one entry, a group (groups.ts).
 * Even ten groups would split the app into small files, each a request before the first row. So each group
 * imports the whole app, the base, which stays one chunk and is already loaded at run time. A few layers do
 * the same for code that groups share (layers.ts). Fluent's index imports everything, so names are imported
 * from their own files.
 */
import { dirname, join } from "node:path";
import type { OnLoadResult, Plugin } from "esbuild";
import { computeStyles } from "./computed_styles.ts";
import { loadIcons, type Makers, rewriteImports, THROUGH_FLUENT } from "./direct_imports.ts";
import { followFluent, tokensAsText } from "./fluent_files.ts";
import type { GriffelCore } from "./griffel.ts";
import { type Group, groupText, keysOf } from "./groups.ts";
import { type Layer, layerText, nameOf } from "./layers.ts";
import { GROUP_PREFIX } from "./metafile.ts";
import { type OwnTheme, withValues } from "./own_theme.ts";

const LAYER_PREFIX = "layer:";
/** Matches an `import()` of one of our modules, but not one in a type. */
const LAZY = /(?<!typeof )(\bimport\(\s*)"(\.[^"]+)"(,?\s*\))/g;

interface Text {
  readonly contents: string;
  readonly loader: "tsx" | "ts" | "js";
  readonly isAsWritten: boolean;
}

/** The group of a lazy module, and the module's key in the group. */
interface Place {
  readonly group: string;
  readonly key: string;
}

/** Rewrites `import()` of a module in a group: it then loads the group and returns the module. Line numbers do not change. */
export function importGroups(text: string, folder: string, places: ReadonlyMap<string, Place>): string {
  return text.replace(LAZY, (all, start: string, module: string, end: string) => {
    const place = places.get(join(folder, module));
    if (!place) return all;
    return `${start}"${GROUP_PREFIX}${place.group}"${end}.then((group)=>group.$${place.key})`;
  });
}

/** Result of a build's first pass. */
export interface Plan {
  readonly groups: readonly Group[];
  readonly layers: readonly Layer[];
}

/**
 * @param folder absolute path of our modules
 * @param base absolute path of the module whose static imports are the base
 * @returns makes the plugin of a plan; the plan is null in the first pass
 */
export function splitWell(
  folder: string,
  base: string,
  makers: Makers,
  griffel: GriffelCore,
  theme: OwnTheme,
): (plan: Plan | null) => Plugin {
  const root = join(folder, "../");
  /** Rewritten sources by path, because esbuild loads each file in both passes. */
  const texts = new Map<string, Promise<Text>>();
  const textOf = (path: string, make: () => Promise<Text>) => {
    const text = texts.get(path) ?? make();
    texts.set(path, text);
    return text;
  };
  return (plan) => ({
    name: "split-well",
    setup(build) {
      const { groups = [], layers = [] } = plan ?? {};
      const places = new Map(
        groups.flatMap((group) =>
          [...keysOf(group)].map(([path, key]) => [path, { group: group.name, key }] as const)
        ),
      );
      for (const namespace of ["layer", "group"] as const) {
        build.onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({
          path: path.slice(namespace.length + 1),
          namespace,
        }));
      }
      const imported = (names: readonly string[]) =>
        names.map((name) => `import ${JSON.stringify(name)};`).join("");
      build.onLoad({ filter: /^/, namespace: "layer" }, ({ path }) => {
        const layer = layers.find(({ name }) => name === path);
        return { contents: layer ? layerText(root, layer) : "", resolveDir: root, loader: "js" };
      });
      build.onLoad({ filter: /^/, namespace: "group" }, ({ path }) => {
        const group = groups.find(({ name }) => name === path);
        if (!group) throw new Error(`Cannot load the group ${path}: the first pass found none of that name.`);
        const below = layers.filter(({ importers }) => importers.has(path)).map(({ name }) =>
          LAYER_PREFIX + name
        );
        const contents = imported([base, ...below]) + groupText(group, (module) => nameOf(root, module));
        return { contents, resolveDir: root, loader: "js" };
      });
      build.onResolve(
        { filter: new RegExp(`^${THROUGH_FLUENT}`) },
        ({ path, kind }) =>
          build.resolve(path.slice(THROUGH_FLUENT.length), { kind, resolveDir: makers.home }),
      );
      loadIcons(build, makers);
      const follow = followFluent(makers.home);
      const make = async (path: string): Promise<Text> => {
        const written = await Deno.readTextFile(path);
        const text = withValues(written, path, theme);
        const loader = path.endsWith(".tsx") ? "tsx" : path.endsWith(".ts") ? "ts" : "js";
        const styled = loader === "js" ? text : await computeStyles(text, loader, griffel);
        const contents = follow(rewriteImports(tokensAsText(styled), makers, THROUGH_FLUENT), path);
        return { contents, loader, isAsWritten: contents === written };
      };
      const load = async (path: string): Promise<OnLoadResult | null> => {
        const { contents, loader, isAsWritten } = await textOf(path, () => make(path));
        const grouped = importGroups(contents, dirname(path.slice(root.length)), places);
        return isAsWritten && grouped === contents ? null : { contents: grouped, loader };
      };
      build.onLoad(
        { filter: /\/(src|resources)\/.*\.tsx?$|\/@fluentui\/(react-[^/]+|tokens)\/lib\/.*\.js$/ },
        ({ path }) => load(path),
      );
      // JSON is bundled as a module with a default export: as data it would need a helper of esbuild, in a file that the app
      // shares.
      build.onLoad({ filter: /\/src\/.*\.json$/ }, async ({ path }) => {
        const text = await Deno.readTextFile(path);
        return { contents: `export default ${text}`, loader: "js" };
      });
    },
  });
}
