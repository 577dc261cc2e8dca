/** Writes index.html: no inline script or style, and everything the first list needs asked for at once. */
import { createHash } from "node:crypto";
import type { Metafile } from "esbuild";
import type { Bundle } from "./bundle.ts";
import { closureOf, outputOf } from "./metafile.ts";
import { APP, type Target } from "./target.ts";

const MARK = "<!-- entries -->";

/** Subresource integrity of one output. Source: security C11. */
function integrityOf(bundle: Bundle, output: string): string {
  const file = bundle.files.find(({ path }) => path.endsWith(output));
  if (!file) throw new Error(`${output} is in the metafile but was not made.`);
  return `sha384-${createHash("sha384").update(file.contents).digest("base64")}`;
}

/** `dist/assets/main-AB12.js` as the browser asks for it. */
const urlOf = (output: string) => output.slice(output.indexOf("/"));

/** The file that holds the app: where esbuild made the entry a mere import of its chunk, that chunk. */
function appOf(metafile: Metafile, entry: string): string {
  const main = outputOf(metafile, entry);
  const { inputs, imports } = metafile.outputs[main]!;
  const [first, second] = imports.filter(({ kind }) => kind === "import-statement");
  return Object.keys(inputs).length === 0 && first && !second ? first.path : main;
}

/**
 * @param template The text of the target's page.
 * @param build Version and commit, which the footer shows. Here and not in the code: files whose code did not change
 * keep their names, and stay in every cache.
 */
export function pageOf(template: string, bundle: Bundle, target: Target = APP, build = "dev dev"): string {
  if (!template.includes(MARK)) throw new Error(`${target.page} needs the line ${MARK}.`);
  const { metafile } = bundle;
  const early = target.early && outputOf(metafile, target.early);
  const main = appOf(metafile, target.main);
  const attributes = (output: string) => `"${urlOf(output)}" integrity="${integrityOf(bundle, output)}"`;
  const shared = new Set([...early ? closureOf(metafile, early) : [], ...closureOf(metafile, main)]);
  if (early) shared.delete(early);
  shared.delete(main);
  const lines = [
    `<meta name="build" content="${build}">`,
    // Both wait for the page and run in this order: with everything cached an async one could come second.
    ...early
      ? [
        `<script type="module" src=${attributes(early)}></script>`,
        `<link rel="preload" as="fetch" crossorigin href="/config.json">`,
      ]
      : [],
    ...[...shared].map((output) => `<link rel="modulepreload" href=${attributes(output)}>`),
    `<script type="module" src=${attributes(main)}></script>`,
  ];
  return template.replace(MARK, lines.join("\n    "));
}
