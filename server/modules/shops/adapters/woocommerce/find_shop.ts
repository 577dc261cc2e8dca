/**
 * Finds the shop and rights that its key lacks. Shapes: developer.woocommerce.com/docs/apis/rest-api/v3/ with orders/
 * (`X-WP-Total`), products/, product-variations/, data/ (the current currency) and the batch of orders, which with an
 * empty body changes nothing; read 2026-11-30. That an empty batch is answered with 2xx is not in the documentation.
 */
import { DAY_SECONDS } from "../../../../../api/constants.ts";
import { type Shop, type ShopAdapter, ShopFailure, type ShopFound, type ShopVariant } from "../../port.ts";
import { countIn, type Json, listIn, notUnderstood, textIn } from "../read_json.ts";
import { apiOf, ask, askList, readIndex } from "./client.ts";
import { isoOf } from "./orders.ts";

const PAGE_PRODUCTS = 20;
const PAGE_VARIATIONS = 100;
/** Maximum number of pages of one product's variations. */
const MAX_PAGES = 10;

/** Returns null if the key does not have the permission. */
async function nullIfForbidden<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    const isRight = error instanceof ShopFailure && error.trouble.kind === "broken" &&
      error.trouble.code === "rightMissing";
    if (isRight) return null;
    throw error;
  }
}

export async function findShop(shop: Shop): Promise<ShopFound> {
  const api = apiOf(shop);
  const index = await readIndex(shop, api);
  if (!index) throw new ShopFailure({ kind: "broken", code: "notAShop" });
  const after = isoOf(shop.now() - 7 * DAY_SECONDS);
  const orders = await nullIfForbidden(() =>
    askList(shop, "/orders", { after, dates_are_gmt: "true", per_page: "1", _fields: "id" })
  );
  const checks: Readonly<Record<string, () => Promise<unknown>>> = {
    "scope.products": () => askList(shop, "/products", { per_page: "1", _fields: "id" }),
    "scope.hooks": () => askList(shop, "/webhooks", { per_page: "1", _fields: "id" }),
    "scope.fulfilment": () => ask(shop, { method: "POST", route: "/orders/batch", body: {} }),
  };
  const missing = orders ? [] : ["scope.orders"];
  for (const [code, check] of Object.entries(checks)) {
    if (await nullIfForbidden(check) === null) missing.push(code);
  }
  const currency = await nullIfForbidden(() => ask(shop, { route: "/data/currencies/current" }));
  return {
    shop_id: shop.host.replace(/^www\./, "") + api.base,
    name: textIn(index, "name"),
    ordersOf7Days: countIn(orders?.headers, "x-wp-total"),
    currency: textIn(currency?.value, "code"),
    missing,
  };
}

export const listVariants: ShopAdapter["variants"] = async (shop, page) => {
  const number = page === null ? 1 : Number(page);
  const { list } = await askList(shop, "/products", {
    per_page: String(PAGE_PRODUCTS),
    page: String(number),
    orderby: "id",
    order: "asc",
    _fields: "id,name,sku,type,variations",
  });
  const variants: ShopVariant[] = [];
  for (const product of list) {
    if (textIn(product, "type") === "variable") variants.push(...await variationsOf(shop, product));
    else variants.push(variantOf(product, textIn(product, "name"), ""));
  }
  return { variants, next: list.length < PAGE_PRODUCTS ? null : String(number + 1) };
};

async function variationsOf(shop: Shop, product: Json): Promise<ShopVariant[]> {
  const found: ShopVariant[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { list } = await askList(shop, `/products/${countId(product)}/variations`, {
      per_page: String(PAGE_VARIATIONS),
      page: String(page),
      _fields: "id,sku,attributes",
    });
    found.push(...list.map((each) =>
      variantOf(
        each,
        textIn(product, "name"),
        listIn(each, "attributes").map((attribute) => textIn(attribute, "option")).filter(Boolean).join(", "),
      )
    ));
    if (list.length < PAGE_VARIATIONS) return found;
  }
  return found;
}

function countId(product: Json): string {
  const id = textIn(product, "id");
  if (!/^\d{1,18}$/.test(id)) throw notUnderstood();
  return id;
}

const variantOf = (json: Json, title: string, variant: string): ShopVariant => ({
  variant_id: textIn(json, "id"),
  sku: textIn(json, "sku"),
  title,
  variant,
});
