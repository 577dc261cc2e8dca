/** Demo orders that a section may write to, in the engine that is measured, and what a server process needs to find them. */
import { join } from "node:path";
import type { Engine } from "../../server/db/database.ts";
import { SQLITE_FILE } from "../../server/db/open.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { benchEngine } from "./engine.ts";
import { fillOrders, seeded } from "./world.ts";

export interface Place extends AsyncDisposable {
  readonly dataDir: string;
  /** Of the server over it. */
  readonly env: Readonly<Record<string, string>>;
}

/** Gone with the block. On Postgres they are made each time: a server of its own, that waits for its disk. */
export async function placeOf(orders: number, engine: Engine = benchEngine()): Promise<Place> {
  const dataDir = await Deno.makeTempDir();
  const clear = () => Deno.remove(dataDir, { recursive: true });
  if (engine === "sqlite") {
    await copyInto(dataDir, await seeded(orders));
    return { dataDir, env: {}, [Symbol.asyncDispose]: clear };
  }
  const server = await startPostgres({ durable: true });
  console.log(`Making ${orders.toLocaleString("en")} orders in Postgres …`);
  await fillOrders({ url: server.url, dataDir }, orders);
  return {
    dataDir,
    env: { DATABASE_URL: server.url },
    async [Symbol.asyncDispose]() {
      await server.stop();
      await clear();
    },
  };
}

/** The database with its log: what is written here stays as it is for the other sections. */
async function copyInto(dataDir: string, seededDir: string): Promise<void> {
  for (const file of [SQLITE_FILE, `${SQLITE_FILE}-wal`]) {
    const path = join(dataDir, file);
    try {
      await Deno.copyFile(join(seededDir, file), path);
    } catch (error) {
      if (!(error instanceof Deno.errors.NotFound)) throw error;
      continue;
    }
    // Or the first to write would wait until all of the copy is on the disk.
    using copy = await Deno.open(path, { write: true });
    await copy.sync();
  }
}
