/**
 * The file of an export, in pieces: a step of its job writes one, and the cursor names those that count. A worker that
 * lost the job writes under a name that no cursor has.
 */
import type { FileInfo, FileStore, Sender, StoredDigests } from "../../../files/store.ts";
import type { ExportCursor } from "./input.ts";

const FOLDER = "exports";
/** Whatever is in them: the name that a person sees stands with the job. */
const ENDING = ".csv";

/** @param piece empty for a file that an older build wrote as one */
export const pieceKey = (jobId: string, piece: string): string =>
  `${FOLDER}/${jobId}${piece && `.${piece}`}${ENDING}`;

const jobOf = ({ key }: FileInfo): string => key.slice(FOLDER.length + 1).split(".")[0] ?? "";

const piecesOf = ({ pieces = [""] }: ExportCursor): readonly string[] => pieces;

export interface WrittenPiece extends StoredDigests {
  readonly piece: string;
}

export async function writePiece(
  files: FileStore,
  jobId: string,
  content: AsyncIterable<Uint8Array>,
  sender: Sender,
): Promise<WrittenPiece> {
  const piece = crypto.randomUUID().slice(0, 8);
  const stored = await files.put(pieceKey(jobId, piece), content, Infinity, sender);
  return { piece, ...stored as StoredDigests };
}

/** True when all that the cursor counts is there. */
export async function isWhole(files: FileStore, jobId: string, cursor: ExportCursor): Promise<boolean> {
  let bytes = 0;
  for (const piece of piecesOf(cursor)) bytes += (await files.stat(pieceKey(jobId, piece)))?.bytes ?? 0;
  return bytes === cursor.bytes;
}

/** The whole file; null when a piece of it is gone. */
export async function readExport(
  files: FileStore,
  jobId: string,
  cursor: ExportCursor,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null> {
  if (!await isWhole(files, jobId, cursor)) return null;
  return ReadableStream.from(contentOf(files, piecesOf(cursor).map((piece) => pieceKey(jobId, piece))));
}

async function* contentOf(
  files: FileStore,
  keys: readonly string[],
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (const key of keys) {
    const piece = await files.open(key);
    if (!piece) throw new Error(`A piece of an export went while it was read: ${key}`);
    yield* piece;
  }
}

export async function removeExport(files: FileStore, jobId: string): Promise<void> {
  for await (const file of files.list(FOLDER, jobId)) if (jobOf(file) === jobId) await files.remove(file.key);
}

/** Ids of the jobs that have a file. */
export async function listExports(files: FileStore): Promise<string[]> {
  const jobs = new Set<string>();
  for await (const file of files.list(FOLDER)) jobs.add(jobOf(file));
  return [...jobs];
}
