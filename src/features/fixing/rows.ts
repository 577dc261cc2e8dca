/** The two worklists as rows that look alike. */
import type { JobInput } from "../../../api/generated/schema.ts";
import { t } from "../../lib/i18n.ts";
import { statusWord } from "../../parts/status_pill.tsx";
import type { Fixable } from "./fix_row.tsx";
import type { FixingAnswer } from "./wiring.ts";

const OF_ORDERS = { resource: "orders" } as const;

/** A SKU that is not of our catalogue: which item it is. */
export const rowOfSku = (sku: FixingAnswer["skus"][number]): Fixable & { readonly key: string } => {
  const { store_id, store_name, seller_name, external_sku, title, orders, example_id, example_code } = sku;
  return {
    key: `${store_id} ${external_sku}`,
    sku: external_sku,
    title,
    why: "",
    owner: store_name === seller_name ? store_name : `${store_name} · ${seller_name}`,
    orders,
    example_id,
    example_code,
    offered: null,
    label: t("fixing.itemFor", { sku: external_sku }),
    act: t("fixing.match", { count: orders }),
    asked: (item): JobInput => ({ kind: "orders.mend", ...OF_ORDERS, store: store_id, external_sku, item }),
  };
};

/** An item that cannot be ordered: what is ordered in its place. Its own substitute is offered. */
export const rowOfItem = (found: FixingAnswer["items"][number]): Fixable & { readonly key: string } => {
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
    asked: (item): JobInput => ({
      kind: "orders.substitute",
      ...OF_ORDERS,
      seller: seller_id,
      replaces: item_id,
      item,
    }),
  };
};
