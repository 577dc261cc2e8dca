/** `deno task restore <file>`: puts a backup back where nothing is yet, and checks what is there then. */
import { anchorsIn } from "../server/audit_anchor.ts";
import { BackupRefused } from "../server/backup/refused.ts";
import { restoreBackup, type RestorePart } from "../server/backup/restore.ts";
import { readKey } from "../server/backup/sealed.ts";
import { openDatabase } from "../server/db/open.ts";
import { MAINTAINING } from "../server/db/postgres_client.ts";
import { openFiles } from "../server/files/open.ts";
import { keyringThere } from "../server/secret_file.ts";
import { readEnvironment } from "../server/settings.ts";
import { verify } from "./verify.ts";

const PARTS: Readonly<Record<RestorePart, string>> = {
  check: "Reading the whole backup",
  database: "Restoring the database",
  files: "Restoring files",
  level: "Bringing the database to this build's level",
  end: "Ending the restore: everything is there",
};

async function run(path: string | undefined): Promise<void> {
  if (!path) throw new BackupRefused("Name the file: deno task restore backups/pressdock-….backup");
  const { databaseUrl, bucket, settings: { dataDir, secrets } } = readEnvironment(Deno.env.toObject());
  const place = { dataDir, ...databaseUrl && { url: databaseUrl } };
  const files = openFiles(dataDir, bucket);
  const key = readKey(Deno.env.get("BACKUP_KEY"));
  const onPart = (part: RestorePart) => console.log(PARTS[part]);
  const manifest = await restoreBackup({ path, key, place, files, onPart });
  const db = await openDatabase({ ...place, limits: MAINTAINING });
  const keys = secrets ?? await keyringThere(dataDir);
  const wrong = await verify(db, {
    keys,
    files,
    anchors: anchorsIn(manifest.audit_anchor ?? ""),
  });
  await db.close();
  if (wrong.length > 0) throw new BackupRefused(wrong.join("\n"));
  if (!keys) console.log("The seals of the audit were not checked: set SECRET_KEY and run deno task verify.");
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored ${rows} rows as of ${new Date(manifest.made_at * 1000).toISOString()}. The data is sound.`,
  );
}

await run(Deno.args[0]).catch((error) => {
  if (!(error instanceof BackupRefused)) throw error;
  console.error(error.message);
  Deno.exitCode = 1;
});
