import { sql } from "kysely";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { CLOSED_ORDERS } from "../../shipping/packages/facts.ts";

export interface TroubledBox {
  readonly _id: string;
  readonly code: string;
  readonly status: string;
  readonly package_code: string;
}

/** Finds closed or handed-over boxes with a package of these orders or packages that must not leave. */
export async function troubledBoxes(
  reader: Reader,
  { orders, packages }: { readonly orders: readonly string[]; readonly packages: readonly string[] },
): Promise<readonly TroubledBox[]> {
  // A cross join fixes the join order in SQLite, which would read all handed-over boxes otherwise.
  const { rows } = await sql<TroubledBox>`select b._id, b.code, b.status, min(p.code) as package_code
    from (select package_id from package_orders where ${isOneOf("order_id", orders)}
      union select _id from packages where ${isOneOf("_id", packages)}) as its
    cross join packages as p cross join boxes as b
    where p._id = its.package_id and b._id = p.box_id and b.status in ('Closed', 'Handed Over') and p.shipment_status in ('Boxed', 'Handed Over')
      and (${isOneOf("p._id", packages)} and p.label_status <> 'Live'
        or exists (select 1 from package_orders as po join orders as o on o._id = po.order_id
          where po.package_id = p._id and ${isOneOf("po.order_id", orders)}
            and ${isOneOf("o.status", CLOSED_ORDERS)}))
    group by b._id, b.code, b.status order by b.code`.execute(reader);
  return rows;
}
