/** Makes a released batch of garments, each with its own print file, 2 GB in all, and a person who may download the batch. */
import type { PrintBatch } from "../../../api/generated/schema.ts";
import { withModules } from "../../../server/app.ts";
import type { Database } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { folderStore } from "../../../server/files/folder.ts";
import { artKey } from "../../../server/modules/catalogue/artwork/files.ts";
import { batchGroups } from "../../../server/modules/workshop/batches/waiting_store.ts";
import { batchLifecycle } from "../../../server/modules/workshop/batches/batch.ts";
import { batch } from "../../../server/modules/workshop/batches/batch.ts";
import { createOrders } from "../../../server/modules/orders/orders/create.ts";
import { runMutation } from "../../../server/mutate.ts";
import { NOW, signIn } from "../../../tests/support/people/people.ts";
import { draftOf, makeWorld, type World, worldOf } from "../../../tests/support/orders/world.ts";
import { byImport } from "../stamp.ts";
import { makeOf } from "../../../server/entity/make.ts";
import { moveOf } from "../../../server/lifecycle/move.ts";

const movePrintBatch = moveOf<"PrintBatch">(batchLifecycle);
const makePrintBatch = makeOf(batch);

const MB = 1e6;
/** Print files of a full batch, of 31 to 70 MB each. */
const FILES = 40;
const sizeOf = (at: number): number => (31 + at) * MB;
export const ART_BYTES = Array.from({ length: FILES }, (_, at) => sizeOf(at)).reduce((sum, each) =>
  sum + each
);
/** Entries of the ZIP: the print files, the list and the tickets. */
export const ENTRIES = FILES + 2;
const SELLER = "anna";
const PURSE_MINOR = 1_000_000;

const [PRINTED, BARE] = ["TEE-BLACK-M", "MUG-WHITE"] as const;

export interface ZipGround {
  readonly batch: string;
  /** A batch of one garment without a print file: its ZIP has little more than the tickets. */
  readonly small: string;
  readonly token: string;
}

export async function makeZipGround(dataDir: string): Promise<ZipGround> {
  const opened = await openDatabase({ dataDir });
  try {
    const db = withModules(opened);
    const world = await makeWorld(db);
    const lines = await makePrintingOrders(db, world, PRINTED, FILES);
    await makePrintingOrders(db, world, BARE, 1);
    for (const [at, line] of lines.entries()) await addArt(db, dataDir, at, line);
    const [batch, small] = [await releaseBatch(db, PRINTED), await releaseBatch(db, BARE)];
    return { batch, small, token: await signIn(db, "root", Math.floor(Date.now() / 1000)) };
  } finally {
    await opened.close();
  }
}

/** Makes paid orders of one garment each that wait for printing. Returns the order lines. */
async function makePrintingOrders(
  db: Database,
  world: World,
  sku: string,
  length: number,
): Promise<readonly string[]> {
  await world.topUp(SELLER, PURSE_MINOR);
  const draft = draftOf({ lines: [{ sku, quantity: 1 }] });
  const { made } = await db.write((tx) => createOrders(tx, Array.from({ length }, () => draft), byImport));
  for (const event of ["order.submit", "order.pay"]) {
    const results = await world.move("root", made, event);
    if (results.some(({ ok }) => !ok)) throw new Error(`Cannot send ${event}: ${JSON.stringify(results)}`);
  }
  await db.write((tx) => tx.updateTable("units").set({ print_status: "Printing" }).execute());
  const rows = await db.read.selectFrom("order_lines").select("_id").where("order_id", "in", made).execute();
  return rows.map(({ _id }) => _id);
}

async function addArt(db: Database, dataDir: string, at: number, line_id: string): Promise<void> {
  const _id = `art-${at}`;
  const bytes = sizeOf(at);
  const stored = await folderStore(dataDir).put(artKey(_id), noise(at, bytes), bytes);
  if (!stored) throw new Error(`Cannot keep ${_id}: it is longer than it should be`);
  await db.write(async (tx) => {
    await tx.insertInto("art_files").values({
      ...{ _id, seller_id: SELLER, maker: SELLER, name: `${_id}.png`, sha256: stored.digest, bytes },
      ...{ type: "image/png", w_px: 4_800, h_px: 5_000, alpha: 1, semi_ppm: 0, bbox: "[]", state: "Ready" },
      ...{ checks: "[]", created_at: NOW, updated_at: NOW },
    }).execute();
    await tx.insertInto("placements").values({
      ...{ _id: `placed-${at}`, seller_id: SELLER, line_id, store_id: null, external_sku: null },
      ...{ area: "front", file_id: _id, x_mm: 0, y_mm: 0, w_mm: 300, method: "dtg", created_at: NOW },
    }).execute();
  });
}

/** Yields random bytes that are the same in each run, and different for each seed. */
async function* noise(seed: number, bytes: number): AsyncGenerator<Uint8Array> {
  const words = new Uint32Array(MB / 4);
  let state = seed + 1;
  for (let at = 0; at < words.length; at++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    words[at] = state;
  }
  for (let left = bytes; left > 0; left -= MB) {
    words[0] = left;
    yield await Promise.resolve(new Uint8Array(words.buffer));
  }
}

/** Releases all garments of an item as one batch. */
async function releaseBatch(db: Database, sku: string): Promise<string> {
  const context = worldOf(db).as("root");
  // The title of the product is the SKU in lower case.
  const group = (await batchGroups(db.read, "UTC")).find(({ title }) => title === sku.toLowerCase());
  const params = { group_key: group?.key ?? "" };
  const { _id } = await runMutation("makePrintBatch", makePrintBatch, { params }, context) as PrintBatch;
  const args = { ids: [_id], event: "batch.release" };
  const [result] = await runMutation("movePrintBatch", movePrintBatch, args, context);
  if (!result?.ok) throw new Error(`Cannot release the batch: ${JSON.stringify(result)}`);
  return _id;
}
