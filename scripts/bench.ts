/**
 * Measures what speed was promised, each figure beside its baseline in the same run. Only ratios within one run
 * count; nothing here is a test. `deno task bench api load` runs these sections only.
 */
const SECTIONS: Readonly<Record<string, () => Promise<void>>> = {
  load: async () => (await import("./bench/load.ts")).benchLoad(),
  shell: async () => (await import("./bench/shell.ts")).benchShell(),
  api: async () => (await import("./bench/api.ts")).benchApi(),
  start: async () => (await import("./bench/start.ts")).benchStart(),
  import: async () => (await import("./bench/import.ts")).benchImport(),
  export: async () => (await import("./bench/export.ts")).benchExport(),
  flows: async () => (await import("./bench/flows.ts")).benchFlows(),
  rights: async () => (await import("./bench/rights.ts")).benchRights(),
  users: async () => (await import("./bench/users.ts")).benchUsers(),
  bulk: async () => (await import("./bench/bulk.ts")).benchBulk(),
};

/** Sections that make a large database first: run only when they are named. */
const LONG: Readonly<Record<string, () => Promise<void>>> = {
  million: async () => (await import("./bench/million.ts")).benchMillion(),
  "million-lines": async () => (await import("./bench/import.ts")).benchMillionLines(),
};

const names = Deno.args.length > 0 ? Deno.args : Object.keys(SECTIONS);
for (const name of names) {
  const section = SECTIONS[name] ?? LONG[name];
  if (!section) {
    const known = [...Object.keys(SECTIONS), ...Object.keys(LONG)].join(", ");
    throw new Error(`There is no section ${name}. Sections: ${known}`);
  }
  await section();
}
Deno.exit(0);
