/**
 * Bounds the bytes and requests until the first row and until the app takes over, and names what must load later. `most` is
 * the present bound: lower it after a gain; raising it needs a reason in the commit. `goal` is the aim.
 */
import type { Metafile } from "esbuild";
import { closureOf, outputOf, packageOf } from "./metafile.ts";
import type { Target } from "./target.ts";

interface Limit {
  readonly most: number;
  readonly goal: number;
}

export interface Budget {
  /** Compressed bytes of the page and of the script that loads the first rows. */
  readonly firstBytes: Limit;
  /** Compressed bytes of the app's scripts that are loaded before a click can be handled. */
  readonly takeOverBytes: Limit;
  /** Number of files that the page names, including the page. The requests for rows and their count are not in it. */
  readonly files: Limit;
  /** Packages, and prefixes of our own paths, that must be loaded later. */
  readonly without: readonly string[];
}

export const BUDGET: Budget = {
  // Measured by stable_size.ts, so that neither the names of files nor the commit changes the figures.
  // Raised by 250 for the menu entries, rights and heads of boxes, shipment invoices, flights and the Check List.
  // Raised by 100 for those of number ranges, and for a search that keeps the typed text.
  // Raised by 100 for manifests, TikTok orders and label pages; 2,300 bytes less are loaded after the page.
  // Raised by 180 for the menu entries, rights and heads of three reports and of invoices.
  // Raised by 820 for those of postage invoices, their lines and requests, months, production costs and the restore page.
  firstBytes: { most: 32_300, goal: 25_000 },
  // Raised by 150 for menu entries and heads, and for two filters of orders; by 300 for the last six screens.
  // Raised by 200 for the heads of profit, quality and VIP levels.
  // Raised by 250 for groups: each `import()` names its group and the module in it; 110 kB less are loaded after the rows.
  // Raised by 80 for the features of shops, and by 20 for pages whose requests begin with the document (ADR 148).
  // Raised by 300 for faults of lists: printing all rows, columns in addresses, live changes after a fault of the server.
  takeOverBytes: { most: 150_500, goal: 145_000 },
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
    "src/engine/list/pager/pager_parts.tsx",
    "src/engine/record/record_frame.tsx",
    "src/engine/views/view_tabs.tsx",
    "src/features/desk/search/search_button.tsx",
    "src/parts/days/",
    "src/parts/theme/themes.ts",
    "src/diagnostics/reports/",
    "src/diagnostics/flows/drawing",
  ],
};

export interface BuildOutput {
  readonly metafile: Metafile;
  readonly packed: ReadonlyMap<string, number>;
  readonly page: string;
  readonly pageBytes: number;
}

const sizeOf = ({ packed }: BuildOutput, outputs: readonly string[]): number =>
  outputs.reduce((sum, output) => sum + (packed.get(output) ?? 0), 0);

/** Matches scripts and preloads in the page; icons are left out, because nobody waits for them. */
const NAMED =
  /<script[^>]*\ssrc="([^"]+)"|<link rel="(?:modulepreload|preload|stylesheet)"[^>]*\shref="([^"]+)"/g;

export const filesOf = (page: string): number =>
  1 + new Set(Array.from(page.matchAll(NAMED), ([, script, link]) => script ?? link)).size;

export function measureBuild(
  built: BuildOutput,
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

export function modulesInFirstBundle(
  metafile: Metafile,
  target: Target,
  without: readonly string[],
): string[] {
  const outputs = closureOf(metafile, outputOf(metafile, target.main));
  return outputs.flatMap((name) => Object.entries(metafile.outputs[name]?.inputs ?? {}))
    // A module without bytes was removed by tree shaking.
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path)
    .filter((path) => {
      const from = packageOf(path)?.name;
      return without.some((each) => from ? from === each : path.startsWith(each));
    });
}

/** Returns a sentence for each exceeded bound. */
export function budgetExcesses(built: BuildOutput, target: Target, budget: Budget = BUDGET): string[] {
  const found = measureBuild(built, target);
  const over = (Object.keys(found) as (keyof typeof found)[])
    .filter((key) => found[key] > budget[key].most)
    .map((key) =>
      `${key} is ${found[key]}, at most ${budget[key].most} (goal ${
        budget[key].goal
      }): see scripts/build/budget.ts.`
    );
  const strangers = modulesInFirstBundle(built.metafile, target, budget.without)
    .map((path) => `${path} is in the first bundle: load it by import() where it is needed.`);
  return [...over, ...strangers];
}
