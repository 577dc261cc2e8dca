import { AREA_DPI, SAFE_MM, variantText } from "../../../api/catalogue/catalogue.ts";
import type { NewItem, ProductsTable } from "../../db/tables.ts";
import { item } from "../../modules/catalogue/items/make.ts";
import type { Goods } from "../../modules/shipping/packages/order_quote.ts";
import { product } from "../../modules/catalogue/products/make.ts";
import {
  type DemoProduct,
  ENDED_ITEMS,
  kindOf,
  ONE_SIZE,
  OUT_OF_STOCK,
  PRODUCTS,
} from "./catalogue_products.ts";

const SHORT: Readonly<Record<string, string>> = {
  White: "WHT",
  Black: "BLK",
  "Heather Grey": "HGR",
  Navy: "NVY",
  Forest: "FOR",
  Natural: "NAT",
  "Black inside": "BIN",
  Glossy: "GLS",
  Matte: "MAT",
  Sage: "SGE",
  Clay: "CLY",
};

const shorten = (word: string) => SHORT[word] ?? word.toUpperCase().replaceAll(/[^A-Z0-9]+/g, "");

/** Price levels, each with its share of level 0's price. */
const LEVELS = [[2, 0.95], [3, 0.9], [5, 0.85]] as const;
/** Additional cents for each size beyond the third. */
const LARGE_MINOR = 150;
/** The growth of weight and volume from one size to the next. */
const GROWTH = 0.04;

export interface DemoCatalogue {
  readonly products: readonly ProductsTable[];
  readonly items: readonly NewItem[];
}

export function makeCatalogue(at: number, currency: string, newId: (at: number) => string): DemoCatalogue {
  const made = PRODUCTS.map((each) => {
    const row = productRow(each, newId(at), at);
    return { row, items: itemsOf(each, row, at, currency, newId) };
  });
  const items = made.flatMap((each) => each.items);
  return { products: made.map(({ row }) => row), items: withSubstitutes(items) };
}

function productRow(of: DemoProduct, _id: string, at: number): ProductsTable {
  const { type, methods, areas, hs, customs, origin, points } = kindOf(of);
  const { code, title, route } = of;
  const values = {
    code,
    title,
    type,
    methods: JSON.stringify(methods),
    route: JSON.stringify(route),
    areas: JSON.stringify(areas.map(([key, w_mm, h_mm]) => ({
      key,
      w_mm,
      h_mm,
      safe_mm: SAFE_MM,
      dpi_min: AREA_DPI.min,
      dpi_good: AREA_DPI.good,
    }))),
    hs_code: hs,
    origin,
    customs_desc: customs,
    size_chart: sizeChart(of),
    vip_points: points,
    status: ENDED_ITEMS.includes(code) ? "Discontinued" : "Active",
  };
  return {
    _id,
    ...values,
    code_key: code.toLowerCase(),
    search_text: product.searchText(values),
    created_at: at,
    updated_at: at,
    version: 1,
  };
}

/** Lists the width and length of a garment that is laid flat, by size. */
function sizeChart(of: DemoProduct): string {
  if (kindOf(of).type !== "apparel" || of.sizes === ONE_SIZE) return "";
  const rows = of.sizes.map((size, index) => [size, 460 + index * 50, 710 + index * 25].join("\t"));
  return [["Size", "Width (mm)", "Length (mm)"].join("\t"), ...rows].join("\n");
}

function itemsOf(
  of: DemoProduct,
  { _id: product_id, status }: ProductsTable,
  at: number,
  currency: string,
  newId: (at: number) => string,
): NewItem[] {
  const { code, title, colors, sizes, price, grams } = of;
  const [long, wide, high] = kindOf(of).packed;
  const grown = (value: number, index: number) => Math.round(value * (1 + index * GROWTH));
  return colors.flatMap((color) =>
    sizes.map((each, index): NewItem => {
      const size = sizes === ONE_SIZE ? "" : each;
      const sku = [code, shorten(color), ...size === "" ? [] : [shorten(size)]].join("-");
      const price_minor = price + Math.max(0, index - 2) * LARGE_MINOR;
      const values = {
        sku,
        title,
        color,
        size,
        variant: variantText(color, size),
        price_minor,
        prices: JSON.stringify(
          LEVELS.map(([level, share]) => ({ level, price_minor: Math.round(price_minor * share) })),
        ),
        weight_g: grown(grams, index),
        packed_l_mm: grown(long, index),
        packed_w_mm: grown(wide, index),
        packed_h_mm: high,
        art: "none",
        substitute_id: null,
      };
      return {
        _id: newId(at),
        product_id,
        ...values,
        sku_key: sku.toLowerCase(),
        currency,
        status: OUT_OF_STOCK.some((out) => sku.startsWith(out)) ? "Out Of Stock" : status,
        search_text: item.searchText(values),
        created_at: at,
        updated_at: at,
        version: 1,
      };
    })
  );
}

function withSubstitutes(items: readonly NewItem[]): readonly NewItem[] {
  return items.map((each) => {
    if (each.status !== "Out Of Stock") return each;
    const other = items.find(({ product_id, size, status }) =>
      product_id === each.product_id && size === each.size && status === "Active"
    );
    return { ...each, substitute_id: other?._id ?? null };
  });
}

export const routesOf = (catalogue: DemoCatalogue): ReadonlyMap<string, string> =>
  byItem(catalogue, ({ route }) => route);

export const goodsOf = (catalogue: DemoCatalogue): ReadonlyMap<string, Goods> =>
  byItem(
    catalogue,
    ({ hs_code, origin, customs_desc }, { weight_g }) => ({ hs_code, origin, customs_desc, weight_g }),
  );

function byItem<T>(
  { products, items }: DemoCatalogue,
  valueOf: (product: DemoCatalogue["products"][number], item: DemoCatalogue["items"][number]) => T,
): ReadonlyMap<string, T> {
  const byId = new Map(products.map((product) => [product._id, product]));
  return new Map(items.flatMap((item) => {
    const product = byId.get(item.product_id ?? "");
    return product ? [[item._id, valueOf(product, item)] as const] : [];
  }));
}

export const substitutesLast = (items: readonly NewItem[]): readonly NewItem[] =>
  items.toSorted((a, b) => Number(a.substitute_id !== null) - Number(b.substitute_id !== null));
