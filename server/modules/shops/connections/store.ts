import { type Selectable, sql } from "kysely";
import type { Reader, Writer } from "../../../db/database.ts";
import type { ShopConnectionsTable } from "../../../db/tables.ts";

export type ConnectionRow = Readonly<Selectable<ShopConnectionsTable>>;

/** Checks no scope: callers have read the store within a scope, or work without a person. */
export function connectionOfStore(reader: Reader, storeId: string): Promise<ConnectionRow | undefined> {
  return reader.selectFrom("shop_connections").selectAll().where("store_id", "=", storeId).executeTakeFirst();
}

export function connectionById(reader: Reader, id: string): Promise<ConnectionRow | undefined> {
  return reader.selectFrom("shop_connections").selectAll().where("_id", "=", id).executeTakeFirst();
}

export async function storeOfShop(
  reader: Reader,
  platform: string,
  shopId: string,
): Promise<string | undefined> {
  const row = await reader.selectFrom("shop_connections").select("store_id")
    .where("platform", "=", platform).where("shop_id", "=", shopId).executeTakeFirst();
  return row?.store_id;
}

type GivenConnection =
  & Pick<
    ConnectionRow,
    | ("_id" | "store_id" | "seller_id" | "platform" | "host" | "shop_id" | "shop_name" | "currency")
    | ("secrets" | "last4" | "from_at")
  >
  & Partial<Pick<ConnectionRow, "path" | "token" | "token_until" | "order_states" | "methods">>;

/** Values of the columns of a connection without problems. */
export const NO_FAULT = { broken: "", trouble: "", failures: 0, waiting_until: null, noticed: 0 } as const;

/** Adds a connection that is due at once. */
export async function insertConnection(
  tx: Writer,
  given: GivenConnection,
  at: number,
): Promise<Omit<ConnectionRow, "seq">> {
  const row: Omit<ConnectionRow, "seq"> = {
    ...{ path: "", token: "", token_until: null, order_states: '["open"]', methods: "{}" },
    ...given,
    ...NO_FAULT,
    ...{ renewed_by: "", renewed_at: 0, hooks_at: "", leased_by: "", lease_until: 0 },
    ...{ cursor_at: given.from_at, page: "", page_since: null, page_until: null, next_at: at },
    ...{ last_sync_at: null, last_order_at: null, variants_at: null },
    ...{ created_at: at, updated_at: at, version: 1 },
  };
  await tx.insertInto("shop_connections").values(row).execute();
  return row;
}

export type ConnectionChange = Partial<Omit<ConnectionRow, "seq" | "_id" | "store_id">>;

export async function updateConnection(
  tx: Writer,
  { _id }: Pick<ConnectionRow, "_id">,
  change: ConnectionChange,
): Promise<void> {
  await tx.updateTable("shop_connections").set(change).where("_id", "=", _id).execute();
}

/** Deletes a connection, and drops what waits to be sent or made. Orders keep their shop order ids. */
export async function deleteConnection(tx: Writer, row: ConnectionRow, at: number): Promise<void> {
  await tx.updateTable("shop_tracking").set({ status: "Dropped", reason: "disconnected", updated_at: at })
    .where("store_id", "=", row.store_id).where("status", "=", "Waiting").execute();
  await tx.updateTable("tiktok_orders").set({ cancel_answer: "", cancel_reason: "" })
    .where("store_id", "=", row.store_id).where("cancel_answer", "<>", "").execute();
  await tx.deleteFrom("shop_orders").where("store_id", "=", row.store_id).where("order_id", "is", null)
    .execute();
  await tx.updateTable("shop_orders").set({ named_at: null, status: "Made", reason: "", proposal: "{}" })
    .where("store_id", "=", row.store_id).execute();
  await tx.deleteFrom("shop_connections").where("_id", "=", row._id).execute();
}

export interface ConnectionCounts {
  readonly waiting_orders: number;
  readonly differences: number;
  readonly waiting_tracking: number;
  readonly refused_tracking: number;
}

export async function countsOf(reader: Reader, storeId: string): Promise<ConnectionCounts> {
  const count = (table: string, status: string) =>
    sql`(select count(*) from ${sql.table(table)} where store_id = ${storeId} and status = ${
      sql.lit(status)
    })`;
  const { rows: [row] } = await sql<Record<keyof ConnectionCounts, number | string>>`select
    ${count("shop_orders", "Waiting")} as waiting_orders,
    ${count("shop_orders", "Different")} as differences,
    ${count("shop_tracking", "Waiting")} as waiting_tracking,
    ${count("shop_tracking", "Refused")} as refused_tracking`.execute(reader);
  return {
    waiting_orders: Number(row?.waiting_orders ?? 0),
    differences: Number(row?.differences ?? 0),
    waiting_tracking: Number(row?.waiting_tracking ?? 0),
    refused_tracking: Number(row?.refused_tracking ?? 0),
  };
}

export async function trackingUpdateOf(reader: Reader, sellerId: string): Promise<string> {
  const row = await reader.selectFrom("users").select("when_tracking_update").where("_id", "=", sellerId)
    .executeTakeFirst();
  return row?.when_tracking_update ?? "never";
}

export async function setTrackingUpdate(
  tx: Writer,
  sellerId: string,
  when: string,
  at: number,
): Promise<void> {
  await tx.updateTable("users").set({ when_tracking_update: when, updated_at: at })
    .set((to) => ({ version: sql<number>`${to.ref("version")} + 1` })).where("_id", "=", sellerId).execute();
}

export async function areMethods(reader: Reader, codes: readonly string[]): Promise<boolean> {
  if (codes.length === 0) return true;
  const rows = await reader.selectFrom("shipping_methods").select("code").where("status", "=", "Active")
    .where("code", "in", codes).execute();
  return rows.length === new Set(codes).size;
}

/** Returns true for the only process that may renew the token now; false if another one renews or has renewed it. */
export async function claimRenewal(
  tx: Writer,
  { _id, token, token_until }: ConnectionRow,
  by: string,
  now: number,
  seconds: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable("shop_connections").set({ renewed_by: by, renewed_at: now })
    .where("_id", "=", _id).where("token", "=", token)
    .where("token_until", token_until === null ? "is" : "=", token_until)
    .where((where) => where.or([where("renewed_by", "=", ""), where("renewed_at", "<", now - seconds)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type RenewedColumns =
  & Pick<ConnectionRow, "token" | "token_until">
  & Partial<Pick<ConnectionRow, "secrets" | "last4">>;

/** Does nothing if another process has taken over the renewal or a person has entered new secrets. */
export async function settleRenewal(
  tx: Writer,
  { _id }: ConnectionRow,
  by: string,
  renewed: RenewedColumns,
): Promise<void> {
  await tx.updateTable("shop_connections").set({ ...renewed, renewed_by: "" })
    .where("_id", "=", _id).where("renewed_by", "=", by).execute();
}

export async function dropToken(tx: Writer, { _id, token }: ConnectionRow): Promise<void> {
  await tx.updateTable("shop_connections").set({ token: "", token_until: null })
    .where("_id", "=", _id).where("token", "=", token).execute();
}
