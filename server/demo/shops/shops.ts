import { searchText } from "../../db/search.ts";
import type { StoresTable } from "../../db/tables.ts";

interface Shop {
  readonly seller: "sale" | "sale2";
  readonly name: string;
  readonly platform: string;
  readonly status: "Active" | "Paused";
  readonly url: string;
  readonly time_zone: string;
  readonly auto_hold?: 1;
  readonly cooling_off_min?: number;
  readonly shipping_method?: string;
  /** The format of the store's order numbers: `#` is a digit. */
  readonly numbers: string;
  /** The store's share of all orders, as a weight. */
  readonly weight: number;
  /** Weights and country codes of the store's buyers. */
  readonly buyers: readonly (readonly [number, string])[];
}

export type DemoStore = StoresTable & Pick<Shop, "numbers" | "weight" | "buyers">;

const AMERICAN = [[78, "US"], [9, "CA"], [5, "GB"], [2, "AU"], [2, "MX"], [1, "BR"], [1, "VN"], [1, "IL"], [
  1,
  "SA",
]] as const;
const EUROPEAN = [
  [34, "DE"],
  [9, "AT"],
  [7, "CH"],
  [15, "FR"],
  [8, "GB"],
  [6, "PT"],
  [5, "ES"],
  [4, "NL"],
  [
    4,
    "SE",
  ],
  [3, "PL"],
  [2, "IL"],
  [2, "AE"],
  [1, "GR"],
] as const;
const WORLD = [[24, "US"], [14, "JP"], [10, "KR"], [9, "TW"], [10, "SA"], [8, "AE"], [8, "IL"], [6, "IN"], [
  6,
  "BR",
], [5, "VN"]] as const;

export const SHOPS: readonly Shop[] = [
  {
    seller: "sale",
    name: "harborandpine.com",
    platform: "shopify",
    status: "Active",
    url: "https://harborandpine.com",
    time_zone: "America/New_York",
    numbers: "#####",
    weight: 6,
    buyers: AMERICAN,
  },
  {
    seller: "sale",
    name: "Harbor & Pine on TikTok",
    platform: "tiktok",
    status: "Active",
    shipping_method: "standard",
    url: "https://www.tiktok.com/@harborandpine",
    time_zone: "America/New_York",
    numbers: "5769##############",
    weight: 4,
    buyers: [[1, "US"]],
  },
  {
    seller: "sale",
    name: "Harbor & Pine Wholesale",
    platform: "manual",
    status: "Active",
    url: "",
    time_zone: "America/Chicago",
    numbers: "PO-2#####",
    weight: 1,
    buyers: AMERICAN,
  },
  {
    seller: "sale2",
    name: "kastanie.studio",
    platform: "woocommerce",
    status: "Active",
    url: "https://kastanie.studio",
    time_zone: "Europe/Berlin",
    cooling_off_min: 60,
    numbers: "K-######",
    weight: 5,
    buyers: EUROPEAN,
  },
  {
    seller: "sale2",
    name: "KastaniePrints",
    platform: "etsy",
    status: "Active",
    url: "https://www.etsy.com/shop/KastaniePrints",
    time_zone: "Europe/Berlin",
    numbers: "3#########",
    weight: 4,
    buyers: WORLD,
  },
  {
    seller: "sale2",
    name: "Kastanie Outlet",
    platform: "amazon",
    status: "Paused",
    url: "https://www.amazon.de/shops/kastanie-outlet",
    time_zone: "Europe/Berlin",
    auto_hold: 1,
    cooling_off_min: 120,
    numbers: "30#-#######-#######",
    weight: 1,
    buyers: EUROPEAN,
  },
];

export function makeStores(
  at: number,
  newId: (at: number) => string,
  sellerId: (account: string) => string,
): DemoStore[] {
  return SHOPS.map(({ seller, auto_hold = 0, cooling_off_min = 0, shipping_method = "", ...shop }) => ({
    _id: newId(at),
    seller_id: sellerId(seller),
    ...shop,
    auto_hold,
    cooling_off_min,
    shipping_method,
    search_text: searchText(shop.name, shop.url, shop.platform),
    created_at: at,
    updated_at: at,
    version: 1,
  }));
}

export function storeRow({ numbers: _n, weight: _w, buyers: _b, ...row }: DemoStore): StoresTable {
  return row;
}
