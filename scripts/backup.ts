/** Writes a complete, verified and encrypted copy of the data while the server runs: `deno task backup [folder]`. */
import { mkdir } from "node:fs/promises";
import { type Count, makeBackup } from "../server/backup/make.ts";
import { countsText } from "../server/backup/manifest.ts";
import { BackupRefused } from "../server/backup/backup_refused.ts";
import { makeKey, readKey } from "../server/backup/sealed_stream.ts";
import { placeText, requireData } from "../server/db/open.ts";
import { DEMO_EMAILS } from "../server/demo/people/people.ts";
import { openFiles } from "../server/files/open.ts";
import { runProgram } from "../server/program.ts";
import { placeOf, type ServeEnvironment } from "../server/settings/settings.ts";

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
const DEMO = "--demo";

/** Refuses to back up the demonstration: the given settings are probably wrong, which would be noticed only on the day of a restore. */
export const refuseDemo = (place: string) => async (count: Count) => {
  const emails = DEMO_EMAILS.map((email) => `'${email}'`).join();
  const people = await count(`select count(*) from users where email in (${emails})`);
  if (people < DEMO_EMAILS.length) return;
  throw new BackupRefused(
    `${place} holds the demonstration. Give the settings of the server (--env <file>), or ${DEMO} to copy it anyway.`,
  );
};

async function copy(environment: ServeEnvironment, args: readonly string[]): Promise<void> {
  const { bucket, backupKey, settings: { dataDir } } = environment;
  const place = placeOf(environment);
  const key = readKey(backupKey);
  const unknown = args.find((each) => each.startsWith("-") && each !== DEMO);
  if (unknown) {
    throw new BackupRefused(`There is no ${unknown}: deno task backup [--env file] [${DEMO}] [folder]`);
  }
  const folder = args.find((each) => each !== DEMO) ?? "backups";
  await requireData(place);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { path, bytes, files, manifest } = await makeBackup({
    place,
    files: openFiles(dataDir, bucket),
    key,
    folder,
    now: Math.floor(Date.now() / 1000),
    ...!args.includes(DEMO) && { judge: refuseDemo(placeText(place)) },
    onProgress: ({ name, bytes, total }) =>
      console.error(`${name}: ${megabytes(bytes)} MB so far, ${megabytes(total)} MB in all`),
  });
  console.log(
    `${path}: ${placeText(place)}, ${countsText(manifest)} and ${files} files, ${
      megabytes(bytes)
    } MB, read back.`,
  );
  if (manifest.audit_anchor) console.log(manifest.audit_anchor);
}

if (import.meta.main) {
  if (Deno.args[0] === "--new-key") {
    console.log(makeKey());
    console.error(
      "Keep this key apart from the backups: without it they cannot be opened. Give it as BACKUP_KEY.",
    );
  } else await runProgram(copy);
}
