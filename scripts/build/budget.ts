/**
 * What somebody waits for may not grow unseen: bytes and requests to the first row and until the app takes over, and
 * whose code may not be among them. `most` is what is so now; whoever gains lowers it, and raising it wants a reason
 * in the commit. `goal` is where it is to come.
 */
import type { Metafile } from "esbuild";
import { closureOf, outputOf, packageOf } from "./metafile.ts";
import type { Target } from "./target.ts";

interface Limit {
  readonly most: number;
  readonly goal: number;
}

export interface Budget {
  /** Compressed bytes of the page and of the script that asks for the first rows. */
  readonly firstBytes: Limit;
  /** Compressed bytes of the app's own scripts until a click is acted on. */
  readonly takeOverBytes: Limit;
  /** Files that the page names, itself one of them. Beside them the rows and their count are asked for. */
  readonly files: Limit;
  /** Packages and beginnings of our own paths that have no place in it: they are loaded when they are needed. */
  readonly without: readonly string[];
}

export const BUDGET: Budget = {
  // Measured by stable_size.ts, so that neither the names of files nor the commit moves them.
  firstBytes: { most: 30_500, goal: 25_000 },
  takeOverBytes: { most: 149_300, goal: 145_000 },
  files: { most: 3, goal: 2 },
  without: [
    "valibot",
    "graphql-ws",
    "papaparse",
    "temporal-polyfill",
    "tabster",
    "@fluentui/react-aria",
    "@fluentui/react-button",
    "@fluentui/react-dialog",
    "@fluentui/react-menu",
    "@fluentui/react-popover",
    "@fluentui/react-positioning",
    "@tanstack/react-virtual",
    "api/codes/",
    "api/places/countries.ts",
    "api/csv/",
    "api/inputs/",
    "machines/lifecycles/",
    "src/engine/bulk/bulk_dialog.tsx",
    "src/engine/form/",
    "src/engine/live/live_socket.ts",
    "src/app/menu/",
    "src/app/plain/",
    "src/app/shell/top_bar_parts.tsx",
    "src/engine/list/pager_parts.tsx",
    "src/engine/record/record_frame.tsx",
    "src/engine/views/view_tabs.tsx",
    "src/features/desk/search/search_button.tsx",
    "src/parts/days/",
    "src/parts/theme/themes.ts",
    "src/diagnostics/reports/",
    "src/diagnostics/flows/drawing",
  ],
};

/** What was built, as it is measured. */
export interface Built {
  readonly metafile: Metafile;
  /** Compressed bytes by output. */
  readonly packed: ReadonlyMap<string, number>;
  /** Text of the page, and its compressed bytes. */
  readonly page: string;
  readonly pageBytes: number;
}

const sizeOf = ({ packed }: Built, outputs: readonly string[]): number =>
  outputs.reduce((sum, output) => sum + (packed.get(output) ?? 0), 0);

/** Scripts and whatever the page asks for ahead; an icon is nothing that anybody waits for. */
const NAMED =
  /<script[^>]*\ssrc="([^"]+)"|<link rel="(?:modulepreload|preload|stylesheet)"[^>]*\shref="([^"]+)"/g;

/** Files that the page names, itself one of them. */
export const filesOf = (page: string): number =>
  1 + new Set(Array.from(page.matchAll(NAMED), ([, script, link]) => script ?? link)).size;

/** The same figures, as they are. */
export function measured(
  built: Built,
  target: Target,
): Record<"firstBytes" | "takeOverBytes" | "files", number> {
  const { metafile } = built;
  const early = target.early ? closureOf(metafile, outputOf(metafile, target.early)) : [];
  const main = closureOf(metafile, outputOf(metafile, target.main));
  return {
    firstBytes: built.pageBytes + sizeOf(built, early),
    takeOverBytes: sizeOf(built, main),
    files: filesOf(built.page),
  };
}

/** Whose code is in the first bundle and must not be: the path of each file. */
export function strangersIn(metafile: Metafile, target: Target, without: readonly string[]): string[] {
  const outputs = closureOf(metafile, outputOf(metafile, target.main));
  return outputs.flatMap((name) => Object.entries(metafile.outputs[name]?.inputs ?? {}))
    // What was shaken off to nothing is only a name there.
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path)
    .filter((path) => {
      const from = packageOf(path)?.name;
      return without.some((each) => from ? from === each : path.startsWith(each));
    });
}

/** What is over the budget, in words; empty when nothing is. */
export function overBudget(built: Built, target: Target, budget: Budget = BUDGET): string[] {
  const found = measured(built, target);
  const over = (Object.keys(found) as (keyof typeof found)[])
    .filter((key) => found[key] > budget[key].most)
    .map((key) =>
      `${key} is ${found[key]}, at most ${budget[key].most} (goal ${
        budget[key].goal
      }): see scripts/build/budget.ts.`
    );
  const strangers = strangersIn(built.metafile, target, budget.without)
    .map((path) => `${path} is in the first bundle: load it by import() where it is needed.`);
  return [...over, ...strangers];
}
