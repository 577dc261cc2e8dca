/**
 * Two helps for esbuild's code splitting, which makes a chunk for each set of entries that share a module and takes
 * every `import()` for an entry.
 *
 * One base: ten lazy screens would tear what the app always needs into as many small files, each a request more
 * before the first row. So each lazy module is told to import the whole app: then one set holds the base. It costs
 * nothing at run time, because the app is loaded before any lazy module.
 *
 * Direct imports: a module that both sides reach belongs to both, and through Fluent's index everybody reaches
 * everything, so the lazy dialog would be in the base again. Names are therefore imported from where they are made.
 */
import type { OnLoadResult, Plugin, PluginBuild } from "esbuild";
import { type Makers, rewriteImports } from "./direct_imports.ts";

/** In front of a package that Fluent's index names and that only its own folder can resolve. */
const THROUGH_FLUENT = "through-fluent:";

/** @param base Absolute path of the module whose static imports are the base. */
export function splitWell(base: string, makers: Makers): Plugin {
  return {
    name: "split-well",
    setup(build) {
      const lazy = findLazy(build);
      build.onResolve(
        { filter: new RegExp(`^${THROUGH_FLUENT}`) },
        ({ path, kind }) =>
          build.resolve(path.slice(THROUGH_FLUENT.length), { kind, resolveDir: makers.home }),
      );
      const load = async (path: string): Promise<OnLoadResult | null> => {
        const text = await Deno.readTextFile(path);
        // On the first line, so that the lines of the source map stay right.
        const first = lazy.has(path) ? `import ${JSON.stringify(base)};` : "";
        const contents = first + rewriteImports(text, makers, THROUGH_FLUENT);
        const loader = path.endsWith(".tsx") ? "tsx" : path.endsWith(".ts") ? "ts" : "js";
        return contents === text ? null : { contents, loader };
      };
      build.onLoad(
        { filter: /\/src\/.*\.tsx?$|\/@fluentui\/react-[^/]+\/lib\/.*\.js$/ },
        ({ path }) => load(path),
      );
    },
  };
}

/** Paths of our own modules that an `import()` names; filled while esbuild resolves. */
function findLazy(build: PluginBuild): ReadonlySet<string> {
  const lazy = new Set<string>();
  const resolving = Symbol("resolving");
  build.onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir, pluginData }) => {
    if (kind !== "dynamic-import" || pluginData === resolving) return null;
    const found = await build.resolve(path, { kind, resolveDir, pluginData: resolving });
    if (found.errors.length === 0) lazy.add(found.path);
    return found;
  });
  return lazy;
}
