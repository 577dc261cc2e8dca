import type { PolicyPackage } from "../../../../api/shipping/policies.ts";
import { PACKAGES_GIVEN_UP } from "../../../../api/statuses.ts";
import type { Reader } from "../../../db/database.ts";
import { inScope, type Scope } from "../../../scope.ts";

export const MAX_TESTED = 500;

export interface TestedPackage extends PolicyPackage {
  readonly location_id: string | null;
  /** Null for an order whose package is not made yet. */
  readonly method_code: string | null;
}

const packages = (reader: Reader, scope: Scope) =>
  reader.selectFrom("packages as p").innerJoin("orders as o", "o._id", "p.order_id")
    .select([
      "p.country",
      "o.region",
      "o.postal_code",
      "p.seller_id",
      "o.store_id",
      "p.service as method",
      "o.tags",
      "p.weight_g",
      "p.weighed_g",
      "p.location_id",
      "p.method_code",
    ]).where(inScope(scope, "p.seller_id"));

type Found = Awaited<ReturnType<ReturnType<typeof packages>["execute"]>>[number];

const tested = ({ weighed_g, tags, ...row }: Found): TestedPackage => ({
  ...row,
  weight_g: weighed_g ?? row.weight_g,
  tags: JSON.parse(tags) as string[],
});

export async function packagesSince(
  reader: Reader,
  scope: Scope,
  since: number,
): Promise<readonly TestedPackage[]> {
  const rows = await packages(reader, scope).where("p.created_at", ">=", since)
    .where("p.shipment_status", "not in", PACKAGES_GIVEN_UP).orderBy("p.seq", "desc").limit(MAX_TESTED)
    .execute();
  return rows.map(tested);
}

/** Finds a package, or the packages of an order that were not given up; an order without packages counts as one package of all its units. */
export async function packagesOfCode(
  reader: Reader,
  scope: Scope,
  code: string,
): Promise<readonly TestedPackage[]> {
  const rows = await packages(reader, scope)
    .where(({ or, and, eb }) =>
      or([
        eb("p.code", "=", code),
        and([eb("o.code", "=", code), eb("p.shipment_status", "not in", PACKAGES_GIVEN_UP)]),
      ])
    ).limit(MAX_TESTED).execute();
  if (rows.length > 0) return rows.map(tested);
  const order = await reader.selectFrom("orders")
    .select([
      "_id",
      "country",
      "region",
      "postal_code",
      "seller_id",
      "store_id",
      "shipping_method",
      "tags",
      "location_id",
    ])
    .where("code", "=", code).where(inScope(scope, "seller_id")).executeTakeFirst();
  if (!order) return [];
  const lines = await reader.selectFrom("order_lines as l").innerJoin("items as i", "i._id", "l.item_id")
    .select(["l.quantity", "i.weight_g"]).where("l.order_id", "=", order._id).execute();
  return [{
    country: order.country,
    region: order.region,
    postal_code: order.postal_code,
    seller_id: order.seller_id,
    store_id: order.store_id,
    method: order.shipping_method,
    tags: JSON.parse(order.tags) as string[],
    weight_g: lines.reduce((sum, { quantity, weight_g }) => sum + quantity * weight_g, 0),
    location_id: order.location_id,
    method_code: null,
  }];
}
