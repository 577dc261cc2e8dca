import { join } from "node:path";
import { SQLITE_FILE } from "../../server/db/open.ts";

/** Copies the database of one folder with its log into another folder that exists. */
export async function copyDatabase(fromDir: string, intoDir: string): Promise<void> {
  for (const file of [SQLITE_FILE, `${SQLITE_FILE}-wal`]) {
    const path = join(intoDir, file);
    try {
      await Deno.copyFile(join(fromDir, file), path);
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
      continue;
    }
    // Otherwise the first to write would wait until the whole copy is on the disk.
    using copy = await Deno.open(path, { write: true });
    await copy.sync();
  }
}
