/** Wraps a database whose process dies at one of its writes. */
import type { Database } from "../../../server/db/database.ts";

export class ProcessKilled extends Error {}

/** Returns a database whose process dies at its n-th write, before or after the commit, and writes nothing more. */
export function dyingAt(db: Database, at: number, isAfter: boolean): Database {
  let writes = 0;
  const write: Database["write"] = async (work) => {
    if (writes > at) throw new ProcessKilled();
    if (writes++ !== at) return await db.write(work);
    if (isAfter) await db.write(work);
    throw new ProcessKilled();
  };
  return { ...db, write };
}
