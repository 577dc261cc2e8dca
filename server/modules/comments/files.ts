/** Files of attachments on the server's disk, and the end of those that nobody needs. */
import { createReadStream } from "node:fs";
import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { HEAD_BYTES } from "../../../api/attachments.ts";
import type { Database } from "../../db/database.ts";
import type { Background, BackgroundTools } from "../../fields.ts";
import { startLoop } from "../../loop.ts";
import { forgetAttachments, storedAttachments } from "./attachment_store.ts";

const FOLDER = "attachments";
/** A file waits this long for its comment; a removed one this long for somebody to regret it. */
const KEEP_SECONDS = 24 * 3600;
const SWEEP_MS = 3600_000;

export const attachmentPath = (dataDir: string, id: string): string => join(dataDir, FOLDER, id);

export const removeFile = (dataDir: string, id: string): Promise<void> =>
  rm(attachmentPath(dataDir, id), { force: true });

/** The bytes that say the file's type. */
export async function headOf(dataDir: string, id: string): Promise<Uint8Array> {
  const file = await open(attachmentPath(dataDir, id), "r");
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The file as a stream; null when it is not there. */
export async function readFile(dataDir: string, id: string): Promise<ReadableStream<Uint8Array> | null> {
  const path = attachmentPath(dataDir, id);
  const isThere = await stat(path).then(() => true, () => false);
  return isThere ? Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array> : null;
}

/** Removes rows and files whose time is over, and files that never got a row because the server was killed. */
export async function sweepFiles(db: Database, dataDir: string, now: number): Promise<void> {
  const before = now - KEEP_SECONDS;
  const gone = await db.write((tx) => forgetAttachments(tx, before));
  for (const id of gone) await removeFile(dataDir, id);
  const names = await readdir(join(dataDir, FOLDER)).catch((): string[] => []);
  const kept = await storedAttachments(db.read, names);
  for (const id of names.filter((name) => !kept.has(name))) {
    const written = await stat(attachmentPath(dataDir, id)).catch(() => null);
    if (written && written.mtimeMs / 1000 < before) await removeFile(dataDir, id);
  }
}

export function sweeper({ db, settings, now }: BackgroundTools): Background {
  const run = () => sweepFiles(db, settings.dataDir, now());
  return startLoop({ name: "Sweeping attachments", run, everyMs: SWEEP_MS });
}
