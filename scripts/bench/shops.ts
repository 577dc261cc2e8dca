/** Measures a first sync of 10,000 orders from a simulated shop without rate limit, beside an import of 10,000 orders in the same run. */
import { openDatabase } from "../../server/db/open.ts";
import type { Database } from "../../server/db/database.ts";
import { newId } from "../../server/ids.ts";
import { shopify } from "../../server/modules/shops/adapters/shopify/module.ts";
import { simulateShops } from "../../server/modules/shops/connections/call.ts";
import { sealedSecrets } from "../../server/modules/shops/connections/seals.ts";
import { insertConnection } from "../../server/modules/shops/connections/store.ts";
import type { Egress, OutAnswer } from "../../server/egress/egress.ts";
import { importFile } from "../../tests/support/orders/import_jobs.ts";
import { makeWorld } from "../../tests/support/orders/world.ts";
import { testApp, testSettings } from "../../tests/support/server/api.ts";
import { SHOPIFY_HOST, SHOPIFY_SECRETS, stageShopify } from "../../tests/support/shops/simulated_shop.ts";
import { measureMeanwhile } from "./meanwhile.ts";
import { print, quantile } from "./report.ts";

const ORDERS = 10_000;
const DAYS = 30;
const POLL_MS = 20;
const HEADER =
  "Row ID,Order ID,Order Date,Ship Date,Ship Mode,Customer ID,Customer Name,Segment,Country,City,State," +
  "Postal Code,Region,Product ID,Category,Sub-Category,Product Name,Sales,Quantity,Discount,Profit";

/** Returns a CSV file with two lines for each order, the average of the simulated shop. */
function file(): string {
  const lines = Array.from(
    { length: 2 * ORDERS },
    (_, at) =>
      `${at + 1},F-${
        Math.floor(at / 2)
      },11/8/2026,11/11/2026,Standard,CG-1,Dana Whitfield,Consumer,United States,` +
      `Portland,Maine,04101,East,HP-${at % 5},Shirts,Tees,Sail T-shirt,24.00,1,0,1`,
  );
  return `${HEADER}\r\n${lines.join("\r\n")}\r\n`;
}

/** Connects a store to the simulated shop; the sync begins before the shop's first order. */
async function connect(db: Database, store: string, now: number): Promise<void> {
  const _id = newId();
  const row = await db.read.selectFrom("stores").select("seller_id").where("_id", "=", store)
    .executeTakeFirstOrThrow();
  const from = now - (DAYS + 1) * 86_400;
  await db.write((tx) =>
    insertConnection(tx, {
      ...{ _id, store_id: store, seller_id: row.seller_id, platform: shopify.platform, host: SHOPIFY_HOST },
      ...{ shop_id: "1", shop_name: "Bench", currency: "USD", from_at: from },
      ...sealedSecrets(_id, SHOPIFY_SECRETS, testSettings.secrets),
    }, now)
  );
}

/** Runs the simulated shop in another thread, so that its work is not measured. */
function shopOnThread(): { readonly egress: Egress; readonly stop: () => void } {
  const url = new URL(`./shop_worker.ts?orders=${ORDERS}&days=${DAYS}`, import.meta.url);
  const thread = new Worker(url, { type: "module" });
  const waiting = new Map<number, (answer: OutAnswer) => void>();
  thread.onmessage = ({ data }: MessageEvent<{ id: number; answer: OutAnswer }>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  };
  let lastId = 0;
  const send: Egress["send"] = (request) =>
    new Promise((resolve) => {
      waiting.set(++lastId, resolve);
      thread.postMessage({ id: lastId, request });
    });
  return { egress: { send }, stop: () => thread.terminate() };
}

/** Wakes the app's worker, and waits until the first sync is complete. */
async function runWholeSync(db: Database): Promise<void> {
  db.wake();
  const isOver = async () => {
    const row = await db.read.selectFrom("shop_connections").select(["last_sync_at", "trouble"])
      .executeTakeFirstOrThrow();
    if (row.trouble !== "") throw new Error(`The sync failed: ${row.trouble}`);
    return row.last_sync_at !== null;
  };
  while (!await isOver()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

export async function benchShops(): Promise<void> {
  const dataDir = await Deno.makeTempDir({ prefix: "pressdock-bench-" });
  const db = await openDatabase({ dataDir });
  const { clock } = stageShopify();
  const { egress, stop } = shopOnThread();
  try {
    const world = await makeWorld(db);
    const settings = { ...testSettings, dataDir };
    await using app = testApp(db, { settings, now: clock.now });
    const [anna, other] = [await world.token("anna"), await world.token("ben")];
    const imported = await measureMeanwhile(app, other, () => importFile(app, db, anna, file()));
    simulateShops(egress);
    await connect(db, "anna-shopify", clock.at);
    const synced = await measureMeanwhile(app, other, () => runWholeSync(db));
    const made = await db.read.selectFrom("orders").select(({ fn }) => fn.countAll<number>().as("count"))
      .where("store_id", "=", "anna-shopify").executeTakeFirstOrThrow();
    const rate = (ms: number) => ORDERS / (ms / 1000);
    print(`First sync of ${ORDERS.toLocaleString("en")} orders, ${made.count} are in the store`, "import", [
      {
        name: "orders a second",
        ours: rate(synced.ms),
        base: rate(imported.ms),
        unit: "/s",
        goal: ">= 0.8x",
      },
      {
        name: "another's list meanwhile, p95",
        ours: quantile(synced.waits, 0.95),
        base: quantile(imported.waits, 0.95),
        unit: "ms",
        goal: "<= 1x",
      },
    ]);
  } finally {
    simulateShops(null);
    stop();
    await db.close();
    await Deno.remove(dataDir, { recursive: true });
  }
}
