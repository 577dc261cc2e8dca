import type { Database } from "../../../server/db/database.ts";
import { type DemoOptions, seedDemo } from "../../../server/demo/seed.ts";
import { modules } from "../../../server/generated/modules.ts";
import { registerModules } from "../../../server/registry.ts";
import { type Contents, withDatabase } from "../server/database.ts";

registerModules(modules);

/** 2026-03-01T05:20:00Z: twenty minutes into the month in New York. */
const FIRST_OF_MONTH = 1_772_342_400;
export const OPTIONS: DemoOptions = {
  now: FIRST_OF_MONTH,
  currency: "USD",
  timeZone: "America/New_York",
  scryptCost: 2 ** 10,
  orders: 900,
};
export const demoOf = (options: DemoOptions): Contents => ({
  name: `demo ${JSON.stringify(options)}`,
  fill: (db) => seedDemo(db, options),
});

export const inDemo = (work: (db: Database) => Promise<void>, more: Partial<DemoOptions> = {}) =>
  withDatabase(work, demoOf({ ...OPTIONS, ...more }));
