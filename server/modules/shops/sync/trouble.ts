/** Handles failures of shops: a shop waits longer after each failure, or is Broken until a person fixes the cause. */
import { stores } from "../../../../resources/orders/stores.ts";
import type { Writer } from "../../../db/database.ts";
import { appendOutbox, type Change } from "../../../events/outbox.ts";
import {
  connectionById,
  type ConnectionChange,
  type ConnectionRow,
  updateConnection,
} from "../connections/store.ts";
import { notifyPeople, notifyStaff } from "../../desk/notification_settings/notify.ts";
import type { ShopTools } from "../connections/shop.ts";
import type { ShopTrouble } from "../port.ts";
import { shopAdapters } from "../adapters.ts";
import { endLease } from "./lease_store.ts";
import { deferNamed } from "./store.ts";

/** The first and the longest wait before a retry; the wait doubles with each further failure. */
const [FIRST_RETRY_SECONDS, MAX_RETRY_SECONDS] = [60, 3_600];
const MAX_WAIT_SECONDS = 24 * 3_600;

export function changeBy(
  trouble: ShopTrouble,
  { failures }: Pick<ConnectionRow, "failures">,
  now: number,
): ConnectionChange {
  if (trouble.kind === "waiting") {
    const until = Math.min(Math.max(trouble.until, now + 1), now + MAX_WAIT_SECONDS);
    return { waiting_until: until, next_at: until };
  }
  if (trouble.kind === "budget") return { next_at: trouble.until };
  if (trouble.kind === "broken") return { broken: trouble.code, waiting_until: null };
  if (trouble.kind === "refused") return {};
  const wait = Math.min(MAX_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2 ** Math.min(failures, 10));
  return { trouble: trouble.code, failures: failures + 1, next_at: now + wait };
}

/** If the shop no longer knows a page cursor, reading starts from the first page. */
const restartChange = (row: ConnectionRow, trouble: ShopTrouble): ConnectionChange =>
  trouble.kind === "failed" && trouble.code === "notUnderstood" && row.page_since !== null
    ? { page: "", page_since: null, page_until: null }
    : {};

export async function failSync(leased: ConnectionRow, trouble: ShopTrouble, tools: ShopTools): Promise<void> {
  const { db, now } = tools;
  await db.write(async (tx) => {
    const at = now();
    const change = { ...changeBy(trouble, leased, at), ...restartChange(leased, trouble) };
    // Named orders are due in spite of `next_at`, so they would be read again at once and without an end.
    if (trouble.kind === "budget" || trouble.kind === "failed") {
      await deferNamed(tx, leased, change.next_at ?? at);
    }
    const row = await endLease(tx, leased, change);
    if (row) await notifyState(tx, row, at);
  });
}

/** Stores a failure that did not happen in a sync. */
export async function updateTrouble(id: string, trouble: ShopTrouble, { db, now }: ShopTools): Promise<void> {
  await db.write(async (tx) => {
    const row = await connectionById(tx, id);
    if (!row) return;
    const at = now();
    const change = changeBy(trouble, row, at);
    await updateConnection(tx, row, change);
    await notifyState(tx, { ...row, ...change }, at);
  });
}

/** Updates the connection in open windows. */
export const announceStore = (
  tx: Writer,
  row: Pick<ConnectionRow, "seller_id" | "store_id">,
  at: number,
): Promise<void> => appendOutbox(tx, [changeOfStore(row)], at);

/** Returns the live event for windows that show the store's connection or the orders of its shop. */
export const changeOfStore = (
  { seller_id, store_id }: Pick<ConnectionRow, "seller_id" | "store_id">,
): Change => ({ entity: "stores", sellerId: seller_id, ids: [store_id] });

/** Updates open windows; notifies people of a broken connection, but only once until it works again. */
export async function notifyState(tx: Writer, row: ConnectionRow, at: number): Promise<void> {
  await announceStore(tx, row, at);
  if (row.broken !== "" && row.noticed === 0) await notifyBroken(tx, row, at);
}

type BrokenCode = Extract<ShopTrouble, { readonly kind: "broken" }>["code"];

const KEYS = {
  tokenRefused: "shopTokenRefused",
  addressChanged: "shopAddressChanged",
  rightMissing: "shopRightMissing",
  notAShop: "shopNotAShop",
} as const satisfies Readonly<Record<BrokenCode, string>>;

/** Notifies the seller, and staff who may see the store. */
async function notifyBroken(tx: Writer, row: ConnectionRow, at: number): Promise<void> {
  const broken = row.broken as BrokenCode;
  const hasSignIn = shopAdapters.get(row.platform).app !== undefined;
  const key = hasSignIn && broken === "tokenRefused" ? "shopSignInEnded" as const : KEYS[broken];
  await updateConnection(tx, row, { noticed: 1 });
  const shop = row.shop_name || row.host;
  const news = { code: shop, words: { key, args: { shop } }, referent: `${stores.path}/all/${row.store_id}` };
  await notifyPeople(tx, "shop.broken", [{ ...news, userId: row.seller_id }], at);
  await notifyStaff(tx, "shop.broken", [news], at, [row.seller_id]);
}
