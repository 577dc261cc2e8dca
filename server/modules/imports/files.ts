/** Uploaded files on the server's disk: there until their job has read them. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = "uploads";
const READ_BYTES = 256 * 1024;

export interface Stored {
  readonly bytes: number;
  /** SHA-256 of the content, hex. */
  readonly digest: string;
}

export const uploadPath = (dataDir: string, jobId: string): string => join(dataDir, FOLDER, `${jobId}.csv`);

/**
 * Writes a stream to a job's file and waits until it is on the disk. A stream that breaks or is longer than
 * `maxBytes` leaves nothing behind.
 * @returns null when it is longer than `maxBytes`
 */
export async function storeUpload(
  dataDir: string,
  jobId: string,
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Stored | null> {
  await mkdir(join(dataDir, FOLDER), { recursive: true, mode: 0o700 });
  const file = await open(uploadPath(dataDir, jobId), "wx", 0o600);
  const hash = createHash("sha256");
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) break;
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } catch (error) {
    bytes = Infinity;
    throw error;
  } finally {
    await file.close();
    if (bytes > maxBytes) await removeUpload(dataDir, jobId);
  }
  if (bytes > maxBytes) return null;
  await syncFolder(dataDir);
  return { bytes, digest: hash.digest("hex") };
}

/** The file's bytes from the beginning. */
export const readUpload = (dataDir: string, jobId: string): AsyncIterable<Uint8Array> =>
  createReadStream(uploadPath(dataDir, jobId), { highWaterMark: READ_BYTES });

export const removeUpload = (dataDir: string, jobId: string): Promise<void> =>
  rm(uploadPath(dataDir, jobId), { force: true });

/** Ids of the jobs that have a file, and when it was last written, unix seconds. */
export async function listUploads(dataDir: string): Promise<{ jobId: string; at: number }[]> {
  const names = await readdir(join(dataDir, FOLDER)).catch(() => []);
  return await Promise.all(
    names.filter((name) => name.endsWith(".csv")).map(async (name) => ({
      jobId: name.slice(0, -".csv".length),
      at: Math.floor((await stat(join(dataDir, FOLDER, name))).mtimeMs / 1000),
    })),
  );
}

/** A new name in a folder is on the disk only when the folder is. */
async function syncFolder(dataDir: string): Promise<void> {
  const folder = await open(join(dataDir, FOLDER), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
