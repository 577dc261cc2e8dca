import { RECIPIENT_COLUMNS } from "../../../../../api/places/addresses.ts";
import type { Reader } from "../../../../db/database.ts";
import { ALL_SELLERS } from "../../../../scope.ts";
import { declarationsOf } from "../../customs/store.ts";
import type { LabelRow } from "../store.ts";
import { gramsOf, sidesOf } from "../../packages/rateable.ts";
import type { Consignment } from "./port.ts";

/** Returns null if the label's order or shipping method no longer exists. */
export async function consignmentOf(reader: Reader, label: LabelRow): Promise<Consignment | null> {
  const row = await reader.selectFrom("packages as p").innerJoin("orders as o", "o._id", "p.order_id")
    .innerJoin("shipping_methods as m", "m.code", "p.method_code")
    .leftJoin("locations as l", "l._id", "p.location_id")
    .select([
      "p.weight_g",
      "p.weighed_g",
      "p.length_mm",
      "p.width_mm",
      "p.height_mm",
      "m.carrier",
      "m.service",
      ...RECIPIENT_COLUMNS.map((column) => `o.${column}` as const),
      "o.phone",
      "l.name as from_name",
      "l.address_line1 as from_line1",
      "l.address_line2 as from_line2",
      "l.city as from_city",
      "l.region as from_region",
      "l.postal_code as from_postal_code",
      "l.country as from_country",
    ]).where("p._id", "=", label.package_id).executeTakeFirst();
  if (!row) return null;
  const declared = (await declarationsOf(reader, ALL_SELLERS, [label.package_id])).get(label.package_id);
  const name = row.from_name ?? "";
  return {
    label,
    carrier: row.carrier,
    service: row.service,
    from: {
      name,
      company: "",
      line1: row.from_line1 ?? "",
      line2: row.from_line2 ?? "",
      city: row.from_city ?? "",
      region: row.from_region ?? "",
      postal_code: row.from_postal_code ?? "",
      country: row.from_country ?? "",
      phone: "",
    },
    to: {
      name: row.recipient_name,
      company: row.company,
      line1: row.address_line1,
      line2: row.address_line2,
      city: row.city,
      region: row.region,
      postal_code: row.postal_code,
      country: row.country,
      phone: row.phone,
    },
    weight_g: gramsOf(row),
    mm: sidesOf(row),
    goods: declared?.form ? declared.lines : [],
    content_type: declared?.content_type ?? "merchandise",
    incoterm: declared?.incoterm ?? "DDU",
    signer: name,
  };
}
