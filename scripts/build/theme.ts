import { build } from "esbuild";
import { loadIcons, readMakers, rewriteImports, THROUGH_FLUENT } from "./direct_imports.ts";

export type Theme = Readonly<Record<string, string | number>>;

const FILE = "src/parts/theme/theme.ts";

export async function readTheme(root: string): Promise<Theme> {
  const makers = await readMakers(root);
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: `export { light } from "./${FILE}";`, resolveDir: root, loader: "ts" },
    bundle: true,
    format: "esm",
    write: false,
    logLevel: "warning",
    plugins: [{
      name: "theme",
      setup(build) {
        const { onLoad, onResolve, resolve } = build;
        loadIcons(build, makers);
        onResolve(
          { filter: new RegExp(`^${THROUGH_FLUENT}`) },
          ({ path, kind }) => resolve(path.slice(THROUGH_FLUENT.length), { kind, resolveDir: makers.home }),
        );
        onLoad({ filter: /theme\.ts$/ }, async ({ path }) => ({
          contents: rewriteImports(await Deno.readTextFile(path), makers, THROUGH_FLUENT),
          loader: "ts",
        }));
      },
    }],
  });
  const made = await import(`data:text/javascript;base64,${btoa(outputFiles[0]?.text ?? "")}`);
  return made.light;
}
