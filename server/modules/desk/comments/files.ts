import { DAY_SECONDS } from "../../../../api/constants.ts";
import { HEAD_BYTES } from "../../../../api/desk/attachments.ts";
import { UNFINISHED_SECONDS } from "../../../../api/desk/upload_parts.ts";
import type { Database } from "../../../db/database.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { filesOf } from "../../../files/open.ts";
import { removeOrphans } from "../../../files/orphans.ts";
import type { FileStore } from "../../../files/store.ts";
import { startLoop } from "../../../background/loop.ts";
import { forgetAttachments, storedAttachments } from "./attachment_store.ts";
import { forgetUploads, storedUploads } from "./upload_store.ts";

const FOLDER = "attachments";
const PARTS = "parts";
/** Seconds for which an uploaded file waits for its comment, and a removed file is kept. */
const KEEP_SECONDS = DAY_SECONDS;
const SWEEP_MS = 3600_000;

export const attachmentKey = (id: string): string => `${FOLDER}/${id}`;

/** Names each part differently, so that two parts for the same offset do not overwrite each other. */
export const partKey = (upload: string, part: string): string => `${PARTS}/${upload}.${part}`;

/** Removes all stored parts of an upload, also those that its row does not list. */
export async function removeParts(files: FileStore, upload: string): Promise<void> {
  for await (const { key } of files.list(PARTS, `${upload}.`)) await files.remove(key);
}

export async function headOf(files: FileStore, key: string): Promise<Uint8Array> {
  const head = await files.open(key, { from: 0, until: HEAD_BYTES });
  return new Uint8Array(await new Response(head).arrayBuffer());
}

/** Removes expired rows and files, unfinished uploads, and files whose row a killed server did not write. */
export async function sweepFiles(db: Database, files: FileStore, now: number): Promise<void> {
  const before = now - KEEP_SECONDS;
  const gone = await db.write((tx) => forgetAttachments(tx, before));
  for (const id of gone) await files.remove(attachmentKey(id));
  await removeOrphans(files, { folder: FOLDER, before, known: (ids) => storedAttachments(db.read, ids) });
  const unfinished = await db.write((tx) => forgetUploads(tx, now - UNFINISHED_SECONDS));
  for (const id of unfinished) await removeParts(files, id);
  await removeOrphans(files, { folder: PARTS, before, known: (ids) => storedUploads(db.read, ids) });
}

export function sweeper({ db, settings, now }: BackgroundTools): Background {
  const run = () => sweepFiles(db, filesOf(settings), now());
  return startLoop({ name: "Sweeping attachments", run, everyMs: SWEEP_MS });
}
