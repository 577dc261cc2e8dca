import type { JobInput } from "../../../../api/generated/schema.ts";
import { t } from "../../../lib/i18n.ts";
import { listText } from "../../../parts/format.ts";
import { statusWord } from "../../../parts/status_pill.tsx";
import type { Fixable } from "./fix_row.tsx";
import type { FixingAnswer } from "./wiring.ts";

const OF_ORDERS = { resource: "orders" } as const;

type UnknownSku = FixingAnswer["skus"][number];
type FixableRow = Fixable & { readonly key: string };

/** Returns the rows of unknown SKUs. An SKU in several stores of one seller is one row, matched in one step. */
export const rowsOfSkus = (skus: readonly UnknownSku[]): readonly FixableRow[] =>
  [...Map.groupBy(skus, ({ seller_id, external_sku }) => JSON.stringify([seller_id, external_sku])).values()]
    .map(rowOfSkus);

function rowOfSkus(skus: readonly UnknownSku[]): FixableRow {
  const [{ seller_id, seller_name, store_id, external_sku, title, example_id, example_code }, ...others] =
    skus as readonly [UnknownSku, ...UnknownSku[]];
  const stores = listText(skus.map(({ store_name }) => store_name));
  const orders = skus.reduce((sum, each) => sum + each.orders, 0);
  return {
    key: `${seller_id} ${external_sku}`,
    sku: external_sku,
    title,
    why: others.length > 0 ? t("fixing.stores", { count: skus.length }) : "",
    owner: stores === seller_name ? stores : `${stores} · ${seller_name}`,
    orders,
    example_id,
    example_code,
    offered: null,
    label: t("fixing.itemFor", { sku: external_sku }),
    act: t("fixing.match", { count: orders }),
    inputOf: (item): JobInput => ({
      kind: "orders.mend",
      ...OF_ORDERS,
      store: store_id,
      ...others.length > 0 && { stores: others.map((each) => each.store_id) },
      external_sku,
      item,
    }),
  };
}

/** Returns the row of an unavailable item, with the substitute from the catalogue as proposal. */
export const rowOfItem = (found: FixingAnswer["items"][number]): FixableRow => {
  const { seller_id, seller_name, item_id, sku, title, variant, status, orders, example_id, example_code } =
    found;
  return {
    key: `${seller_id} ${item_id}`,
    sku,
    title: [title, variant].filter(Boolean).join(", "),
    why: statusWord(status),
    owner: seller_name,
    orders,
    example_id,
    example_code,
    offered: found.substitute_id === "" ? null : {
      _id: found.substitute_id,
      sku: found.substitute_sku,
      title: found.substitute_title,
      variant: found.substitute_variant,
    },
    label: t("fixing.insteadOf", { sku }),
    act: t("fixing.replace", { count: orders }),
    inputOf: (item): JobInput => ({
      kind: "orders.substitute",
      ...OF_ORDERS,
      seller: seller_id,
      replaces: item_id,
      item,
    }),
  };
};
