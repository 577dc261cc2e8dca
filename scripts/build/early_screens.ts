/**
 * Bundles the first requests of records and the dashboard (src/app/picture/screens.ts), and their picture before the app is
 * loaded (drawings.tsx). They are two files, because within the page they would slow every list down.
 */
import { createHash } from "node:crypto";
import type { Metafile, OutputFile } from "esbuild";
import { orders } from "../../resources/orders/orders.ts";
import { filesToPrefetch, nameOf } from "./prefetch.ts";
import { bundlePicture, type PictureTools } from "./picture_bundle.ts";
import { type Rules, sheetsOf, tokensOf } from "./sheet.ts";
import { readTheme } from "./theme.ts";

const REQUESTS = "src/app/picture/screens.ts";
const DRAWINGS = "src/app/picture/drawings.tsx";
const HASH_CHARS = 8;
/** Words whose keys come from data, so that they are not found in the source: holds, problems of orders, print files. */
const WORDS = ["dashboard", "record.orderProblem", "choice.hold_reason", "choice.problem", "artwork", "span"];

export interface Screens {
  /** Code of the first requests. The names of the app's files are still missing: they are known only at the end of the build. */
  readonly requests: string;
  readonly drawings: string;
}

const withData = (script: string, data: object): string =>
  [script, ...Object.entries(data).map(([name, value]) => `export const ${name}=${JSON.stringify(value)};`)]
    .join("\n");

export async function bundleScreens(tools: PictureTools, inPage: readonly Rules[]): Promise<Screens> {
  const each = { format: "esm", plugins: [] } as const;
  const [requests, drawings, theme] = await Promise.all([
    bundlePicture(tools, { ...each, name: "screens", entry: REQUESTS, lists: [] }),
    bundlePicture(tools, { ...each, name: "drawings", entry: DRAWINGS, lists: [orders], words: WORDS }),
    readTheme(tools.root),
  ]);
  const sheets = sheetsOf(drawings.rules, inPage);
  return {
    requests: requests.script,
    drawings: withData(drawings.script, {
      sheets: sheets.map(({ bucket, priority, rules }) => [bucket, priority, rules]),
      tokens: tokensOf(sheets.map(({ text }) => text).join(""), theme),
    }),
  };
}

function fileOf(folder: string, name: string, text: string): OutputFile {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, HASH_CHARS).toUpperCase();
  return {
    path: `${folder}/assets/${name}-${hash}.js`,
    contents: new TextEncoder().encode(text),
    ...{ hash, text },
  };
}

/** Returns two files: the first sends the requests, the second draws the picture. @param app metafile of the app */
export function screensFiles(
  { requests, drawings }: Screens,
  app: Metafile,
  folder: string,
): readonly OutputFile[] {
  const drawn = fileOf(folder, "drawings", drawings);
  const data = { drawings: nameOf(drawn.path), prefetch: filesToPrefetch(app) };
  return [fileOf(folder, "screens", withData(requests, data)), drawn];
}
