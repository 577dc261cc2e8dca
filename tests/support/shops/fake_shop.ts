/** Simulates a shop in memory behind the adapters' port: it answers, fails and is interrupted as a test requires. */
import type {
  Shop,
  ShopAdapter,
  ShopOrder,
  ShopTrouble,
  ShopVariant,
  TrackingOut,
} from "../../../server/modules/shops/port.ts";
import { ShopFailure } from "../../../server/modules/shops/port.ts";
import { shopAdapters } from "../../../server/modules/shops/adapters.ts";
import { NOW } from "../people/people.ts";

export interface FakeShop {
  readonly adapter: ShopAdapter;
  readonly orders: Map<string, ShopOrder>;
  readonly sent: TrackingOut[];
  readonly variants: ShopVariant[];
  readonly hooks: Set<string>;
  /** Names of calls, in order. */
  readonly calls: string[];
  /** Runs before each call, and may throw. */
  before: (call: string, shop: Shop) => void | Promise<void>;
  /** Number of orders on one page. */
  perPage: number;
  shopId: string;
  /** The valid secret. */
  key: string;
  /** Seconds for which a token is valid; null for a platform without tokens. */
  tokenSeconds: number | null;
  put(order: Partial<ShopOrder> & { readonly shop_order_id: string }): ShopOrder;
  fail(trouble: ShopTrouble): void;
  mend(): void;
}

export const shopOrder = (more: Partial<ShopOrder> & { readonly shop_order_id: string }): ShopOrder => ({
  number: `#${more.shop_order_id}`,
  texts: {
    recipient_name: "Zoë Müller",
    address_line1: "Lange Straße 4",
    city: "Köln",
    postal_code: "50667",
    country: "DE",
    email: "zoe@example.test",
  },
  ordered_at: NOW,
  updated_at: NOW,
  currency: "USD",
  state: "open",
  method: "Standard",
  lines: [{
    shop_line_id: `${more.shop_order_id}-1`,
    variant_id: "v1",
    sku: "TEE-BLACK-M",
    title: "Tee",
    variant: "Black / M",
    quantity: 2,
    unit_minor: 2_500,
    isGiftCard: false,
    properties: {},
  }],
  ...more,
});

/** Makes a shop and registers it as its platform, in place of the previous one. */
export function fakeShop(platform: ShopAdapter["platform"] = "shopify"): FakeShop {
  const enter = async (call: string, shop: Shop) => {
    fake.calls.push(call);
    await fake.before(call, shop);
    if (shop.secrets["key"] !== fake.key) throw new ShopFailure({ kind: "broken", code: "tokenRefused" });
  };
  const fake: FakeShop = {
    orders: new Map(),
    sent: [],
    variants: [],
    hooks: new Set(),
    calls: [],
    before: () => {},
    perPage: 50,
    shopId: "shop-1",
    key: "shpat_0123456789",
    tokenSeconds: null,
    put(order) {
      const before = fake.orders.get(order.shop_order_id);
      const next = shopOrder({ ...before, ...order });
      fake.orders.set(order.shop_order_id, next);
      return next;
    },
    fail(trouble) {
      fake.before = () => {
        throw new ShopFailure(trouble);
      };
    },
    mend() {
      fake.before = () => {};
    },
    adapter: {
      platform,
      secrets: [{ name: "key", chars: 80 }, { name: "sign", chars: 80, isOptional: true }],
      placeOf(typed) {
        const host = /^(?:https:\/\/)?([a-z0-9-]+\.shop\.example)\/?$/.exec(typed)?.[1];
        return host ? { host, path: "" } : null;
      },
      async renew(shop) {
        await enter("renew", shop);
        return fake.tokenSeconds === null
          ? null
          : { text: `token-${fake.calls.length}`, until: shop.now() + fake.tokenSeconds };
      },
      async test(shop) {
        await enter("test", shop);
        return {
          shop_id: fake.shopId,
          name: "Anna's Shop",
          ordersOf7Days: fake.orders.size,
          currency: "USD",
          missing: [],
        };
      },
      async changed(shop, since, page) {
        await enter("changed", shop);
        // A cursor names the previous order, as Shopify's does: an order that changes meanwhile is returned
        // again, and none is skipped.
        const placeOf = ({ updated_at, shop_order_id }: ShopOrder) =>
          `${String(updated_at).padStart(12, "0")} ${shop_order_id}`;
        const all = [...fake.orders.values()]
          .filter((order) => order.updated_at >= since && (page === null || placeOf(order) > page))
          .toSorted((one, other) => placeOf(one) < placeOf(other) ? -1 : 1);
        const last = all[fake.perPage - 1];
        return {
          orders: all.slice(0, fake.perPage),
          next: last && all.length > fake.perPage ? placeOf(last) : null,
        };
      },
      async read(shop, id) {
        await enter("read", shop);
        return fake.orders.get(id) ?? null;
      },
      hookOrder(secrets, headers, body) {
        if (headers.get("x-signature") !== secrets["key"]) return null;
        return (JSON.parse(new TextDecoder().decode(body)) as { id?: string }).id ?? "";
      },
      async addHooks(shop, address) {
        await enter("addHooks", shop);
        fake.hooks.add(address);
      },
      async removeHooks(shop, address) {
        await enter("removeHooks", shop);
        fake.hooks.delete(address);
      },
      async sendTracking(shop, tracking) {
        await enter("sendTracking", shop);
        const last = fake.sent.findLast(({ shop_order_id, number, replaces = [] }) =>
          shop_order_id === tracking.shop_order_id && [number, ...replaces].includes(tracking.number)
        );
        if (last?.number !== tracking.number) fake.sent.push(tracking);
      },
      async variants(shop) {
        await enter("variants", shop);
        return { variants: fake.variants, next: null };
      },
    },
  };
  shopAdapters.bring(fake.adapter).add();
  return fake;
}
