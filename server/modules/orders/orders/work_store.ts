import { sql } from "kysely";
import { isReship } from "../../../../api/orders/remedies.ts";
import type { OrderPackage } from "../../../../api/generated/schema.ts";
import { isUnitBegun, type UnitProgress } from "../../../../machines/lifecycles/orders/order_facts.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { pipeline } from "../../../db/pipeline.ts";
import { type Readable, readOne, StepCache } from "../../../lifecycle/step_cache.ts";
import { ALL_SELLERS, inScope, type Scope, type ScopedIds } from "../../../scope.ts";
import {
  type MakingPlace,
  type Need,
  PLACES,
  placesFor,
  WHOLE_BUSINESS,
} from "../../catalogue/locations/making_store.ts";
import { isBareText } from "../../catalogue/artwork/bare_store.ts";
import {
  type Amount,
  type OrderWork,
  type PackageOfOrder,
  PAYABLE,
  type Payable,
  type Pieces,
  workAround,
} from "./facts.ts";

/** Matches an unfinished unit whose item needs a print file, but which has none that passed its checks. */
const BARE = sql.raw(`(u.print_status not in ('Packing', 'Packed', 'Rejected') and exists
  (select 1 from items as i where i._id = u.item_id and ${isBareText("u.", "i")}))`);

const pieces = cacheQuery((_reader, place: Place<ScopedIds>) =>
  sql<Pieces & { readonly order_id: string }>`select u.order_id, count(*) as live,
    sum(case when u.print_status in ('Packing', 'Packed') then 0 else 1 end) as open,
    sum(case when u.begun_at is null then 0 else 1 end) as begun,
    sum(case when u.print_status = 'Rejected' or u.blank = 'Short' or ${BARE} then 1 else 0 end) as blocked,
    sum(case when u.package_id is null then 1 else 0 end) as loose
    from units as u where ${isOneOf("u.order_id", place("ids"))} and ${inScope(place("scope"), "u.seller_id")}
    and u.print_status <> 'Stopped' group by u.order_id`
);

export async function piecesOf(
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, Pieces>> {
  const rows = await pieces.all(reader, { ids, scope });
  return new Map(rows.map((row) => [row.order_id, row]));
}

const made = cacheQuery((_reader, place: Place<ScopedIds>) =>
  sql<
    UnitProgress & { readonly order_id: string }
  >`select u.order_id, u.print_status, u.begun_at, u.rejects, b.status as batch_status
    from units as u left join print_batches as b on b._id = u.batch_id
    where ${isOneOf("u.order_id", place("ids"))} and ${inScope(place("scope"), "u.seller_id")}
    and u.print_status <> 'Stopped'`
);

export async function hasUnbegunUnits(
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, boolean>> {
  if (ids.length === 0) return new Map();
  const its = groupRows(await made.all(reader, { ids, scope }), (row) => row.order_id);
  return new Map([...its].map(([id, units]) => [id, !units.every(isUnitBegun)]));
}

interface OrderPackageRow extends PackageOfOrder {
  readonly order_id: string;
  readonly _id: string;
  readonly code: string;
  readonly package_carrier: string;
  readonly tracking_number: string;
}

const packages = cacheQuery((_reader, place: Place<ScopedIds>) =>
  sql<
    OrderPackageRow
  >`select po.order_id, p._id, p.code, p.shipment_status, p.carrier as package_carrier, p.tracking_number,
    l.number,
    coalesce(l.carrier, '') as carrier,
    (select count(*) from package_orders as other where other.package_id = p._id and exists (select 1 from units as u
      where u.package_id = p._id and u.order_id = other.order_id and u.print_status <> 'Stopped')) as orders,
    (select count(*) from units as u where u.package_id = p._id and u.order_id = po.order_id
      and u.print_status <> 'Stopped') as own,
    (select count(*) from labels as a where a.package_id = p._id and a.status in ('Asked', 'Unknown')) as "requestedLabels",
    (select count(*) from track_events as e where e.label_id = l._id and e.source not in ('hand', 'flight', 'gateway', 'forwarder')) as tracked,
    (select count(*) from boxes as b where b._id = p.box_id and b.handed_at is not null and (b.local_bill_id is not null
      or not exists (select 1 from manifest_lines as w where w.package_id = p._id and w.live = 1 and w.sent = 1))) as gone,
    (select count(*) from manifest_lines as ml where ml.package_id = p._id and ml.live = 1 and ml.sent = 1) as sent
    from package_orders as po join packages as p on p._id = po.package_id
    left join labels as l on l.package_id = p._id and l.status = 'Live'
    where ${isOneOf("po.order_id", place("ids"))} and ${inScope(place("scope"), "po.seller_id")}
    order by p.seq`
);

export async function packagesOf(
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, OrderPackageRow[]>> {
  return groupRows(await packages.all(reader, { ids, scope }), (row) => row.order_id);
}

export const packageView = (
  { _id, code, shipment_status, package_carrier: carrier, tracking_number }: OrderPackageRow,
): OrderPackage => ({ _id, code, shipment_status, carrier, tracking_number });

interface MadeNeed extends Need {
  readonly order_id: string;
  /** 1 if the order costs something and its seller has an overdue invoice. */
  readonly overdue: Amount;
  readonly remedy: string;
  readonly location_id: string | null;
}

const needs = cacheQuery((_reader, place: Place<{ ids: readonly string[] }>) =>
  sql<MadeNeed>`select distinct o._id as order_id, o.remedy, o.location_id, p.route, p.methods,
    case when o.total_minor > 0 and exists (select 1 from invoices as v where v.seller_id = o.seller_id
      and v.currency = o.currency and v.status = 'Overdue') then 1 else 0 end as overdue
    from orders as o join order_lines as li on li.order_id = o._id left join items as i on i._id = li.item_id
    left join products as p on p._id = i.product_id where ${isOneOf("o._id", place("ids"))} and o.paid = 0`
);

/** Returns the facts that the payment of orders depends on; paid orders are left out. */
export async function payablesOf(
  reader: Reader,
  ids: readonly string[],
  cache = new StepCache(),
): Promise<Map<string, Payable>> {
  if (ids.length === 0) return new Map();
  const its = groupRows(await needs.all(reader, { ids }), (row) => row.order_id);
  if (its.size === 0) return new Map();
  const places = await readOne({ tx: reader, cache }, PLACES, WHOLE_BUSINESS) ?? [];
  return new Map([...its].map(([id, wanted]) => [id, {
    makeable: placesFor(...placesOf(places, wanted)).length > 0,
    overdue: wanted.some(({ overdue }) => Number(overdue) > 0),
  }]));
}

/** Returns the locations to choose from; a reship stays at the location with its garments, which only packs it. */
function placesOf(places: readonly MakingPlace[], wanted: readonly MadeNeed[]) {
  const [first] = wanted;
  return first && isReship(first)
    ? [places.filter(({ _id }) => _id === first.location_id), []] as const
    : [places, wanted] as const;
}

interface WorkOptions {
  readonly cache?: StepCache;
  readonly unpaid?: readonly string[];
}

export async function workOf(
  reader: Reader,
  scope: Scope,
  orderIds: readonly string[],
  { cache = new StepCache(), unpaid = orderIds }: WorkOptions = {},
): Promise<Map<string, OrderWork>> {
  const [its, around, payables] = await pipeline(
    piecesOf(reader, scope, orderIds),
    packagesOf(reader, scope, orderIds),
    payablesOf(reader, unpaid, cache),
  );
  return new Map(
    orderIds.map((id) => [id, workAround(payables.get(id) ?? PAYABLE, its.get(id), around.get(id) ?? [])]),
  );
}

export const LOOSE: Readable<number> = {
  async load(reader, orderIds) {
    const work = await workOf(reader, ALL_SELLERS, orderIds);
    return new Map([...work].map(([id, { loose }]) => [id, loose]));
  },
};
