/**
 * Fills the database of a first start while the app is built: `deno task start` runs both side by side. The server itself
 * opens existing data and Postgres, so that it can already answer requests meanwhile.
 */
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { withModules } from "../server/app.ts";
import { markerPath } from "../server/db/clean_shutdown.ts";
import type { Database } from "../server/db/database.ts";
import { openDatabase, SQLITE_FILE } from "../server/db/open.ts";
import { refuseMarkedFolder } from "../server/db/restore_mark.ts";
import { fillDemo } from "../server/demo/fill.ts";
import { openFiles } from "../server/files/open.ts";
import { modules } from "../server/generated/modules.ts";
import { keyringIn } from "../server/secrets/secret_file.ts";
import { readEnvironment, type ServeEnvironment } from "../server/settings/settings.ts";
import { SettingsRefused } from "../server/settings/settings_refused.ts";

/** The folder of a database that is being filled: one whose filling was cut off never becomes the database. */
const FILLING = "demo-filling";

export async function fillAside(dataDir: string, fill: (db: Database) => Promise<unknown>): Promise<void> {
  await refuseMarkedFolder(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const filling = join(dataDir, FILLING);
  await rm(filling, { recursive: true, force: true });
  const db = withModules(await openDatabase({ dataDir: filling }), modules);
  try {
    await fill(db);
  } finally {
    await db.close();
  }
  const move = (name: string) => rename(join(filling, name), join(dataDir, name));
  // Without the mark of a clean close the first start only takes longer.
  await move(markerPath(SQLITE_FILE)).catch(() => {});
  await move(SQLITE_FILE);
  await rm(filling, { recursive: true });
}

/** @returns false if the database need not be filled */
async function prepare({ demo, databaseUrl, bucket, settings }: ServeEnvironment): Promise<boolean> {
  const { dataDir } = settings;
  const isThere = await Deno.stat(join(dataDir, SQLITE_FILE)).then(() => true, () => false);
  if (!demo || databaseUrl || isThere) return false;
  await fillAside(dataDir, async (db) =>
    await fillDemo(db, {
      appOrigins: [],
      egressAllow: [],
      ...settings,
      loginOrigin: settings.loginOrigin ?? "",
      files: openFiles(dataDir, bucket),
      secrets: settings.secrets ?? await keyringIn(dataDir),
    }));
  return true;
}

if (import.meta.main) {
  try {
    await prepare(readEnvironment(Deno.env.toObject()));
  } catch (error) {
    // The build, which runs at the same time, reports wrong settings and ends the start.
    if (!(error instanceof SettingsRefused)) throw error;
  }
}
