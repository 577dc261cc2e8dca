/**
 * Writes index.html, which starts to load everything that the first list needs at once. The early script and the styles of
 * its picture are inline; the content security policy allows each by its hash.
 */
import { createHash } from "node:crypto";
import type { Metafile } from "esbuild";
import { CONFIG_PRELOAD } from "../../server/http/static_headers.ts";
import { prefetchElement } from "./prefetch.ts";
import type { Bundle } from "./bundle.ts";
import { closureOf, outputOf } from "./metafile.ts";
import { APP, type Target } from "./target.ts";

const MARK = "<!-- entries -->";

function integrityOf(bundle: Bundle, output: string): string {
  const file = bundle.files.find(({ path }) => path.endsWith(output));
  if (!file) throw new Error(`${output} is in the metafile but was not made.`);
  return `sha384-${createHash("sha384").update(file.contents).digest("base64")}`;
}

/** Returns `dist/assets/main-AB12.js` as the browser requests it. */
const urlOf = (output: string) => output.slice(output.indexOf("/"));

/** Returns the file with the app's code: the entry, or the chunk if the entry only imports a chunk. */
function appOf(metafile: Metafile, entry: string): string {
  const main = outputOf(metafile, entry);
  const isMere = Object.keys(metafile.outputs[main]!.inputs).length === 0;
  const filled = closureOf(metafile, main).filter((name) =>
    Object.keys(metafile.outputs[name]!.inputs).length > 0
  );
  return isMere && filled.length === 1 ? filled[0]! : main;
}

/**
 * @param template text of the target's page
 * @param build version and commit for the footer. They are in the page instead of the code, so that unchanged files keep
 * their names and stay in every cache.
 */
export function pageOf(template: string, bundle: Bundle, target: Target = APP, build = "dev dev"): string {
  if (!template.includes(MARK)) throw new Error(`${target.page} needs the line ${MARK}.`);
  const { metafile } = bundle;
  const main = appOf(metafile, target.main);
  const attributes = (output: string) => `"${urlOf(output)}" integrity="${integrityOf(bundle, output)}"`;
  const { inline } = bundle;
  const shared = new Set(closureOf(metafile, main));
  shared.delete(main);
  const lines = [
    `<meta name="build" content="${build}">`,
    // An import map must come before the first module.
    `<script type="importmap">${JSON.stringify({ imports: bundle.imports })}</script>`,
    ...inline ? [CONFIG_PRELOAD] : [],
    ...[...shared].map((output) => `<link rel="modulepreload" href=${attributes(output)}>`),
    // The app's script is requested before the rest of the page arrives, but runs only when the page is complete.
    `<script type="module" src=${attributes(main)}></script>`,
    ...inline
      ? [prefetchElement(metafile, bundle.screens ?? []), inline.styles, `<script>${inline.script}</script>`]
      : [],
  ];
  return template.replace(MARK, () => lines.join("\n    "));
}
