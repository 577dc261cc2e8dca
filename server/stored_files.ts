/** Files that came over the network, on the server's disk: whole and safe there, or not at all. */
import { createHash } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { dirname } from "node:path";

export interface Stored {
  readonly bytes: number;
  /** SHA-256 of the content, hex. */
  readonly digest: string;
}

/**
 * Writes a stream to a new file and waits until it is on the disk. A stream that breaks or is longer than
 * `maxBytes` leaves nothing behind.
 * @returns null when it is longer than `maxBytes`
 */
export async function storeStream(
  path: string,
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Stored | null> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, "wx", 0o600);
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
    if (bytes > maxBytes) await rm(path, { force: true });
  }
  if (bytes > maxBytes) return null;
  await syncFolder(dirname(path));
  return { bytes, digest: hash.digest("hex") };
}

/** A new name in a folder is on the disk only when the folder is. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
