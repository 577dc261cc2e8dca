/**
 * Checks data at rest: every page, every reference, the seals of the audit log, the books, the stock of blanks and every
 * recorded file: `deno task verify [file…]`. The arguments are logs and backups whose audit anchors must be found in the
 * audit log.
 */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { sql } from "kysely";
import { type Anchor, anchorFault, anchorsIn } from "../server/audit/anchor.ts";
import { brokenSeals } from "../server/audit/seals.ts";
import { requireFile } from "../server/backup/files.ts";
import { openBackup } from "../server/backup/check.ts";
import { readKey } from "../server/backup/sealed_stream.ts";
import type { Database } from "../server/db/database.ts";
import { openMigratedDatabase, placeText, referenceFault, requireData } from "../server/db/open.ts";
import { MAINTENANCE_LIMITS } from "../server/db/postgres_client.ts";
import { openFiles } from "../server/files/open.ts";
import type { FileStore } from "../server/files/store.ts";
import { flightFaults } from "../server/modules/handover/consolidations/verify_store.ts";
import { ledgerDayFaults } from "../server/modules/figures/reports/ledger_days.ts";
import { invoiceFaults } from "../server/modules/money/invoices/verify_store.ts";
import { monthFaults } from "../server/modules/money/ledger/months.ts";
import { bookFaults } from "../server/modules/money/ledger/verify_store.ts";
import { boxFaults } from "../server/modules/handover/boxes/verify_store.ts";
import { manifestFaults } from "../server/modules/handover/manifests/verify_store.ts";
import { postageFaults } from "../server/modules/handover/postage_invoices/verify_store.ts";
import { tiktokFaults } from "../server/modules/handover/tiktok/verify_store.ts";
import { numberFaults } from "../server/modules/shipping/numbers/verify_store.ts";
import { pageFaults } from "../server/modules/shipping/label_pages/verify_store.ts";
import { shelfFaults } from "../server/modules/shipping/returns/verify_store.ts";
import { costFaults } from "../server/modules/handover/costs/verify_store.ts";
import { tickFaults } from "../server/modules/handover/check_list/ticks_store.ts";
import { caseFaults } from "../server/modules/support/cases/verify_store.ts";
import { stockFaults } from "../server/modules/catalogue/stock/verify_store.ts";
import { runProgram } from "../server/program.ts";
import { keyringThere } from "../server/secrets/secret_file.ts";
import type { Keyring } from "../server/secrets/secrets.ts";
import { placeOf } from "../server/settings/settings.ts";
import { fileFaults } from "./verify_files.ts";

export interface VerifyWith {
  /** Keys of the seals; null to leave the seals unchecked. */
  readonly keys: Keyring | null;
  readonly anchors?: readonly Anchor[];
  /** Store of the files; absent to leave the files unchecked. */
  readonly files?: FileStore;
}

export async function verify(db: Database, { keys, anchors = [], files }: VerifyWith): Promise<string[]> {
  const wrong: string[] = [];
  if (db.engine === "sqlite") {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(10)`.execute(db.read);
    wrong.push(...rows.map((row) => row.integrity_check).filter((text) => text !== "ok"));
    const dangling = await referenceFault(db);
    if (dangling) wrong.push(dangling);
  }
  for (const { first_seq, last_seq } of keys ? await brokenSeals(db.read, keys) : []) {
    wrong.push(`Audit rows ${first_seq} to ${last_seq} do not fit their seal.`);
  }
  for (const anchor of anchors) {
    const fault = await anchorFault(db.read, anchor);
    if (fault) wrong.push(fault);
  }
  wrong.push(
    ...await bookFaults(db.read),
    ...await monthFaults(db.read),
    ...await ledgerDayFaults(db.read),
    ...await stockFaults(db.read),
    ...await shelfFaults(db.read),
  );
  wrong.push(...await boxFaults(db.read), ...await caseFaults(db.read), ...await costFaults(db.read));
  wrong.push(...await flightFaults(db.read), ...await tickFaults(db.read), ...await numberFaults(db.read));
  wrong.push(...await manifestFaults(db.read), ...await tiktokFaults(db.read));
  wrong.push(...await pageFaults(db.read), ...await invoiceFaults(db.read), ...await postageFaults(db.read));
  if (files) wrong.push(...await fileFaults(db, files));
  return wrong;
}

/** Reads the anchors of the audit from a log or a backup. @param backupKey key that decrypts the backup */
export async function anchorsOf(path: string, backupKey: string | undefined): Promise<readonly Anchor[]> {
  await requireFile(path);
  if (path.endsWith(".backup")) {
    const { manifest, entries } = await openBackup(path, readKey(backupKey));
    await entries.return(undefined);
    return anchorsIn(manifest.audit_anchor ?? "");
  }
  const found: Anchor[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) found.push(...anchorsIn(line));
  return found;
}

if (import.meta.main) {
  await runProgram(async (environment, paths) => {
    const { bucket, backupKey, settings: { dataDir, secrets } } = environment;
    const place = placeOf(environment);
    const keys = secrets ?? await keyringThere(dataDir);
    const anchors = (await Promise.all(paths.map((path) => anchorsOf(path, backupKey)))).flat();
    await requireData(place);
    const db = await openMigratedDatabase({ ...place, limits: MAINTENANCE_LIMITS });
    const wrong = await verify(db, { keys, anchors, files: openFiles(dataDir, bucket) });
    await db.close();
    if (!keys) wrong.push("Cannot check the seals of the audit: expected SECRET_KEY");
    const reached = anchors.length > 0 ? ` The audit reaches all of ${anchors.length} anchors.` : "";
    console.log(`Checked ${placeText(place)}.`);
    console.log(wrong.length === 0 ? `The data is sound.${reached}` : wrong.join("\n"));
    Deno.exitCode = wrong.length === 0 ? 0 : 1;
  });
}
