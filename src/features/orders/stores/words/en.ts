import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const store: Noun = { one: "store", other: "stores" };

const stores = {
  ...sentences.record(store, "Its SKU map and its remembered import settings are deleted too."),
  section: { shop: "Shop", orders: "Its orders", record: "Record" },
  group: {
    shop: { title: "Shop", help: "Where it sells, and what you call it." },
    orders: { title: "Its orders", help: "What happens to orders before the workshop sees them." },
  },
  help: {
    name: "Each store of a seller needs its own name.",
    url: "The shop’s address on the web, if it has one.",
    time_zone:
      "Days in this store’s files are in this time zone. Leave empty to use the time zone of the business.",
    status: "A paused store takes no new orders. Its existing orders continue.",
    shipping_method:
      "Used for orders that name no method. Without it, such orders need a policy or stay drafts.",
    auto_hold: "Every order is put on hold once it is submitted, until somebody releases it.",
    cooling_off_min:
      "How long production waits after the payment, so that orders can still be changed. At most a week.",
  },
  map: {
    title: "SKU map",
    help: "This store’s SKUs and our items. Imports use these matches.",
    search: "Find a SKU",
    external: "The store’s SKU",
    item: "Our item",
    none: "No SKU is matched yet. Matches are remembered when you fix orders, or you can add them here.",
    noneFound: "No match found.",
    failed: "The SKU map could not be loaded. {reason}",
    unknownItem: "Choose an item of the catalogue.",
    remove: "Remove the match of {sku}",
  },
  choice: { shop_status: { Connected: "Connected", Waiting: "Waiting", Broken: "Broken" } },
  field: {
    platform: "Platform",
    url: "Web address",
    time_zone: "Time zone",
    shipping_method: "Shipping method",
    auto_hold: "Hold new orders",
    cooling_off_min: "Cooling-off",
    sku_map_count: "Matched SKUs",
    shop_status: "Shop",
  },
} as const;

const storesChoices = {
  platform: {
    tiktok: "TikTok Shop",
    shopify: "Shopify",
    etsy: "Etsy",
    woocommerce: "WooCommerce",
    amazon: "Amazon",
    manual: "By hand",
  },
  auto_hold: {
    true: "Yes",
    false: "No",
  },
} as const;

export const words = {
  list: {
    hint: {
      stores: "Name, address, platform …",
    },
    primary: {
      stores: sentences.newOne(store),
    },
  },
  entity: { stores },
  choice: storesChoices,
  event: {
    sku: { match: "Match SKU", forget: "Remove SKU match" },
  },
};
export type English = typeof words;
