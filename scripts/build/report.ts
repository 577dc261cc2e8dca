/** Reports what the browser loads: the bytes until the first list, and the largest packages in them. */
import type { Metafile } from "esbuild";
import { closureOf, outputOf, packageSizes } from "./metafile.ts";
import { APP } from "./target.ts";

const LARGEST = 12;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns the outputs that a browser with an empty cache loads until the first row of /orders. */
export function firstListOutputs(metafile: Metafile): string[] {
  const entries = [APP.early, APP.main].flatMap((entry) => entry ? [outputOf(metafile, entry)] : []);
  return [...new Set(entries.flatMap((entry) => closureOf(metafile, entry)))];
}

export function reportOf(metafile: Metafile, packed: ReadonlyMap<string, number>): string {
  const first = firstListOutputs(metafile);
  const all = [...packed.values()].reduce((sum, bytes) => sum + bytes, 0);
  const toFirst = first.reduce((sum, output) => sum + (packed.get(output) ?? 0), 0);
  return [
    `First list: ${kilobytes(toFirst)} brotli in ${first.length} files (whole app ${kilobytes(all)}).`,
    "Largest packages to the first list, minified:",
    ...packageSizes(metafile, first).slice(0, LARGEST)
      .map(([name, bytes]) => `  ${kilobytes(bytes).padStart(10)}  ${name}`),
  ].join("\n");
}
