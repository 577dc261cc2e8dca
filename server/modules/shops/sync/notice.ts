/** Notifies a seller, and staff who may see the store, once that a connection is broken. */
import { stores } from "../../../../resources/orders/stores.ts";
import type { Writer } from "../../../db/database.ts";
import { notifyPeople, notifyStaff } from "../../desk/notification_settings/notify.ts";
import { type ConnectionRow, updateConnection } from "../connections/store.ts";
import type { ShopTrouble } from "../port.ts";

type BrokenCode = Extract<ShopTrouble, { readonly kind: "broken" }>["code"];

const KEYS = {
  tokenRefused: "shopTokenRefused",
  addressChanged: "shopAddressChanged",
  rightMissing: "shopRightMissing",
  notAShop: "shopNotAShop",
} as const satisfies Readonly<Record<BrokenCode, string>>;

export async function noticeBroken(tx: Writer, row: ConnectionRow, at: number): Promise<void> {
  const key = KEYS[row.broken as BrokenCode];
  await updateConnection(tx, row, { noticed: 1 });
  const shop = row.shop_name || row.host;
  const news = { code: shop, words: { key, args: { shop } }, referent: `${stores.path}/all/${row.store_id}` };
  await notifyPeople(tx, "shop.broken", [{ ...news, userId: row.seller_id }], at);
  await notifyStaff(tx, "shop.broken", [news], at, [row.seller_id]);
}
