/** Adds blanks, and reads which garments have one. */
import { allot } from "../../../server/modules/catalogue/stock/allot.ts";
import { makeStockMove } from "../../../server/modules/catalogue/stock/make.ts";
import { stockFaults } from "../../../server/modules/catalogue/stock/verify_store.ts";
import { runMutation } from "../../../server/mutate.ts";
import type { World } from "../orders/world.ts";

type Move = {
  readonly kind: string;
  readonly count: number;
  readonly location?: string;
  readonly reason?: string;
};
interface Moved {
  readonly stock: { readonly _id: string; readonly on_hand: number; readonly reserved: number };
  readonly short: readonly string[];
}

const SECOND = 1_000;

export const itemOf = async ({ db }: World, sku: string): Promise<string> =>
  (await db.read.selectFrom("items").select("_id").where("sku", "=", sku).executeTakeFirstOrThrow())._id;

export const mainOf = async ({ db }: World): Promise<string> =>
  (await db.read.selectFrom("locations").select("_id").where("code", "=", "MAIN").executeTakeFirstOrThrow())
    ._id;

export async function addBlanks(world: World, sku: string, { location, reason = "", ...move }: Move) {
  const item_id = await itemOf(world, sku);
  const params = { item_id, location_id: location ?? await mainOf(world), reason, ...move };
  return await runMutation(
    "makeStockMove",
    makeStockMove as never,
    { params } as never,
    world.as("root"),
  ) as Moved;
}

export const runAllotter = ({ db }: World): Promise<void> =>
  allot({ db, now: () => Math.floor(Date.now() / SECOND) });

export const blanksOf = async ({ db }: World, order: string): Promise<string[]> => {
  const rows = await db.read.selectFrom("units").select("blank").where("order_id", "=", order).orderBy("seq")
    .execute();
  return rows.map(({ blank }) => blank);
};

export const unitsOf = async ({ db }: World, order: string): Promise<string[]> => {
  const rows = await db.read.selectFrom("units").select("_id").where("order_id", "=", order).orderBy("seq")
    .execute();
  return rows.map(({ _id }) => _id);
};

export async function stockAt(
  world: World,
  sku: string,
  location?: string,
): Promise<readonly [number, number]> {
  const row = await world.db.read.selectFrom("stock").select(["on_hand", "reserved"])
    .where("item_id", "=", await itemOf(world, sku))
    .where("location_id", "=", location ?? await mainOf(world)).executeTakeFirstOrThrow();
  return [row.on_hand, row.reserved];
}

export const faultsOf = ({ db }: World): Promise<string[]> => stockFaults(db.read);
