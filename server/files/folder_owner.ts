/** Gives what root wrote into the data folder to the folder's owner: the server could not open it otherwise. */
import { lchown, lstat, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { FILE_FOLDERS } from "./store.ts";

const ROOT = 0;
const FOLDERS: readonly string[] = [...FILE_FOLDERS, "backup-work"];

/**
 * Does nothing for another account than root, and for a folder of root.
 * @param isEverywhere true to look into folders of other accounts too, which is safe only while the server is stopped
 */
export async function giveToFolderOwner(folder: string, isEverywhere = false): Promise<void> {
  const owner = Deno.uid() === ROOT ? await stat(folder).catch(ignoreMissing) : undefined;
  if (!owner || owner.uid === ROOT) return;
  const giveWithin = async (within: string) => {
    for (const entry of await readdir(within, { withFileTypes: true })) {
      const path = join(within, entry.name);
      const found = await lstat(path).catch(ignoreMissing);
      if (!found || found.uid !== ROOT && !isEverywhere) continue;
      // The folder may be a mounted disk with folders of the system, such as lost+found.
      if (found.isDirectory() && within === folder && !FOLDERS.includes(entry.name)) continue;
      if (found.isDirectory()) await giveWithin(path);
      // A file with a second name may belong elsewhere too.
      const isOurs = found.isDirectory() || found.isFile() && found.nlink === 1;
      if (found.uid === ROOT && isOurs) await lchown(path, owner.uid, owner.gid).catch(ignoreRefusal);
    }
  };
  await giveWithin(folder);
}

/** Ignores that a disk without owners, or a container without the right, refuses: the program has done its work. */
function ignoreRefusal(error: unknown): undefined {
  if ((error as { code?: string }).code !== "EPERM") ignoreMissing(error);
}

/** Ignores that a file does not exist, because the server may have removed it meanwhile. */
function ignoreMissing(error: unknown): undefined {
  if ((error as { code?: string }).code !== "ENOENT") throw error;
}
