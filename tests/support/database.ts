/** A database of its own for a test: migrated, empty, gone afterwards. */
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../../server/db/database.ts";
import { openDatabase, SQLITE_FILE } from "../../server/db/open.ts";

export interface FreshDatabase extends AsyncDisposable {
  readonly db: Database;
  /** Where `openDatabase` finds the same data again. */
  readonly place: { readonly url?: string; readonly dataDir: string };
}

const makeDirectory = (): Promise<string> => mkdtemp(join(tmpdir(), "pressdock-test-"));

/** Migrated once per process; each test starts from a copy. */
let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const dataDir = await makeDirectory();
  globalThis.addEventListener("unload", () => Deno.removeSync(dataDir, { recursive: true }));
  await (await openDatabase({ dataDir })).close();
  return join(dataDir, SQLITE_FILE);
}

/** `await using data = await freshDatabase()` closes and removes it at the end of the block. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const dataDir = await makeDirectory();
  await copyFile(await (template ??= makeTemplate()), join(dataDir, SQLITE_FILE));
  const db = await openDatabase({ dataDir });
  return {
    db,
    place: { dataDir },
    [Symbol.asyncDispose]: async () => {
      await db.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  await using fresh = await freshDatabase();
  return await work(fresh.db);
}
