import { open } from "node:fs/promises";

/** Waits until names of new files are on the disk, which needs a sync of their folder. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
