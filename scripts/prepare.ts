/**
 * Fills the database of a first start while the app is built: `deno task start` runs both side by side. The server itself
 * opens existing data and Postgres, so that it can already answer requests meanwhile.
 */
import { join } from "node:path";
import { withModules } from "../server/app.ts";
import { openDatabase, SQLITE_FILE } from "../server/db/open.ts";
import { fillDemo } from "../server/demo/fill.ts";
import { openFiles } from "../server/files/open.ts";
import { modules } from "../server/generated/modules.ts";
import { keyringIn } from "../server/secrets/secret_file.ts";
import { readEnvironment, type ServeEnvironment } from "../server/settings/settings.ts";
import { SettingsRefused } from "../server/settings/settings_refused.ts";

/** @returns false if the database need not be filled */
export async function prepare({ demo, databaseUrl, bucket, settings }: ServeEnvironment): Promise<boolean> {
  const { dataDir } = settings;
  const isThere = await Deno.stat(join(dataDir, SQLITE_FILE)).then(() => true, () => false);
  if (!demo || databaseUrl || isThere) return false;
  const db = withModules(await openDatabase({ dataDir }), modules);
  try {
    await fillDemo(db, {
      appOrigins: [],
      egressAllow: [],
      ...settings,
      loginOrigin: settings.loginOrigin ?? "",
      files: openFiles(dataDir, bucket),
      secrets: settings.secrets ?? await keyringIn(dataDir),
    });
  } finally {
    await db.close();
  }
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
