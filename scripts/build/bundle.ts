/** Runs esbuild over the two entries. The early one asks for the first list before the app's code is parsed. */
import type { Metafile, OutputFile } from "esbuild";

/** Paths in the metafile, relative to the project. */
export const EARLY = "src/boot/early.ts";
export const MAIN = "src/main.tsx";

export interface Bundle {
  readonly files: readonly OutputFile[];
  readonly metafile: Metafile;
}

/** @param version Shown by the app and sent with its errors. */
export async function bundle(root: string, version: string): Promise<Bundle> {
  const esbuild = await import("esbuild");
  try {
    const { outputFiles, metafile } = await esbuild.build({
      absWorkingDir: root,
      entryPoints: { early: EARLY, main: MAIN },
      outdir: "dist",
      entryNames: "assets/[name]-[hash]",
      chunkNames: "assets/[name]-[hash]",
      assetNames: "assets/[name]-[hash]",
      bundle: true,
      splitting: true,
      format: "esm",
      target: ["es2022", "safari16.4"],
      conditions: ["browser"],
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
    });
    return { files: outputFiles, metafile };
  } finally {
    await esbuild.stop();
  }
}
