/** How much room there is on disks. */
import { statfs } from "node:fs/promises";

/** Free bytes on the fullest of the disks that these folders are on; one that is not there has no disk. */
export async function freeBytesAt(folders: readonly string[]): Promise<number> {
  const found = await Promise.all(
    folders.map((each) => statfs(each).then(({ bavail, bsize }) => bavail * bsize, unlessMissing)),
  );
  return Math.min(...found);
}

function unlessMissing(error: unknown): number {
  if ((error as { code?: string }).code !== "ENOENT") throw error;
  return Infinity;
}
