import { open } from "node:fs/promises";

/** A new name in a folder is on the disk only when the folder is. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
