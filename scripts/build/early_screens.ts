/**
 * Bundles the first requests of records, the dashboard and reports (src/app/picture/screens.ts), and their
 * pictures before the app is loaded (drawings.tsx, reports.tsx): separate files, because within the page they
 * would slow every list down.
 */
import { createHash } from "node:crypto";
import type { Metafile, OutputFile, Plugin } from "esbuild";
import { figureReports } from "../../resources/generated/figure_reports.ts";
import { orders } from "../../resources/orders/orders.ts";
import { drawnReport, earlyReports, requestedReport } from "./early_resources.ts";
import { filesToPrefetch, nameOf } from "./prefetch.ts";
import { bundlePicture, type PictureBundle, type PictureTools } from "./picture_bundle.ts";
import { type Rules, sheetsOf, tokensOf } from "./sheet.ts";
import { readTheme, type Theme } from "./theme.ts";

const REQUESTS = "src/app/picture/screens.ts";
const DRAWINGS = "src/app/picture/drawings.tsx";
const REPORTS = "src/app/picture/reports.tsx";
const HASH_CHARS = 8;
/** Words whose keys come from data, so that they are not found in the source: holds, problems of orders, print files. */
const WORDS = ["dashboard", "record.orderProblem", "choice.hold_reason", "choice.problem", "artwork", "span"];

const REPORT_WORDS = [
  ...["figures", "entity.figures", "range", "quality.tab"],
  ...figureReports.map(({ id }) => `menu.${id}`),
];

export interface Screens {
  /** Code of the first requests. The names of the app's files are still missing: they are known only at the end of the build. */
  readonly requests: string;
  readonly drawings: string;
  readonly reports: string;
}

const withData = (script: string, data: object): string =>
  [script, ...Object.entries(data).map(([name, value]) => `export const ${name}=${JSON.stringify(value)};`)]
    .join("\n");

const withReports = (reports: readonly object[]): Plugin => ({
  name: "early-reports",
  setup({ onLoad }) {
    onLoad(
      { filter: /\/resources\/generated\/figure_reports\.ts$/ },
      () => ({ contents: earlyReports(reports), loader: "ts" }),
    );
  },
});

const drawingsOf = ({ script, rules }: PictureBundle, inPage: readonly Rules[], theme: Theme): string => {
  const sheets = sheetsOf(rules, inPage);
  return withData(script, {
    sheets: sheets.map(({ bucket, priority, rules }) => [bucket, priority, rules]),
    tokens: tokensOf(sheets.map(({ text }) => text).join(""), theme),
  });
};

export async function bundleScreens(tools: PictureTools, inPage: readonly Rules[]): Promise<Screens> {
  const each = { format: "esm", lists: [], plugins: [] } as const;
  const theme = await readTheme(tools.root);
  const drawn = async (request: Parameters<typeof bundlePicture>[1]) =>
    drawingsOf(await bundlePicture(tools, request), inPage, theme);
  const [requests, drawings, reports] = await Promise.all([
    bundlePicture(tools, {
      ...{ ...each, name: "screens", entry: REQUESTS },
      plugins: [withReports(figureReports.map(requestedReport))],
    }),
    drawn({ ...each, name: "drawings", entry: DRAWINGS, lists: [orders], words: WORDS }),
    drawn({
      ...{ ...each, name: "reports", entry: REPORTS, words: REPORT_WORDS },
      lists: figureReports.map(({ list }) => list),
      plugins: [withReports(figureReports.map(drawnReport))],
    }),
  ]);
  return { requests: requests.script, drawings, reports };
}

function fileOf(folder: string, name: string, text: string): OutputFile {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, HASH_CHARS).toUpperCase();
  return {
    path: `${folder}/assets/${name}-${hash}.js`,
    contents: new TextEncoder().encode(text),
    ...{ hash, text },
  };
}

/** Returns the file that sends the requests, then those that draw pictures. @param app metafile of the app */
export function screensFiles(
  { requests, drawings, reports }: Screens,
  app: Metafile,
  folder: string,
): readonly OutputFile[] {
  const drawn = [fileOf(folder, "drawings", drawings), fileOf(folder, "reports", reports)];
  const [drawingsName, reportsName] = drawn.map(({ path }) => nameOf(path));
  const data = { drawings: drawingsName, reports: reportsName, prefetch: filesToPrefetch(app) };
  return [fileOf(folder, "screens", withData(requests, data)), ...drawn];
}
