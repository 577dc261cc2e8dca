import { join } from "node:path";
import { SQLITE_FILE } from "../../server/db/open.ts";

/** Copies a SQLite database with its write-ahead log from one folder into another, which must exist. */
export async function copyDatabase(fromDir: string, intoDir: string): Promise<void> {
  for (const file of [SQLITE_FILE, `${SQLITE_FILE}-wal`]) {
    const path = join(intoDir, file);
    try {
      await Deno.copyFile(join(fromDir, file), path);
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
      continue;
    }
    // Without this, the first write of the measurement would wait until the whole copy is on the disk.
    using copy = await Deno.open(path, { write: true });
    await copy.sync();
  }
}
