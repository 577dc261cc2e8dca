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
    // "module" has to be repeated, because esbuild drops this default if any condition is named. Without it XState would be
    // bundled as CommonJS, which cannot be tree-shaken.
    conditions: ["browser", "module"],
    jsx: "automatic",
    minify: true,
    // Source maps are stored outside dist/: developers have them, the public does not.
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
