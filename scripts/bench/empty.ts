/** Opens an empty database in the engine of `BENCH_ENGINE` and removes it after the work. */
import type { Database } from "../../server/db/database.ts";
import { openDatabase } from "../../server/db/open.ts";
import { startPostgres } from "../../tests/support/server/postgres.ts";
import { benchEngine } from "./engine.ts";

export async function withEmptyDatabase(
  work: (db: Database, place: { readonly dataDir: string; readonly url?: string }) => Promise<void>,
): Promise<void> {
  const dataDir = await Deno.makeTempDir({ prefix: "pressdock-bench-" });
  const server = benchEngine() === "postgres" ? await startPostgres({ durable: true }) : null;
  const place = { dataDir, ...server && { url: server.url } };
  const db = await openDatabase(place);
  try {
    await work(db, place);
  } finally {
    await db.close();
    await server?.stop();
    await Deno.remove(dataDir, { recursive: true });
  }
}
