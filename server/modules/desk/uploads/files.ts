/** Stores uploaded files until their job has read them. */
import { isZip } from "../../../../api/xlsx/zip_read.ts";
import { filesOf } from "../../../files/open.ts";
import type { Settings } from "../../../context.ts";
import type { FileStore, Sender, StoredDigests } from "../../../files/store.ts";

const FOLDER = "uploads";
const ENDING = ".csv";
/** Bytes of one piece, which blocks the thread for a few milliseconds only. */
const READ_BYTES = 16 * 1024;
const SIGNATURE_BYTES = 4;

export const uploadKey = (jobId: string): string => `${FOLDER}/${jobId}${ENDING}`;

export const surveyKey = (jobId: string): string => `${FOLDER}/${jobId}.survey`;

/** @returns null if the file is longer than `maxBytes`: then nothing is stored */
export const storeUpload = (
  files: FileStore,
  jobId: string,
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  sender: Sender,
): Promise<StoredDigests | null> => files.put(uploadKey(jobId), body, maxBytes, sender);

export async function isWorkbook(files: FileStore, jobId: string): Promise<boolean> {
  const head = await files.open(uploadKey(jobId), { from: 0, until: SIGNATURE_BYTES });
  return head !== null && isZip(new Uint8Array(await new Response(head).arrayBuffer()));
}

/** Returns null when the file is missing. */
export async function readUpload(
  settings: Settings,
  jobId: string,
): Promise<AsyncIterable<Uint8Array> | null> {
  const content = await filesOf(settings).open(uploadKey(jobId));
  return content && inPieces(content);
}

async function* inPieces(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    for (let from = 0; from < chunk.byteLength; from += READ_BYTES) {
      yield chunk.subarray(from, from + READ_BYTES);
    }
  }
}

export async function removeUpload(files: FileStore, jobId: string): Promise<void> {
  await files.remove(surveyKey(jobId));
  await files.remove(uploadKey(jobId));
}

/** Lists uploads with the unix second in which each was stored. */
export async function listUploads(files: FileStore): Promise<{ jobId: string; at: number }[]> {
  const found = [];
  for await (const { key, at } of files.list(FOLDER)) {
    if (key.endsWith(ENDING)) found.push({ jobId: key.slice(FOLDER.length + 1, -ENDING.length), at });
  }
  return found;
}
