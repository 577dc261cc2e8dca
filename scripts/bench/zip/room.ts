import { statfs } from "node:fs/promises";

const MB = 1e6;

/** @throws {Error} if space is missing; the message says how much is free and how to use another disk */
export async function checkRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= bytes) return;
  const [wanted, left] = [bytes, free].map((each) => Math.floor(each / MB).toLocaleString("en"));
  throw new Error(
    `Cannot make the files of this section: expected ${wanted} MB free in ${folder}, found ${left}. TMPDIR names another folder.`,
  );
}
