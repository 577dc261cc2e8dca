/** Uploaded files on the server's disk: there until their job has read them. */
import { createReadStream } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { flowing } from "../../http/body.ts";
import { type Stored, storeStream } from "../../stored_files.ts";

const FOLDER = "uploads";
/** What is read at once holds the thread for a few milliseconds. */
const READ_BYTES = 64 * 1024;

export const uploadPath = (dataDir: string, jobId: string): string => join(dataDir, FOLDER, `${jobId}.csv`);

/** What the first reading found so far. */
export const surveyPath = (dataDir: string, jobId: string): string =>
  join(dataDir, FOLDER, `${jobId}.survey`);

/** @returns null when the file is longer than `maxBytes`: then nothing is left of it */
export const storeUpload = (
  dataDir: string,
  jobId: string,
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Stored | null> => storeStream(uploadPath(dataDir, jobId), flowing(body), maxBytes);

/** The file's bytes from the beginning. */
export const readUpload = (dataDir: string, jobId: string): AsyncIterable<Uint8Array> =>
  createReadStream(uploadPath(dataDir, jobId), { highWaterMark: READ_BYTES });

export async function removeUpload(dataDir: string, jobId: string): Promise<void> {
  await rm(surveyPath(dataDir, jobId), { force: true });
  await rm(uploadPath(dataDir, jobId), { force: true });
}

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
