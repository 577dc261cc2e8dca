import type { BuildOptions } from "esbuild";

/**
 * @param version shown by the app and sent with its errors
 * @param outdir relative to the project
 */
export function optionsOf(root: string, version: string, outdir: string) {
  return {
    absWorkingDir: root,
    outdir,
    entryNames: "assets/[name]-[hash]",
    chunkNames: "assets/[name]-[hash]",
    assetNames: "assets/[name]-[hash]",
    bundle: true,
    format: "esm",
    target: ["es2022", "safari16.4"],
    // Naming any condition drops "module", by which packages offer code that tree shaking understands: XState comes as CommonJS
    // without it.
    conditions: ["browser", "module"],
    jsx: "automatic",
    minify: true,
    // Kept apart from dist/: developers have them, the public does not.
    sourcemap: "external",
    legalComments: "linked",
    metafile: true,
    write: false,
    logLevel: "warning",
    define: {
      "process.env.NODE_ENV": '"production"',
      __VERSION__: JSON.stringify(version),
    },
  } satisfies BuildOptions;
}
