/** Restores a backup into an empty folder or database, and checks the restored data: `deno task restore <file>`. */
import { anchorsIn } from "../server/audit/anchor.ts";
import { requireFile } from "../server/backup/files.ts";
import { countsText } from "../server/backup/manifest.ts";
import { BackupRefused } from "../server/backup/backup_refused.ts";
import { restoreBackup, type RestorePart } from "../server/backup/restore.ts";
import { readKey } from "../server/backup/sealed_stream.ts";
import { openDatabase, placeText } from "../server/db/open.ts";
import { MAINTENANCE_LIMITS } from "../server/db/postgres_client.ts";
import { giveToFolderOwner } from "../server/files/folder_owner.ts";
import { openFiles } from "../server/files/open.ts";
import { runProgram } from "../server/program.ts";
import { keyringThere } from "../server/secrets/secret_file.ts";
import { placeOf } from "../server/settings/settings.ts";
import { verify } from "./verify.ts";

const PARTS: Readonly<Record<RestorePart, string>> = {
  check: "Reading the whole backup",
  database: "Restoring the database",
  files: "Restoring files",
  level: "Bringing the database to this build's level",
  end: "Ending the restore: everything is there",
};

await runProgram(async (environment, [path]) => {
  if (!path) throw new BackupRefused("Name the file: deno task restore backups/pressdock-….backup");
  await requireFile(path);
  const { bucket, backupKey, settings: { dataDir, secrets } } = environment;
  const place = placeOf(environment);
  const files = openFiles(dataDir, bucket);
  const key = readKey(backupKey);
  const onPart = (part: RestorePart) => console.log(PARTS[part]);
  const manifest = await restoreBackup({ path, key, place, files, onPart })
    .finally(() => giveToFolderOwner(dataDir, true));
  const db = await openDatabase({ ...place, limits: MAINTENANCE_LIMITS });
  const keys = secrets ?? await keyringThere(dataDir);
  const wrong = await verify(db, {
    keys,
    files,
    anchors: anchorsIn(manifest.audit_anchor ?? ""),
  });
  await db.close();
  if (wrong.length > 0) throw new BackupRefused(wrong.join("\n"));
  if (!keys) console.log("The seals of the audit were not checked: set SECRET_KEY and run deno task verify.");
  console.log(
    `Restored ${countsText(manifest)} as of ${new Date(manifest.made_at * 1000).toISOString()} into ${
      placeText(place)
    }. The data is sound.`,
  );
});
