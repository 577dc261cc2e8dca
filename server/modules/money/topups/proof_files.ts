import { DAY_SECONDS } from "../../../../api/constants.ts";
import type { Database } from "../../../db/database.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { filesOf } from "../../../files/open.ts";
import { removeOrphans } from "../../../files/orphans.ts";
import { chunkOf, type FileStore, type Sender } from "../../../files/store.ts";
import { startLoop } from "../../../background/loop.ts";
import type { Proof } from "./proof_read.ts";
import { deleteUnattachedProofs, storedProofs } from "./proof_store.ts";

const FOLDER = "proofs";
/** Time after which an unattached file is removed: the longest that a form may stay open. */
const KEEP_SECONDS = DAY_SECONDS;
const SWEEP_MS = 3600_000;

export const proofKey = (id: string): string => `${FOLDER}/${id}`;
export const previewKey = (id: string): string => `${FOLDER}/${id}.preview`;

/** @throws {StoreFull} */
export async function keepProof(
  files: FileStore,
  id: string,
  { bytes, preview }: Proof,
  sender?: Sender,
): Promise<void> {
  const stored = await files.put(proofKey(id), chunkOf(bytes), bytes.length, sender);
  if (preview) await files.put(previewKey(id), chunkOf(preview), preview.length);
  if (!stored) throw new Error(`Cannot store the file of proof ${id}: it is longer than its stated size`);
}

export async function removeProof(files: FileStore, id: string): Promise<void> {
  await files.remove(previewKey(id));
  await files.remove(proofKey(id));
}

/** Removes files that nobody attached, and those that have no row because the server was killed. */
export async function sweepProofs(db: Database, files: FileStore, now: number): Promise<void> {
  const before = now - KEEP_SECONDS;
  const gone = await db.write((tx) => deleteUnattachedProofs(tx, before));
  for (const id of gone) await removeProof(files, id);
  await removeOrphans(files, { folder: FOLDER, before, known: (ids) => storedProofs(db.read, ids) });
}

export function sweeper({ db, settings, now }: BackgroundTools): Background {
  const run = () => sweepProofs(db, filesOf(settings), now());
  return startLoop({ name: "Sweeping proofs", run, everyMs: SWEEP_MS });
}
