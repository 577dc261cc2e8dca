/** `deno task backup [folder]`: a whole, checked, encrypted copy of the data while the server goes on. */
import { mkdir } from "node:fs/promises";
import { makeBackup } from "../server/backup/make.ts";
import { BackupRefused } from "../server/backup/refused.ts";
import { makeKey, readKey } from "../server/backup/sealed.ts";
import { openFiles } from "../server/files/open.ts";
import { readEnvironment } from "../server/settings.ts";

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

async function run(folder: string): Promise<void> {
  const { databaseUrl, bucket, settings: { dataDir } } = readEnvironment(Deno.env.toObject());
  const key = readKey(Deno.env.get("BACKUP_KEY"));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const place = { dataDir, ...databaseUrl && { url: databaseUrl } };
  const now = Math.floor(Date.now() / 1000);
  const { path, bytes, manifest } = await makeBackup({
    place,
    files: openFiles(dataDir, bucket),
    key,
    folder,
    now,
    onProgress: ({ name, bytes, total }) =>
      console.error(`${name}: ${megabytes(bytes)} MB so far, ${megabytes(total)} MB in all`),
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${path}: ${manifest.tables.length} tables, ${rows} rows, ${megabytes(bytes)} MB, read back.`,
  );
  if (manifest.audit_anchor) console.log(manifest.audit_anchor);
}

const [first = "backups"] = Deno.args;
if (first === "--new-key") {
  console.log(makeKey());
  console.error(
    "Keep this key apart from the backups: without it they cannot be opened. Give it as BACKUP_KEY.",
  );
} else {
  await run(first).catch((error) => {
    if (!(error instanceof BackupRefused)) throw error;
    console.error(error.message);
    // What does not answer must not keep the process.
    Deno.exit(1);
  });
}
