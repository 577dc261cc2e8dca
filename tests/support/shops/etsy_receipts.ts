/**
 * Lets Etsy's adapter read the orders of a shop in memory, page by page, so that its paging is tested with
 * every fault.
 */
import { etsy } from "../../../server/modules/shops/adapters/etsy/module.ts";
import {
  type Shop,
  type ShopAdapter,
  ShopFailure,
  type ShopOrder,
} from "../../../server/modules/shops/port.ts";
import { RECEIPT } from "./etsy_answers.ts";
import type { FakeShop } from "./fake_shop.ts";

const [TRANSACTION] = RECEIPT.transactions;

const receiptOf = ({ shop_order_id, texts, ordered_at, updated_at, state, lines }: ShopOrder) => ({
  ...RECEIPT,
  receipt_id: Number(shop_order_id),
  name: texts.recipient_name,
  first_line: texts.address_line1,
  city: texts.city,
  zip: texts.postal_code,
  country_iso: texts.country,
  status: state === "cancelled" ? "Canceled" : "Paid",
  created_timestamp: ordered_at,
  updated_timestamp: updated_at,
  transactions: lines.map(({ sku, quantity }, nth) => ({
    ...TRANSACTION,
    transaction_id: Number(shop_order_id) * 10 + nth,
    sku,
    quantity,
  })),
});

/** Answers as Etsy does. A page with more receipts than the shop's page size is an error. */
function callOf({ orders, perPage }: FakeShop): Shop["call"] {
  return ({ path }) => {
    const { pathname, searchParams } = new URL(path, "https://openapi.etsy.com");
    const number = (name: string) => Number(searchParams.get(name));
    const order = orders.get(pathname.split("/").at(-1)!);
    const reply = (status: number, body: unknown) =>
      Promise.resolve({ status, headers: {}, body: JSON.stringify(body) });
    if (order) return reply(200, receiptOf(order));
    if (!pathname.endsWith("/receipts")) return reply(404, { error: "Could not find the receipt" });
    if (number("limit") > perPage) throw new ShopFailure({ kind: "failed", code: "tooLarge" });
    const found = [...orders.values()].filter(({ updated_at }) => updated_at >= number("min_last_modified"))
      .sort((one, other) => one.updated_at - other.updated_at);
    const [offset, limit] = [number("offset"), number("limit")];
    return reply(200, { count: found.length, results: found.slice(offset, offset + limit).map(receiptOf) });
  };
}

/** Returns the fake shop's adapter, which reads orders as Etsy's adapter does. */
export const readAsEtsy = (fake: FakeShop): Pick<ShopAdapter, "changed" | "read"> => {
  const { changed, read } = fake.adapter;
  const shopOf = (shop: Shop): Shop => ({ ...shop, shop_id: "123456", call: callOf(fake) });
  return {
    async changed(shop, since, page) {
      await changed(shop, since, null);
      return await etsy.changed(shopOf(shop), since, page);
    },
    async read(shop, id) {
      await read(shop, id);
      return await etsy.read(shopOf(shop), id);
    },
  };
};
