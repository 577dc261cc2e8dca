/** Makes the data of payments: sellers with money, orders that wait for payment, and copies of the database to write into. */
import { join } from "node:path";
import type { MoveResult } from "../../../api/generated/schema.ts";
import { withModules } from "../../../server/app.ts";
import type { AuthorizedContext } from "../../../server/context.ts";
import type { Database } from "../../../server/db/database.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { topUp } from "../../../server/modules/money/ledger/charge_store.ts";
import { createOrders, type OrderDraft } from "../../../server/modules/orders/orders/create.ts";
import { orderLifecycle } from "../../../server/modules/orders/orders/lifecycle.ts";
import { runMutation } from "../../../server/mutate.ts";
import { userRow } from "../../../tests/support/people/people.ts";
import { draftOf, makeWorld, worldOf } from "../../../tests/support/orders/world.ts";
import { copyDatabase } from "../copy.ts";
import { byImport, stamp } from "../stamp.ts";
import { moveOf } from "../../../server/lifecycle/move.ts";

const moveOrder = moveOf<"Order">(orderLifecycle);

export const WALLETS = 1_000;
const PAYMENTS = 1_000;
const SHELVED = 2_000;
export const CLIENTS = 10;
const RICH_MINOR = 10_000_000;
const IN_ONE_MOVE = 50;
const HOT = "seller-0";
const MODEL = "TEE-BLACK-M";
/** SKUs of copies of one T-shirt: as many as a morning's orders need. */
export const SKUS = Array.from({ length: 60 }, (_, at) => `TEE-${at}`);
const root = decodeURIComponent(new URL("../../../.cache/bench/pay/", import.meta.url).pathname);

export interface Orders {
  readonly spread: readonly string[];
  readonly hot: readonly string[];
  readonly shelved: readonly string[];
}

export async function makeGround(): Promise<Orders> {
  await removeGround().catch(() => {});
  const dataDir = join(root, "ground");
  await Deno.mkdir(dataDir, { recursive: true });
  const db = await openDatabase({ dataDir });
  const world = await makeWorld(db);
  await addShirts(db);
  const sellers = Array.from({ length: WALLETS }, (_, at) => `seller-${at}`);
  await db.write(async (tx) => {
    const shop = await tx.selectFrom("stores").selectAll().where("_id", "=", "anna-etsy")
      .executeTakeFirstOrThrow();
    for (const _id of sellers) {
      await tx.insertInto("users").values(userRow({ _id, role: "sale" })).execute();
      await tx.insertInto("scopes").values({ user_id: _id, seller_id: _id }).execute();
      await tx.insertInto("stores").values({ ...shop, _id, seller_id: _id, name: _id }).execute();
      await topUp(tx, _id, RICH_MINOR, "USD", stamp);
    }
  });
  const make = async (
    owners: readonly string[],
    linesOf: (at: number) => OrderDraft["lines"] = () => draftOf().lines,
  ) => {
    const drafts = owners.map((seller, at) => ({
      ...draftOf({ lines: linesOf(at) }),
      store_id: seller,
      seller_id: seller,
    }));
    const { made } = await db.write((tx) => createOrders(tx, drafts, byImport));
    for (let at = 0; at < made.length; at += IN_ONE_MOVE) {
      await world.move("root", made.slice(at, at + IN_ONE_MOVE), "order.submit");
    }
    return made;
  };
  const owners = (length: number) => Array.from({ length }, (_, at) => sellers[at % WALLETS]!);
  const orders = {
    spread: await make(owners(PAYMENTS)),
    hot: await make(Array.from({ length: PAYMENTS }, () => HOT)),
    shelved: await make(
      owners(SHELVED),
      (at) => [at, at * 7 + 1].map((each) => ({ sku: SKUS[each % SKUS.length]!, quantity: 1 })),
    ),
  };
  await db.close();
  return orders;
}

export const removeGround = (): Promise<void> => Deno.remove(root, { recursive: true });

async function addShirts(db: Database): Promise<void> {
  await db.write(async (tx) => {
    const product = await tx.selectFrom("products").selectAll().where("code", "=", MODEL)
      .executeTakeFirstOrThrow();
    const { seq: _seq, ...item } = await tx.selectFrom("items").selectAll().where("sku", "=", MODEL)
      .executeTakeFirstOrThrow();
    for (const sku of SKUS) {
      const [_id, key] = [`product-${sku}`, sku.toLowerCase()];
      await tx.insertInto("products").values({ ...product, _id, code: sku, code_key: key }).execute();
      await tx.insertInto("items").values({ ...item, _id: `item-${sku}`, product_id: _id, sku, sku_key: key })
        .execute();
    }
  });
}

export async function onCopy<T>(name: string, work: (db: Database) => Promise<T>): Promise<T> {
  const dataDir = join(root, name);
  await Deno.mkdir(dataDir, { recursive: true });
  await copyDatabase(join(root, "ground"), dataDir);
  const db = await openDatabase({ dataDir });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

export const payerOf = (db: Database): AuthorizedContext => worldOf(withModules(db)).as("root");

export async function pay(context: AuthorizedContext, id: string): Promise<void> {
  const args = { ids: [id], event: "order.pay", params: {}, key: crypto.randomUUID() };
  const [result] = await runMutation("moveOrder", moveOrder, args, context) as readonly MoveResult[];
  if (!result?.ok) throw new Error(`Cannot pay ${id}: ${JSON.stringify(result)}`);
}
