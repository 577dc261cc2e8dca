/** A database with the demo in it. */
import type { Database } from "../../server/db/database.ts";
import { type DemoOptions, seedDemo } from "../../server/demo/seed.ts";
import { withDatabase } from "./database.ts";

/** 2026-03-01T05:20:00Z: twenty minutes into the month in New York. */
const FIRST_OF_MONTH = 1_772_342_400;
export const OPTIONS: DemoOptions = {
  now: FIRST_OF_MONTH,
  currency: "USD",
  timeZone: "America/New_York",
  scryptCost: 2 ** 10,
  orders: 900,
};
export const inDemo = (work: (db: Database) => Promise<void>, more: Partial<DemoOptions> = {}) =>
  withDatabase(async (db) => {
    await seedDemo(db, { ...OPTIONS, ...more });
    await work(db);
  });
