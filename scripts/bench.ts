/**
 * Measures speed, each figure beside its baseline of the same run: only ratios within one run count. `deno task bench api load`
 * runs these sections, `load:screens` a part of one. `BENCH_ENGINE=postgres` measures boxes, cases, checklist, import, export,
 * figures, large and million on Postgres; api, scan and processes measure both.
 */
import { endChildrenOnSignals } from "./bench/child.ts";

type Section = (part?: string) => Promise<void>;

const SECTIONS: Readonly<Record<string, Section>> = {
  load: async (part) => (await import("./bench/load.ts")).benchLoad(part),
  shell: async () => (await import("./bench/shell.ts")).benchShell(),
  api: async (part) => (await import("./bench/api.ts")).benchApi(part),
  start: async () => (await import("./bench/start.ts")).benchStart(),
  import: async () => (await import("./bench/import.ts")).benchImport(),
  catalogue: async () => (await import("./bench/catalogue.ts")).benchCatalogue(),
  cases: async () => (await import("./bench/cases.ts")).benchCases(),
  boxes: async (part) => (await import("./bench/boxes.ts")).benchBoxes(part),
  checklist: async () => (await import("./bench/checklist.ts")).benchChecklist(),
  labels: async () => (await import("./bench/labels.ts")).benchLabels(),
  numbers: async () => (await import("./bench/numbers.ts")).benchNumbers(),
  manifests: async () => (await import("./bench/manifests.ts")).benchManifests(),
  shops: async () => (await import("./bench/shops.ts")).benchShops(),
  queue: async () => (await import("./bench/queue.ts")).benchQueue(),
  export: async () => (await import("./bench/export.ts")).benchExport(),
  flows: async () => (await import("./bench/flows.ts")).benchFlows(),
  rights: async () => (await import("./bench/rights.ts")).benchRights(),
  users: async () => (await import("./bench/users.ts")).benchUsers(),
  scan: async (part) => (await import("./bench/steps.ts")).benchScan(part),
  processes: async () => (await import("./bench/processes.ts")).benchProcesses(),
  move: async () => (await import("./bench/steps.ts")).benchMove(),
  station: async () => (await import("./bench/station.ts")).benchStation(),
  postage: async (part) => (await import("./bench/postage.ts")).benchPostage(part),
  pay: async (part) => (await import("./bench/pay.ts")).benchPay(part),
  preflight: async () => (await import("./bench/preflight.ts")).benchPreflight(),
  zip: async () => (await import("./bench/zip.ts")).benchZip(),
  bulk: async () => (await import("./bench/bulk.ts")).benchBulk(),
  statement: async (part) => (await import("./bench/statement.ts")).benchStatement(part),
  shipping: async (part) => (await import("./bench/shipping.ts")).benchShipping(part),
};

/** Sections that make a large database first, run only by name. */
const LONG: Readonly<Record<string, Section>> = {
  large: async (part) => (await import("./bench/large.ts")).benchLarge(part),
  figures: async () => (await import("./bench/figures.ts")).benchFigures(),
  million: async () => (await import("./bench/million.ts")).benchMillion(),
  "million-packages": async () => (await import("./bench/shipping.ts")).benchMillionPackages(),
  "million-lines": async () => (await import("./bench/import.ts")).benchMillionLines(),
};

endChildrenOnSignals();
const names = Deno.args.length > 0 ? Deno.args : Object.keys(SECTIONS);
for (const each of names) {
  const [name = "", part] = each.split(":");
  const section = SECTIONS[name] ?? LONG[name];
  if (!section) {
    const known = [...Object.keys(SECTIONS), ...Object.keys(LONG)].join(", ");
    throw new Error(`There is no section ${name}. Sections: ${known}`);
  }
  await section(part);
}
Deno.exit(0);
