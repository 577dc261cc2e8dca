/** What every bundle is made with. */
import type { BuildOptions } from "esbuild";

/**
 * @param version Shown by the app and sent with its errors.
 * @param outdir Relative to the project.
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
    // Naming any takes away "module", by which packages offer what can be shaken: XState comes as CommonJS without it.
    conditions: ["browser", "module"],
    jsx: "automatic",
    minify: true,
    // Kept apart from dist/: whoever debugs production has them, the public does not.
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
