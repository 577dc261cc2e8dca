/** A database of one's own, of what was made once for all sections: what is written into it is seen by nobody else. */
import { join } from "node:path";
import { SQLITE_FILE } from "../../server/db/open.ts";

/** Copies the database of one folder into another that is there, with its log. */
export async function copyDatabase(fromDir: string, intoDir: string): Promise<void> {
  for (const file of [SQLITE_FILE, `${SQLITE_FILE}-wal`]) {
    const path = join(intoDir, file);
    try {
      await Deno.copyFile(join(fromDir, file), path);
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
      continue;
    }
    // Or the first to write would wait until all of the copy is on the disk.
    using copy = await Deno.open(path, { write: true });
    await copy.sync();
  }
}
