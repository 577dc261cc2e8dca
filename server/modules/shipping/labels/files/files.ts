import { DAY_SECONDS } from "../../../../../api/constants.ts";
import type { Database } from "../../../../db/database.ts";
import type { Background, BackgroundTools } from "../../../../fields.ts";
import { filesOf } from "../../../../files/open.ts";
import { removeOrphans } from "../../../../files/orphans.ts";
import { chunkOf, type FileStore, type Sender } from "../../../../files/store.ts";
import { startLoop } from "../../../../background/loop.ts";
import type { LabelFile } from "../../../../documents/reading/task.ts";
import { deleteUnattachedFiles, storedLabelFiles } from "./store.ts";

const FOLDER = "labels";
/** Seconds for which an uploaded file waits for its label, such as while a form is open. */
const KEEP_SECONDS = DAY_SECONDS;
const SWEEP_MS = 3600_000;

export const labelKey = (id: string): string => `${FOLDER}/${id}`;
export const previewKey = (id: string): string => `${FOLDER}/${id}.preview`;

/** @param sender the uploader; left out for the page of a bought label. @throws {StoreFull} */
export async function keepLabelFile(
  files: FileStore,
  id: string,
  { bytes, preview }: Pick<LabelFile, "bytes" | "preview">,
  sender?: Sender,
): Promise<{ readonly digest: string }> {
  const stored = await files.put(labelKey(id), chunkOf(bytes), bytes.length, sender);
  if (preview) await files.put(previewKey(id), chunkOf(preview), preview.length);
  if (!stored) throw new Error(`Cannot store the file of label ${id}: it is longer than its stated size`);
  return stored;
}

export async function removeLabelFile(files: FileStore, id: string): Promise<void> {
  await files.remove(previewKey(id));
  await files.remove(labelKey(id));
}

/** Removes unattached files, and files whose row a killed server did not write. */
export async function sweepLabelFiles(db: Database, files: FileStore, now: number): Promise<void> {
  const before = now - KEEP_SECONDS;
  const gone = await db.write((tx) => deleteUnattachedFiles(tx, before));
  for (const id of gone) await removeLabelFile(files, id);
  await removeOrphans(files, { folder: FOLDER, before, known: (ids) => storedLabelFiles(db.read, ids) });
}

export function sweeper({ db, settings, now }: BackgroundTools): Background {
  const run = () => sweepLabelFiles(db, filesOf(settings), now());
  return startLoop({ name: "Sweeping label files", run, everyMs: SWEEP_MS });
}
