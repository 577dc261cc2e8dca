import { sql } from "kysely";
import { boxVerdict } from "../../../../api/handover/box_verdict.ts";
import type { Reader } from "../../../db/database.ts";
import { hasAny } from "../../../db/search.ts";
import type { PackageRow } from "../../shipping/packages/rows.ts";
import { boxesById } from "./store.ts";

/** Returns the gateway of a method's boxes; null if the method names none, undefined if there is no such method. */
export async function gatewayOf(reader: Reader, method_code: string): Promise<string | null | undefined> {
  const row = await reader.selectFrom("shipping_methods").select("gateway_id").where("code", "=", method_code)
    .executeTakeFirst();
  return row?.gateway_id;
}

/** Returns true for a location where boxes are filled: any that is not closed and no gateway. */
export const isBoxPlace = (reader: Reader, _id: string): Promise<boolean> =>
  hasAny(reader, "locations", sql<boolean>`_id = ${_id} and status <> 'Closed' and type <> 'gateway'`);

/** Returns the code that refuses a package's step into a box. Guards have checked its order and label already. */
export async function refusalToEnter(
  reader: Reader,
  pkg: PackageRow,
  box_id: string,
): Promise<string | null> {
  const box = (await boxesById(reader, [box_id])).get(box_id);
  if (!box) return "notFound";
  const known = {
    shipment_status: pkg.shipment_status,
    location_id: pkg.location_id ?? "",
    method_code: pkg.method_code,
    gateway_id: await gatewayOf(reader, pkg.method_code) ?? null,
    box_id: pkg.box_id,
    grams: pkg.weighed_g ?? pkg.weight_g,
    orderOpen: true,
    labelled: true,
  };
  const verdict = boxVerdict(known, box, true);
  return verdict === "fits" ? null : verdict;
}
