/**
 * Helps esbuild's code splitting, which makes a chunk for each set of entries that share a module and takes every `import()` for
 * an entry. One base: ten lazy screens would split the app into as many small files, each a request before the first row, so each
 * lazy module imports the whole app, and one set has it. It costs nothing at run time, because the app is loaded before. A few
 * layers above it do the same for code that lazy modules share (layers.ts). Direct imports: through Fluent's index everything
 * reaches everything, so names are imported from their own files.
 */
import { join } from "node:path";
import type { OnLoadResult, Plugin } from "esbuild";
import { computeStyles } from "./computed_styles.ts";
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
 * @param folder absolute path of our modules
 * @param base absolute path of the module whose static imports are the base
 */
export function splitWell(
  folder: string,
  base: string,
  makers: Makers,
  griffel: GriffelCore,
  theme: OwnTheme,
): (layers: readonly Layer[]) => Plugin {
  const root = join(folder, "../");
  /** Texts given to esbuild, for each time that it loads them. */
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
          ...layers.filter(({ importers }) => importers.has(path.slice(root.length))).map(({ name }) =>
            LAYER_PREFIX + name
          ),
        ]
          .map((each) => `import ${JSON.stringify(each)};`).join("");
      // Lazy modules of resources count too: one of them without the base would split it.
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
        const styled = loader === "js" ? text : await computeStyles(text, loader, griffel);
        const contents = follow(rewriteImports(tokensAsText(styled), makers, THROUGH_FLUENT), path);
        return { contents, loader, isAsWritten: contents === written };
      };
      const load = async (path: string): Promise<OnLoadResult | null> => {
        const { contents, loader, isAsWritten } = await textOf(path, () => make(path));
        // On the first line, so that the source map stays right.
        if (lazy.has(path)) return { contents: below(path) + contents, loader };
        return isAsWritten ? null : { contents, loader };
      };
      build.onLoad(
        { filter: /\/src\/.*\.tsx?$|\/@fluentui\/(react-[^/]+|tokens)\/lib\/.*\.js$/ },
        ({ path }) => load(path),
      );
      // Bundled as a module: as data it would need a helper that the app shares, in another file.
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

/** Returns paths of our own modules that an `import()` names, by reading all of them: esbuild's order differs. */
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
