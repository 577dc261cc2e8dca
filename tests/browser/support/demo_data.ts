/** The demonstration's data for a stage: made once per process, copied for everybody else. */
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, SQLITE_FILE } from "../../../server/db/open.ts";
import { seedDemo } from "../../../server/demo/seed.ts";
import type { Settings } from "../../../server/context.ts";

type DemoSettings = Pick<Settings, "currency" | "timeZone" | "scryptCost">;

/** By the number of orders: the folder that holds it. */
const made = new Map<number, Promise<string>>();

async function make(orders: number, settings: DemoSettings): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "pressdock-demo-"));
  globalThis.addEventListener("unload", () => Deno.removeSync(dataDir, { recursive: true }));
  const db = await openDatabase({ dataDir });
  await seedDemo(db, { ...settings, now: Math.floor(Date.now() / 1000), orders });
  await db.close();
  return dataDir;
}

/** A folder with data of its own. */
export async function demoData(orders: number, settings: DemoSettings): Promise<string> {
  const template = made.get(orders) ?? make(orders, settings);
  made.set(orders, template);
  const dataDir = await mkdtemp(join(tmpdir(), "pressdock-stage-"));
  await copyFile(join(await template, SQLITE_FILE), join(dataDir, SQLITE_FILE))
    .catch(async (error) => {
      await rm(dataDir, { recursive: true });
      throw error;
    });
  return dataDir;
}
