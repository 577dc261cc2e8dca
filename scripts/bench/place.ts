/** Makes a database of demo orders that a section may change, in the measured engine, with the settings of a server for it. */
import type { Engine } from "../../server/db/database.ts";
import { startPostgres } from "../../tests/support/server/postgres.ts";
import { copyDatabase } from "./copy.ts";
import { benchEngine } from "./engine.ts";
import { fillOrders, seedDatabase } from "./world.ts";

export interface Place extends AsyncDisposable {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Returns the database, which is removed at the end of the caller's `using` block. In Postgres it is made
 * each time on a new server, whose commits wait for the disk.
 */
export async function placeOf(orders: number, engine: Engine = benchEngine()): Promise<Place> {
  const dataDir = await Deno.makeTempDir();
  const clear = () => Deno.remove(dataDir, { recursive: true });
  if (engine === "sqlite") {
    await copyDatabase(await seedDatabase(orders), dataDir);
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
