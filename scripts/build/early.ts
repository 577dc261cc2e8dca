/** Bundles the early script, which stands in the page: a file of its own would be one more answer to wait for. */
import { build, type BuildOptions, type Metafile } from "esbuild";
import type { Makers } from "./direct_imports.ts";
import type { GriffelCore } from "./griffel.ts";
import { type Rules, sheetOf, tokensOf } from "./sheet.ts";
import { standIns } from "./stand_ins.ts";
import { readTheme } from "./theme.ts";

export interface Inline {
  readonly script: string;
  readonly sheet: string;
}

export interface Early {
  readonly inline: Inline;
  readonly metafile: Metafile;
}

/** Fluent's own name for what holds the theme; whatever the app itself says of it stands behind, and counts. */
const PROVIDER = ".fui-FluentProvider";

export async function bundleEarly(
  root: string,
  options: BuildOptions,
  entry: string,
  makers: Makers,
  griffel: GriffelCore,
): Promise<Early> {
  const rules: Rules[] = [];
  const [{ outputFiles, metafile }, theme] = await Promise.all([
    build({
      ...options,
      entryPoints: { early: entry },
      format: "iife",
      sourcemap: false,
      metafile: true,
      write: false,
      plugins: [standIns(root, makers, griffel, rules)],
    }),
    readTheme(root),
  ]);
  const script = outputFiles[0]?.text.trim() ?? "";
  const own = sheetOf(rules);
  const sheet = `body{margin:0}${PROVIDER}{${tokensOf(own, theme)}}${own}`;
  // What would end the element before its time, or make it a comment.
  for (const text of [script, sheet]) {
    if (/<\/(script|style)|<!--/i.test(text)) {
      throw new Error("Cannot put the early script into the page: it holds a tag.");
    }
  }
  return { inline: { script, sheet }, metafile };
}
