/**
 * Finds the shop of the seller who signed in, and names permissions that are missing. Shapes:
 * www.etsy.com/openapi/generated/oas/3.0.0.json of 2026-05-30, as github.com/api-evangelist/etsy has it in
 * json-schema/open-api-v3-self-schema.json, ...-shop-schema.json, ...-listing-inventory-product-schema.json,
 * ...-listing-property-value-schema.json, and openapi/etsy-other-api-openapi.yml (tokenScopes); read 2026-11-30. The
 * documentation leaves the answer of tokenScopes open; we read a list named `scopes`, and otherwise report nothing.
 */
import { DAY_SECONDS } from "../../../../../api/constants.ts";
import { type Shop, type ShopAdapter, ShopFailure, type ShopFound, type ShopVariant } from "../../port.ts";
import { countIn, type Json, listIn, notUnderstood, objectIn, textIn } from "../read_json.ts";
import { ask, shopRoute } from "./client.ts";
import { SCOPES } from "./app.ts";

const PAGE_LISTINGS = 100;

export async function findShop(shop: Shop): Promise<ShopFound> {
  const shop_id = textIn(await ask(shop, { route: "/users/me" }), "shop_id");
  const found = { ...shop, shop_id };
  if (shop_id === "") throw new ShopFailure({ kind: "broken", code: "notAShop" });
  const record = await ask(found, { route: shopRoute(found) });
  if (!record) throw new ShopFailure({ kind: "broken", code: "notAShop" });
  const missing = await missingScopes(found);
  const orders = missing.includes("scope.orders") ? null : await latestOrders(found);
  const latest = listIn(orders, "results")[0];
  return {
    shop_id,
    name: textIn(record, "shop_name"),
    ordersOf7Days: countIn(orders, "count"),
    currency: textIn(record, "currency_code"),
    missing: [
      ...missing,
      ...latest && textIn(latest, "first_line") === "" && textIn(latest, "city") === ""
        ? ["customerData"]
        : [],
    ],
  };
}

const latestOrders = (shop: Shop): Promise<Json | null> =>
  ask(shop, {
    route: `${shopRoute(shop)}/receipts`,
    parameters: { min_created: String(shop.now() - 7 * DAY_SECONDS), limit: "1" },
  });

async function missingScopes(shop: Shop): Promise<string[]> {
  const answer = await ask(shop, {
    method: "POST",
    route: "/scopes",
    form: { token: shop.token?.text ?? "" },
  });
  const scopes = answer?.["scopes"];
  if (!Array.isArray(scopes)) return [];
  return Object.entries(SCOPES).flatMap(([scope, code]) => scopes.includes(scope) ? [] : [code]);
}

export const listVariants: ShopAdapter["variants"] = async (shop, page) => {
  const offset = page === null ? 0 : Number(page);
  const answer = await ask(shop, {
    route: `${shopRoute(shop)}/listings`,
    parameters: {
      state: "active",
      sort_on: "created",
      limit: String(PAGE_LISTINGS),
      offset: String(offset),
      includes: "Inventory",
    },
  });
  if (!answer || !Array.isArray(answer["results"])) throw notUnderstood();
  const listings = listIn(answer, "results");
  const next = listings.length < PAGE_LISTINGS ? null : String(offset + PAGE_LISTINGS);
  return { variants: listings.flatMap(variantsOf), next };
};

/** Returns the variants of a listing. Without variations a listing has no products, and its orders name the listing. */
function variantsOf(listing: Json): ShopVariant[] {
  const title = textIn(listing, "title");
  const products = listIn(objectIn(listing, "inventory"), "products")
    .filter((product) => product["is_deleted"] !== true);
  if (products.length === 0) {
    return [{ variant_id: textIn(listing, "listing_id"), sku: "", title, variant: "" }];
  }
  return products.map((product) => ({
    variant_id: textIn(product, "product_id"),
    sku: textIn(product, "sku"),
    title,
    variant: listIn(product, "property_values").flatMap(valuesOf).join(", "),
  }));
}

const valuesOf = ({ values }: Json): string[] =>
  Array.isArray(values) ? values.filter((each): each is string => typeof each === "string") : [];
