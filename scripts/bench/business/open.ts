/** Opens a business in either engine: a file, or a database of a Postgres server that stops with the bench. */
import type { Database } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { seedDemo } from "../../../server/demo/seed.ts";
import { startPostgres } from "../../../tests/support/server/postgres.ts";
import { copyDatabase } from "../copy.ts";
import { benchEngine } from "../engine.ts";
import { postgresBulk } from "./bulk.ts";
import { enlarge, FEW, storeLargeBusiness } from "./make.ts";

export interface Business extends AsyncDisposable {
  readonly db: Database;
  readonly dataDir: string;
  readonly openMs: number;
}

export const openBusiness = (orders: number): Promise<Business> =>
  benchEngine() === "sqlite" ? openOnSqlite(orders) : openOnPostgres(orders);

async function openTimed(place: { readonly url?: string; readonly dataDir: string }) {
  const startedAt = performance.now();
  const db = await openDatabase(place);
  return { db, openMs: performance.now() - startedAt };
}

/**
 * Opens a copy of the small business, because an order can be paid only once. The large business has enough orders for a
 * hundred runs, so it is opened itself.
 */
async function openOnSqlite(orders: number): Promise<Business> {
  const stored = await storeLargeBusiness(orders);
  const isCopied = orders <= FEW;
  const dataDir = isCopied ? await Deno.makeTempDir() : stored;
  if (isCopied) await copyDatabase(stored, dataDir);
  const { db, openMs } = await openTimed({ dataDir });
  return {
    db,
    openMs,
    dataDir,
    async [Symbol.asyncDispose]() {
      await db.close();
      if (isCopied) await Deno.remove(dataDir, { recursive: true });
    },
  };
}

async function openOnPostgres(orders: number): Promise<Business> {
  const dataDir = await Deno.makeTempDir();
  const server = await startPostgres({ durable: true });
  const place = { url: server.url, dataDir };
  const seeding = await openDatabase(place);
  const now = Math.floor(Date.now() / 1_000);
  await seedDemo(seeding, { now, currency: "USD", timeZone: "UTC", scryptCost: 2 ** 10, orders: FEW });
  await seeding.close();
  if (orders > FEW) {
    const bulk = await postgresBulk(server.url);
    await enlarge(bulk, orders / FEW);
    await bulk.close();
  }
  const { db, openMs } = await openTimed(place);
  return {
    db,
    openMs,
    dataDir,
    async [Symbol.asyncDispose]() {
      await db.close();
      await server.stop();
      await Deno.remove(dataDir, { recursive: true });
    },
  };
}
