/** Files of exports on the server's disk, written from an offset that their job's cursor keeps. */
import { constants } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder } from "../../stored_files.ts";

const FOLDER = "exports";
const ENDING = ".csv";

export const exportPath = (dataDir: string, jobId: string): string =>
  join(dataDir, FOLDER, `${jobId}${ENDING}`);

export interface ExportFile extends AsyncDisposable {
  /** Bytes of it now. */
  size(): Promise<number>;
  /** Gives up what stands behind an offset. */
  cut(bytes: number): Promise<void>;
  /** Writes at an offset. @returns the offset behind it */
  write(text: string, at: number): Promise<number>;
  /** Waits until all of it is on the disk. */
  sync(): Promise<void>;
}

/** Opens the file of a job, and makes it where there is none. */
export async function openExport(dataDir: string, jobId: string): Promise<ExportFile> {
  await mkdir(join(dataDir, FOLDER), { recursive: true, mode: 0o700 });
  const file = await open(exportPath(dataDir, jobId), constants.O_RDWR | constants.O_CREAT, 0o600);
  return {
    size: async () => (await file.stat()).size,
    cut: (bytes) => file.truncate(bytes),
    write: (text, at) => writeAll(file, new TextEncoder().encode(text), at),
    async sync() {
      await file.sync();
      await syncFolder(join(dataDir, FOLDER));
    },
    [Symbol.asyncDispose]: () => file.close(),
  };
}

/** A write may take less than it was given. */
async function writeAll(file: FileHandle, bytes: Uint8Array, at: number): Promise<number> {
  let written = 0;
  while (written < bytes.length) {
    written += (await file.write(bytes, written, bytes.length - written, at + written)).bytesWritten;
  }
  return at + written;
}

export const removeExport = (dataDir: string, jobId: string): Promise<void> =>
  rm(exportPath(dataDir, jobId), { force: true });

/** Ids of the jobs that have a file. */
export async function listExports(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, FOLDER)).catch(() => []);
  return names.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length));
}
