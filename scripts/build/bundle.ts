/** Runs esbuild over the entries of a target. */
import type { BuildOptions, Metafile, OutputFile } from "esbuild";
import { readMakers } from "./direct_imports.ts";
import { readGriffel } from "./griffel.ts";
import { splitWell } from "./split.ts";
import { APP, type Target } from "./target.ts";

export interface Bundle {
  readonly files: readonly OutputFile[];
  readonly metafile: Metafile;
}

function optionsOf(root: string, version: string, outdir: string) {
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

/**
 * What the resources load only for a form: without a chunk to put it in, the early script would carry it, and it never
 * opens one.
 */
const NEVER_EARLY = ["../api/inputs/*"];

/** @param version Shown by the app and sent with its errors. */
export async function bundle(root: string, version: string, target: Target = APP): Promise<Bundle> {
  const { main: entry, early: earlyEntry } = target;
  const esbuild = await import("esbuild");
  const options = optionsOf(root, version, target.dist);
  const makers = await readMakers(root);
  try {
    // The early script is a file of its own: a chunk shared with the app would be one more answer to wait for.
    const [early, main] = await Promise.all([
      earlyEntry
        ? esbuild.build({ ...options, entryPoints: { early: earlyEntry }, external: NEVER_EARLY })
        : null,
      esbuild.build({
        ...options,
        entryPoints: { main: entry },
        splitting: true,
        plugins: [splitWell(`${root}src`, root + entry, makers, await readGriffel(makers.home))],
      }),
    ]);
    return {
      files: [...early?.outputFiles ?? [], ...main.outputFiles],
      metafile: {
        inputs: { ...early?.metafile.inputs, ...main.metafile.inputs },
        outputs: { ...early?.metafile.outputs, ...main.metafile.outputs },
      },
    };
  } finally {
    await esbuild.stop();
  }
}
