/**
 * Two helps for esbuild's code splitting (and styles computed ahead, see ahead_styles.ts), which makes a chunk for each set of entries that share a module and takes
 * every `import()` for an entry.
 *
 * One base: ten lazy screens would tear what the app always needs into as many small files, each a request more
 * before the first row. So each lazy module is told to import the whole app: then one set holds the base. It costs
 * nothing at run time, because the app is loaded before any lazy module.
 *
 * A few layers above it: the same once more for what lazy modules share (layers.ts).
 *
 * Direct imports: a module that both sides reach belongs to both, and through Fluent's index everybody reaches
 * everything, so the lazy dialog would be in the base again. Names are therefore imported from where they are made.
 */
import { join } from "node:path";
import type { OnLoadResult, Plugin } from "esbuild";
import { stylesAhead } from "./ahead_styles.ts";
import { loadIcons, type Makers, rewriteImports, THROUGH_FLUENT } from "./direct_imports.ts";
import { followFluent, tokensAsText } from "./fluent_files.ts";
import type { GriffelCore } from "./griffel.ts";
import { type Layer, layerText } from "./layers.ts";
import { type OwnTheme, withValues } from "./own_theme.ts";

const LAYER_PREFIX = "layer:";
const LAYER = new RegExp(`^${LAYER_PREFIX}`);

interface Text {
  readonly contents: string;
  readonly loader: "tsx" | "ts" | "js";
  readonly isAsWritten: boolean;
}

/**
 * @param folder Absolute path of our modules.
 * @param base Absolute path of the one whose static imports are the base.
 */
export function splitWell(
  folder: string,
  base: string,
  makers: Makers,
  griffel: GriffelCore,
  theme: OwnTheme,
): (layers: readonly Layer[]) => Plugin {
  const root = join(folder, "../");
  /** Texts as they are given to esbuild, for each time that it asks. */
  const texts = new Map<string, Promise<Text>>();
  const textOf = (path: string, make: () => Promise<Text>) => {
    const text = texts.get(path) ?? make();
    texts.set(path, text);
    return text;
  };
  return (layers) => ({
    name: "split-well",
    setup(build) {
      build.onResolve({ filter: LAYER }, ({ path }) => ({ path, namespace: "layer" }));
      build.onLoad({ filter: LAYER, namespace: "layer" }, ({ path }) => {
        const layer = layers.find(({ name }) => LAYER_PREFIX + name === path);
        return { contents: layer ? layerText(root, layer) : "", resolveDir: root, loader: "js" };
      });
      const below = (path: string) =>
        [
          base,
          ...layers.filter(({ told }) => told.has(path.slice(root.length))).map(({ name }) =>
            LAYER_PREFIX + name
          ),
        ]
          .map((each) => `import ${JSON.stringify(each)};`).join("");
      // What resources load by themselves counts as well: one of them without the base would tear it in two.
      const lazy = findLazy(folder).union(findLazy(join(folder, "../resources")));
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
        const styled = loader === "js" ? text : await stylesAhead(text, loader, griffel);
        const contents = follow(rewriteImports(tokensAsText(styled), makers, THROUGH_FLUENT), path);
        return { contents, loader, isAsWritten: contents === written };
      };
      const load = async (path: string): Promise<OnLoadResult | null> => {
        const { contents, loader, isAsWritten } = await textOf(path, () => make(path));
        // On the first line, so that the lines of the source map stay right.
        if (lazy.has(path)) return { contents: below(path) + contents, loader };
        return isAsWritten ? null : { contents, loader };
      };
      build.onLoad(
        { filter: /\/src\/.*\.tsx?$|\/@fluentui\/(react-[^/]+|tokens)\/lib\/.*\.js$/ },
        ({ path }) => load(path),
      );
      // As a module like the others: as data it would need a helper that the app shares, in a file of its own.
      build.onLoad({ filter: /\/src\/.*\.json$/ }, async ({ path }) => {
        const text = await Deno.readTextFile(path);
        return { contents: `import ${JSON.stringify(base)};export default ${text}`, loader: "js" };
      });
      build.onLoad(
        { filter: /\/(api|machines|resources)\/.*\.ts$/ },
        ({ path }) => lazy.has(path) ? load(path) : null,
      );
    },
  });
}

/** Paths of our own modules that an `import()` names, by reading all of them: esbuild's order is not ours. */
function findLazy(folder: string): Set<string> {
  const found = new Set<string>();
  for (const { name, isDirectory } of Deno.readDirSync(folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory) findLazy(path).forEach((each) => found.add(each));
    else if (/\.tsx?$/.test(name)) {
      const text = Deno.readTextFileSync(path);
      for (const [, module = ""] of text.matchAll(/\bimport\(\s*"(\.[^"]+)"/g)) {
        found.add(join(folder, module));
      }
    }
  }
  return found;
}
