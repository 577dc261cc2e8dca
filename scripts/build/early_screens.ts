/**
 * What records and the dashboard ask for first (src/app/picture/screens.ts), and how they look before the app is here
 * (drawings.tsx): two files beside the page, for in it every list would pay for them.
 */
import { createHash } from "node:crypto";
import type { Metafile, OutputFile } from "esbuild";
import { orders } from "../../resources/orders/orders.ts";
import { filesAhead, nameOf } from "./ahead.ts";
import { bundlePicture, type PictureTools } from "./picture_bundle.ts";
import { type Rules, sheetsOf, tokensOf } from "./sheet.ts";
import { readTheme } from "./theme.ts";

const REQUESTS = "src/app/picture/screens.ts";
const DRAWINGS = "src/app/picture/drawings.tsx";
const HASH_CHARS = 8;
/** Said by keys that data makes: what an order is held for, what is wrong with it, what a print file lacks. */
const WORDS = ["dashboard", "record.orderProblem", "choice.hold_reason", "choice.problem", "artwork", "span"];

export interface Screens {
  /** Without the names of the app's files, which are known when all is built. */
  readonly requests: string;
  readonly drawings: string;
}

/** Code and what the build says beside it. */
const withData = (script: string, data: object): string =>
  [script, ...Object.entries(data).map(([name, value]) => `export const ${name}=${JSON.stringify(value)};`)]
    .join("\n");

/** @param inPage Rules that the page has. */
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
 * The first one asks, the other draws.
 * @param app What the app was built of.
 */
export function screensFiles(
  { requests, drawings }: Screens,
  app: Metafile,
  folder: string,
): readonly OutputFile[] {
  const drawn = fileOf(folder, "drawings", drawings);
  const data = { drawings: nameOf(drawn.path), ahead: filesAhead(app) };
  return [fileOf(folder, "screens", withData(requests, data)), drawn];
}
