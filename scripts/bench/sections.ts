/** The sections of `deno task bench` and their parts. */

interface Section {
  readonly run: (part?: string) => Promise<void>;
  /** Names of parts that can be measured alone; "rows" if the part is a number of rows instead. */
  readonly parts: readonly string[] | "rows";
}

const whole = (run: () => Promise<void>): Section => ({ run, parts: [] });
const inParts = (parts: Section["parts"], run: Section["run"]): Section => ({ run, parts });

export const SECTIONS: Readonly<Record<string, Section>> = {
  load: inParts(
    ["lists", "screens", "new", "profile", "packages"],
    async (part) => (await import("./load.ts")).benchLoad(part),
  ),
  shell: whole(async () => (await import("./shell.ts")).benchShell()),
  api: inParts(
    ["postgres", "list", "search", "order", "move"],
    async (part) => (await import("./api.ts")).benchApi(part),
  ),
  start: whole(async () => (await import("./start.ts")).benchStart()),
  import: whole(async () => (await import("./import.ts")).benchImport()),
  catalogue: whole(async () => (await import("./catalogue.ts")).benchCatalogue()),
  cases: whole(async () => (await import("./cases.ts")).benchCases()),
  boxes: inParts(
    ["contents", "handover", "list"],
    async (part) => (await import("./boxes.ts")).benchBoxes(part),
  ),
  checklist: whole(async () => (await import("./checklist.ts")).benchChecklist()),
  labels: whole(async () => (await import("./labels.ts")).benchLabels()),
  numbers: whole(async () => (await import("./numbers.ts")).benchNumbers()),
  manifests: whole(async () => (await import("./manifests.ts")).benchManifests()),
  shops: whole(async () => (await import("./shops.ts")).benchShops()),
  queue: whole(async () => (await import("./queue.ts")).benchQueue()),
  export: whole(async () => (await import("./export.ts")).benchExport()),
  flows: whole(async () => (await import("./flows.ts")).benchFlows()),
  rights: whole(async () => (await import("./rights.ts")).benchRights()),
  users: whole(async () => (await import("./users.ts")).benchUsers()),
  scan: inParts(["sqlite", "postgres"], async (part) => (await import("./steps.ts")).benchScan(part)),
  processes: whole(async () => (await import("./processes.ts")).benchProcesses()),
  move: inParts(["sqlite", "postgres"], async (part) => (await import("./steps.ts")).benchMove(part)),
  station: whole(async () => (await import("./station.ts")).benchStation()),
  postage: inParts(["lines", "pdf"], async (part) => (await import("./postage.ts")).benchPostage(part)),
  pay: inParts(["reserve"], async (part) => (await import("./pay.ts")).benchPay(part)),
  preflight: whole(async () => (await import("./preflight.ts")).benchPreflight()),
  zip: whole(async () => (await import("./zip.ts")).benchZip()),
  bulk: whole(async () => (await import("./bulk.ts")).benchBulk()),
  statement: inParts("rows", async (part) => (await import("./statement.ts")).benchStatement(part)),
  shipping: inParts(
    ["rate", "backtest", "pack", "documents", "paste"],
    async (part) => (await import("./shipping.ts")).benchShipping(part),
  ),
};

/** Sections that first make a large database, and so run only by name. */
const LONG: Readonly<Record<string, Section>> = {
  large: inParts(
    ["lists", "depth", "work", "reports", "daily"],
    async (part) => (await import("./large.ts")).benchLarge(part),
  ),
  figures: whole(async () => (await import("./figures.ts")).benchFigures()),
  million: whole(async () => (await import("./million.ts")).benchMillion()),
  "million-packages": whole(async () => (await import("./shipping.ts")).benchMillionPackages()),
  "million-lines": whole(async () => (await import("./import.ts")).benchMillionLines()),
};

/**
 * Returns the measurement of `load` or `load:screens`.
 * @throws {Error} if the name is unknown; the message lists the sections, or the parts of the section
 */
export function measurementOf(name: string): () => Promise<void> {
  const [id = "", part] = name.split(":");
  const all = { ...SECTIONS, ...LONG };
  const section = all[id];
  if (!section) throw new Error(`There is no section ${id}. Sections: ${Object.keys(all).join(", ")}`);
  const { parts, run } = section;
  if (part === undefined) return () => run();
  if (parts === "rows") {
    if (Number(part) > 0) return () => run(part);
    throw new Error(`${id} has no part ${part}: expected a number of rows`);
  }
  if (parts.includes(part)) return () => run(part);
  const known = parts.length > 0 ? `expected one of ${parts.join(", ")}` : "it is measured as a whole";
  throw new Error(`${id} has no part ${part}: ${known}`);
}
