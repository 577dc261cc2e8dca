/**
 * Bundles the first requests of records and the dashboard (src/app/picture/screens.ts), and their look before the app is loaded
 * (drawings.tsx): two files beside the page, because in it every list would pay for them.
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
/** Words with keys from data: holds, problems of orders, faults of print files. */
const WORDS = ["dashboard", "record.orderProblem", "choice.hold_reason", "choice.problem", "artwork", "span"];

export interface Screens {
  /** Without the names of the app's files, which are known at the end. */
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

/**
 * The first one sends the requests, the other draws.
 * @param app metafile of the app
 */
export function screensFiles(
  { requests, drawings }: Screens,
  app: Metafile,
  folder: string,
): readonly OutputFile[] {
  const drawn = fileOf(folder, "drawings", drawings);
  const data = { drawings: nameOf(drawn.path), prefetch: filesToPrefetch(app) };
  return [fileOf(folder, "screens", withData(requests, data)), drawn];
}
