import { statfs } from "node:fs/promises";

/** Returns the free bytes of the fullest disk of these folders; missing folders are left out. */
export async function freeBytesAt(folders: readonly string[]): Promise<number> {
  const found = await Promise.all(
    folders.map((each) => statfs(each).then(({ bavail, bsize }) => bavail * bsize, infiniteIfMissing)),
  );
  return Math.min(...found);
}

function infiniteIfMissing(error: unknown): number {
  if ((error as { code?: string }).code !== "ENOENT") throw error;
  return Infinity;
}
