/** Finds packages that can leave with a manifest. */
import { sql } from "kysely";
import type { ManifestCandidate } from "../../../../api/generated/schema.ts";
import { MAX_MANIFEST_ITEMS } from "../../../../api/handover/manifest_bounds.ts";
import { isManifestNumber } from "../../../../api/handover/postal_manifest.ts";
import { byIndex, every, isOneOfMany } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { engineOf } from "../../../db/engine_of.ts";
import { CLOSED_ORDERS } from "../../shipping/packages/facts.ts";

/** Reads each order once, through `package_orders`, because most packages have several garments of the same order. */
const HAS_CLOSED_ORDER = sql<boolean>`exists (select 1 from package_orders as po
  join orders as o on o._id = po.order_id where po.package_id = p._id and o.status in (${
  sql.join(CLOSED_ORDERS)
}) and exists (select 1 from units as u where u.package_id = p._id and u.order_id = o._id
    and u.print_status <> 'Stopped'))`;

/** Matches packages that are packed, have a live label, are on no manifest and may leave. */
const IS_OPEN = sql<boolean>`p.shipment_status in ('Packed', 'Boxed') and p.label_status = 'Live'
  and not exists (select 1 from manifest_lines as ml where ml.package_id = p._id and ml.live = 1)
  and not exists (select 1 from boxes as b where b._id = p.box_id and b.status in ('Handed Over', 'Received'))
  and not ${HAS_CLOSED_ORDER}`;

export interface ManifestPlace {
  readonly location_id: string;
  readonly method_code: string;
}

export interface OpenItem {
  readonly _id: string;
  readonly code: string;
  readonly tracking_number: string;
  readonly country: string;
  readonly weight_g: number;
  readonly ship_day: string;
  readonly box_code: string;
  readonly cost_minor: number | null;
  readonly cost_currency: string;
}

const ITEM = sql.raw(
  `p._id, p.code, p.tracking_number, p.country, coalesce(p.weighed_g, p.weight_g) as weight_g, p.ship_day,
  coalesce(bx.code, '') as box_code, p.cost_minor, p.cost_currency`,
);

/** Chooses packages by id, or all that are due by a day (YYYY-MM-DD). */
export type Choice = { readonly ids: readonly string[] } | { readonly day: string };

/** Names an index, because SQLite would otherwise read all live labels of the past too. */
export function openPackages(reader: Reader, { location_id, method_code }: ManifestPlace, choice: Choice) {
  const engine = engineOf(reader);
  const [index, condition] = "ids" in choice
    ? ["sqlite_autoindex_packages_1", isOneOfMany(engine, "p._id", choice.ids)] as const
    : ["packages_by_work", sql<boolean>`p.ship_day <= ${choice.day} and p.ship_day <> ''`] as const;
  return {
    table: sql`packages as p ${byIndex(engine, index)}`,
    condition: sql<boolean>`p.location_id = ${location_id} and p.method_code = ${method_code}
      and ${every([IS_OPEN, condition])}`,
  };
}

async function openItems(
  reader: Reader,
  place: ManifestPlace,
  choice: Choice,
): Promise<readonly OpenItem[]> {
  const { table, condition } = openPackages(reader, place, choice);
  const { rows } = await sql<OpenItem>`select ${ITEM} from ${table} left join boxes as bx on bx._id = p.box_id
    where ${condition} order by p.ship_day, p.seq limit ${MAX_MANIFEST_ITEMS}`.execute(reader);
  return rows.filter(({ tracking_number }) => isManifestNumber(tracking_number));
}

export const candidatesOf = (reader: Reader, place: ManifestPlace, day: string) =>
  openItems(reader, place, { day });

export const pickedItems = async (reader: Reader, place: ManifestPlace, ids: readonly string[]) =>
  ids.length === 0 ? [] : await openItems(reader, place, { ids });

export const candidateView = (
  { cost_minor: _m, cost_currency: _c, ...item }: OpenItem,
): ManifestCandidate => item;
