/** Writes a file in pieces. The job's cursor names the valid ones: a worker that lost the job may write others. */
import type { FileInfo, FileStore, Sender, StoredDigests } from "../../../files/store.ts";
import type { ExportCursor } from "./input.ts";

const FOLDER = "exports";
/** The ending of stored files of any format; the job has the name under which people download it. */
const ENDING = ".csv";

/** @param piece empty for a file of an older build, which has only one piece */
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

export async function isWhole(files: FileStore, jobId: string, cursor: ExportCursor): Promise<boolean> {
  let bytes = 0;
  for (const piece of piecesOf(cursor)) bytes += (await files.stat(pieceKey(jobId, piece)))?.bytes ?? 0;
  return bytes === cursor.bytes;
}

/** Returns null when a piece is missing. */
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

export async function listExports(files: FileStore): Promise<string[]> {
  const jobs = new Set<string>();
  for await (const file of files.list(FOLDER)) jobs.add(jobOf(file));
  return [...jobs];
}
