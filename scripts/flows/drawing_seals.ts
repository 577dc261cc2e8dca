/**
 * Skips the layout of unchanged charts, because laying out a large one takes half a minute. The file
 * `SEALS_PATH` has a digest of each drawing and its inputs.
 */
import { createHash } from "node:crypto";
import type { Chart } from "../../api/flows/chart.ts";
import type { Drawing } from "../../api/flows/drawing.ts";
import type { Names } from "../../api/flows/names.ts";
import { drawingOf } from "./layout.ts";

const root = new URL("../../", import.meta.url);
export const SEALS_PATH = "docs/flows/drawings.sha256";
/** Inputs of every layout, besides the chart and its words: our sources, and the versions of packages. */
const SOURCES = [
  "api/flows/drawing.ts",
  "api/flows/names.ts",
  "scripts/flows/files.ts",
  "scripts/flows/elk_layout.ts",
  "scripts/flows/layout.ts",
];
const LAYOUT_PACKAGE = /^.*elkjs.*$/gm;

const digestOf = (...texts: readonly string[]): string => {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length} ${text}`);
  return hash.digest("hex");
};

const read = (path: string): Promise<string> => Deno.readTextFile(new URL(path, root));

/** Reads lines of `<digest> <path>`. */
export function sealsIn(text: string): ReadonlyMap<string, string> {
  const lines = text.split("\n").filter(Boolean).map((line) => line.split(/ +/));
  return new Map(lines.map(([seal = "", path = ""]) => [path, seal]));
}

export interface Drawer {
  draw(
    path: string,
    chart: Chart,
    names: readonly Names[],
    textOf: (drawing: Drawing) => string,
  ): Promise<Drawing>;
  seals(): string;
}

export async function openDrawer(readFile = read): Promise<Drawer> {
  const sources = await Promise.all(SOURCES.map(read));
  const versions = (await read("deno.lock")).match(LAYOUT_PACKAGE) ?? [];
  const before = sealsIn(await readFile(SEALS_PATH).catch(() => ""));
  const made = new Map<string, string>();
  return {
    async draw(path, chart, names, textOf) {
      const origin = digestOf(JSON.stringify([chart, names]), ...sources, ...versions);
      const text = await readFile(path).catch(() => "");
      const isFresh = text !== "" && before.get(path) === digestOf(origin, text);
      const drawing = isFresh ? JSON.parse(text) as Drawing : await drawingOf(chart, names);
      made.set(path, digestOf(origin, isFresh ? text : textOf(drawing)));
      return drawing;
    },
    seals: () => [...made].toSorted().map(([path, seal]) => `${seal}  ${path}\n`).join(""),
  };
}
