/** Adds the variants that a shop sells, for the store's SKU map. */
import { type Migration, render } from "../ddl.ts";

const STATEMENTS = [
  `create table shop_variants (
  seq SEQ,
  store_id ID references stores (_id),
  seller_id ID references users (_id),
  variant_id ID,
  sku ID,
  title TEXT,
  variant TEXT,
  is_ours BOOL,
  seen_at INT,
  unique (store_id, variant_id)
)`,
  "create index shop_variants_by_sku on shop_variants (store_id, sku)",
];

export const shopVariants: Migration = {
  number: 147,
  name: "shop variants",
  statements: (engine) => STATEMENTS.map((statement) => render(engine, statement)),
  notes: {
    "shop_variants": "What a connected shop sells.",
    "shop_variants.sku":
      "Its name in the store's table of SKUs: the SKU, otherwise the platform's id of the variant.",
    "shop_variants.is_ours": "0 for what somebody else makes: its lines are left out.",
  },
};
