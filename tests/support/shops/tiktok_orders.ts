/**
 * Lets TikTok's adapter read the orders of a shop in memory, page by page, so that its paging is tested with
 * every fault.
 */
import { tiktokShop } from "../../../server/modules/shops/adapters/tiktok/module.ts";
import { orderOf } from "../../../server/modules/shops/adapters/tiktok/orders.ts";
import { writeRemote } from "../../../server/modules/handover/tiktok/write.ts";
import {
  type Shop,
  type ShopAdapter,
  ShopFailure,
  type ShopOrder,
} from "../../../server/modules/shops/port.ts";
import { systemStep } from "../../../server/lifecycle/system_step.ts";
import { recordAudit } from "../../../server/audit/audit.ts";
import type { RemoteOrder } from "../../../api/handover/tiktok.ts";
import type { FakeShop } from "./fake_shop.ts";
import type { ShopWorld } from "./shop_world.ts";
import { TIKTOK_ORDER } from "./tiktok_answers.ts";

const { recipient_address: ADDRESS, line_items: [ITEM] } = TIKTOK_ORDER;
const ID = "7494726673780148744";

const recordOf = ({ shop_order_id, texts, ordered_at, updated_at, state, lines }: ShopOrder) => ({
  ...TIKTOK_ORDER,
  id: shop_order_id,
  status: state === "cancelled" ? "CANCELLED" : "AWAITING_SHIPMENT",
  create_time: ordered_at,
  paid_time: ordered_at,
  update_time: updated_at,
  is_buyer_request_cancel: false,
  recipient_address: {
    ...ADDRESS,
    name: texts.recipient_name,
    address_line1: texts.address_line1,
    district_info: [{ address_level: "L3", address_level_name: "City", address_name: texts.city }],
    postal_code: texts.postal_code,
    region_code: texts.country,
  },
  line_items: lines.flatMap(({ sku, quantity }, nth) =>
    Array.from({ length: quantity }, (_, piece) => ({
      ...ITEM,
      id: `${shop_order_id}${nth}${piece}`,
      sku_id: `17295${nth}`,
      seller_sku: sku,
    }))
  ),
});

/** Returns the order as the adapter reads it. */
export const asTiktok = (order: ShopOrder): ShopOrder => orderOf(recordOf(order));

/** Answers as TikTok does. A page with more orders than the shop's page size is an error. */
function callOf({ orders, perPage }: FakeShop): Shop["call"] {
  return ({ path, body }) => {
    const { pathname, searchParams } = new URL(path, "https://open-api.tiktokglobalshop.com");
    const reply = (data: unknown) =>
      Promise.resolve({ status: 200, headers: {}, body: JSON.stringify({ code: 0, data }) });
    if (!pathname.endsWith("/search")) {
      const order = orders.get(searchParams.get("ids") ?? "");
      return reply({ orders: order ? [recordOf(order)] : [] });
    }
    const size = Number(searchParams.get("page_size"));
    if (size > perPage) throw new ShopFailure({ kind: "failed", code: "tooLarge" });
    const { update_time_ge } = JSON.parse(body ?? "{}") as { update_time_ge: number };
    const found = [...orders.values()].filter(({ updated_at }) => updated_at >= update_time_ge)
      .sort((one, other) => one.updated_at - other.updated_at);
    const from = Number(searchParams.get("page_token") ?? 0);
    const next = from + size < found.length ? String(from + size) : "";
    return reply({ orders: found.slice(from, from + size).map(recordOf), next_page_token: next });
  };
}

/** Returns the fake shop's adapter, which reads orders as TikTok's adapter does. */
export const readAsTiktok = (fake: FakeShop): Pick<ShopAdapter, "changed" | "read" | "isPushed"> => {
  const { changed, read } = fake.adapter;
  const shopOf = (shop: Shop): Shop => ({
    ...shop,
    shop_id: ID,
    secrets: { ...shop.secrets, [`shop_${ID}`]: "a-cipher" },
    call: callOf(fake),
  });
  return {
    isPushed: true,
    async changed(shop, since, page) {
      await changed(shop, since, null);
      return await tiktokShop.changed(shopOf(shop), since, page);
    },
    async read(shop, id) {
      await read(shop, id);
      return await tiktokShop.read(shopOf(shop), id);
    },
  };
};

/** Imports a file with this order that was exported now. */
export async function importFile({ db, clock, settings }: ShopWorld, order: ShopOrder): Promise<void> {
  const { store_id, seller_id } = await db.read.selectFrom("shop_connections").select([
    "store_id",
    "seller_id",
  ])
    .executeTakeFirstOrThrow();
  const { texts, remote, lines } = asTiktok(order);
  const { packages, ...facts } = remote!;
  const remotely: RemoteOrder = {
    ...facts,
    tiktok_id: order.shop_order_id,
    remote_at: clock.now,
    ordered_at: order.ordered_at,
    cancel_id: "",
    note: texts.note ?? "",
    address: {
      recipient_name: texts.recipient_name ?? "",
      phone: texts.phone ?? "",
      address_line1: texts.address_line1 ?? "",
      address_line2: texts.address_line2 ?? "",
      city: texts.city ?? "",
      region: texts.region ?? "",
      postal_code: texts.postal_code ?? "",
      country: texts.country ?? "",
    },
    lines: lines.map(({ variant_id, sku, title, variant, quantity, unit_minor, shop_line_id }) => ({
      ...{ sku_id: variant_id, seller_sku: sku, title, variant, qty: quantity },
      ...{ total_minor: unit_minor * quantity, currency: order.currency },
      remote_package_id: packages[shop_line_id] ?? "",
    })),
  };
  await db.write(async (tx) => {
    const { timeZone } = settings;
    const { stamp } = systemStep(tx, "remote.settle", { at: clock.now, timeZone });
    const step = { stamp, timeZone, action: "tiktok.import" };
    await recordAudit(tx, (await writeRemote(tx, { store_id, seller_id }, [remotely], step)).audit, stamp);
  });
}
