import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { basename } from "node:path";
import type { Metafile, OutputFile, Plugin } from "esbuild";
import { readMakers } from "./direct_imports.ts";
import { groupsOf } from "./groups.ts";
import { layersOf } from "./layers.ts";
import { bundleEarly, type EarlyScript, type Inline } from "./early_script.ts";
import { bundleScreens, type Screens, screensFiles } from "./early_screens.ts";
import type { PictureTools } from "./picture_bundle.ts";
import { readGriffel } from "./griffel.ts";
import { nameByContents } from "./names.ts";
import { oneReact } from "./one_react.ts";
import { optionsOf } from "./options.ts";
import { checkRead, readOwnTheme } from "./own_theme.ts";
import { withLateWords } from "./late_words.ts";
import { type Plan, splitWell } from "./split.ts";
import { APP, type Target } from "./target.ts";

export interface Bundle {
  readonly files: readonly Pick<OutputFile, "path" | "contents">[];
  /** Script of the page itself, if the target has one. */
  readonly inline?: Inline;
  /** Paths of the files for screens that are not lists: first their requests, then their pictures. */
  readonly screens?: readonly string[];
  readonly imports: Readonly<Record<string, string>>;
  readonly metafile: Metafile;
}

async function bundleFirst(
  tools: PictureTools,
  entry: string,
): Promise<EarlyScript & { readonly screens: Screens }> {
  const early = await bundleEarly(tools, entry);
  return { ...early, screens: await bundleScreens(tools, early.rules) };
}

interface ScanReader {
  readonly name: string;
  readonly contents: Uint8Array;
}

const HASH_CHARS = 8;

/** Reads the WebAssembly that decodes barcodes if the browser cannot. It is served from our own origin. */
async function readScanReader(): Promise<ScanReader> {
  const path = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  const contents = await Deno.readFile(path);
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, HASH_CHARS).toUpperCase();
  return { name: `assets/${basename(path, ".wasm")}-${hash}.wasm`, contents };
}

/** Empties the modules of words that a target never shows, so that they are not loaded. */
const withoutWords = (root: string, unused: RegExp): Plugin => ({
  name: "without-words",
  setup({ onLoad }) {
    onLoad(
      { filter: /\/(words|reasons)\/[a-z]{2}\.ts$/ },
      ({ path }) =>
        unused.test(path.slice(root.length)) ? { contents: "export const words = {}, reasons = {};" } : null,
    );
  },
});

export async function bundle(root: string, version: string, target: Target = APP): Promise<Bundle> {
  const { main: entry, early: earlyEntry } = target;
  const esbuild = await import("esbuild");
  const reader = await readScanReader();
  const plain = optionsOf(root, version, target.dist);
  const options = {
    ...plain,
    define: { ...plain.define, __SCAN_READER__: JSON.stringify(`/${reader.name}`) },
  };
  const makers = await readMakers(root);
  try {
    const griffel = await readGriffel(makers.home);
    const theme = await readOwnTheme(root, makers);
    const split = splitWell(`${root}src`, root + entry, makers, griffel, theme);
    const build = (plan: Plan | null) =>
      esbuild.build({
        ...{ ...options, entryPoints: { main: entry }, splitting: true },
        plugins: [
          target.unused ? withoutWords(root, target.unused) : withLateWords,
          oneReact(root),
          split(plan),
        ],
      });
    const planned = async () => {
      // A first pass finds what each lazy module imports; its output is dropped.
      const { metafile } = await build(null);
      const groups = groupsOf(metafile, entry);
      return await build({ groups, layers: layersOf(metafile, entry, groups) });
    };
    const [early, main] = await Promise.all([
      earlyEntry ? bundleFirst({ root, options, makers, griffel }, earlyEntry) : null,
      planned(),
    ]);
    checkRead(main.outputFiles, theme);
    const named = nameByContents({ files: main.outputFiles, metafile: main.metafile }, entry, root);
    const screens = early ? screensFiles(early.screens, named.metafile, root + target.dist) : [];
    // Only bundles with stations need the barcode reader.
    const isRead = main.outputFiles.some(({ path, text }) =>
      path.endsWith(".js") && text.includes(reader.name)
    );
    const read = isRead ? [{ path: `${root}${target.dist}/${reader.name}`, contents: reader.contents }] : [];
    return {
      files: [...named.files, ...early?.files ?? [], ...screens, ...read],
      ...early && { inline: early.inline, screens: screens.map(({ path }) => path) },
      imports: named.imports,
      metafile: {
        inputs: { ...early?.metafile.inputs, ...named.metafile.inputs },
        outputs: { ...early?.metafile.outputs, ...named.metafile.outputs },
      },
    };
  } finally {
    await esbuild.stop();
  }
}
