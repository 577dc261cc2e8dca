/** Makes packages in any state for the Check List, and counts them a second time by rules that are written out here. */
import { sql } from "kysely";
import { CHECK_COUNTS, type CheckCount, type CheckPlace } from "../../../api/shipping/check_counts.ts";
import { PACKAGE_STATUSES } from "../../../api/statuses.ts";
import { newLabel } from "../../../server/modules/shipping/labels/store.ts";
import { newPackage } from "../../../server/modules/shipping/packages/store.ts";
import type { World } from "../orders/world.ts";
import { NOW } from "../people/people.ts";
import { fc } from "../property.ts";

export const HOUR = 3_600;

export interface MadePackage {
  readonly status: string;
  readonly day: string;
  readonly carrier: string;
  readonly isPlaced: boolean;
  readonly due: number;
  readonly handed: number | null;
  readonly isLive: boolean;
  readonly source: string | null;
  readonly box: string | null;
}

export const DAYS = ["2026-11-14", "2026-11-15", "2026-11-16"] as const;
export const BOX_STATUSES = ["Processing", "Closed", "Handed Over", "Received"] as const;

export const anyPackage: fc.Arbitrary<MadePackage> = fc.record({
  status: fc.constantFrom(...PACKAGE_STATUSES),
  day: fc.constantFrom(...DAYS),
  carrier: fc.constantFrom("", "USPS", "Royal Mail"),
  isPlaced: fc.boolean(),
  due: fc.integer({ min: -72, max: 72 }).map((hours) => NOW + hours * HOUR),
  handed: fc.option(fc.integer({ min: -96, max: 0 }).map((hours) => NOW + hours * HOUR)),
  isLive: fc.boolean(),
  source: fc.option(fc.constantFrom("webhook", "poll", "hand", "flight", "gateway", "forwarder")),
  box: fc.option(fc.constantFrom(...BOX_STATUSES)),
});

export const placeOf = ({ day, location_id, carrier }: CheckPlace): CheckPlace => ({
  day,
  location_id,
  carrier,
});

let made = 0;

/** Adds packages to anna's first order. */
export async function addPackages(
  { db }: Pick<World, "db">,
  order: string,
  packages: readonly MadePackage[],
): Promise<readonly string[]> {
  const { _id: location_id } = await db.read.selectFrom("locations").select("_id").executeTakeFirstOrThrow();
  const from = made;
  made += packages.length;
  const ids = packages.map((_, at) => `checked-${from + at}`);
  const rows = packages.map((each, at) => ({
    ...newPackage(
      {
        order_id: order,
        order_code: "PD-000001",
        seller_id: "anna",
        recipient_name: "A",
        city: "B",
        country: "US",
        service: "standard",
        weight_g: 200,
        items_count: 1,
        currency: "USD",
        location_id: each.isPlaced ? location_id : null,
        due_at: each.due,
        ship_day: each.day,
      },
      { _id: ids[at]!, code: `PK-9${String(from + at).padStart(6, "0")}` },
      NOW,
    ),
    shipment_status: each.status,
    carrier: each.carrier,
    handed_at: each.handed,
    label_status: each.isLive ? "Live" : "",
    box_id: each.box && `box ${each.box}`,
  }));
  const scanned = packages.flatMap(({ source }, at) => source ? [{ source, _id: ids[at]! }] : []);
  await db.write(async (tx) => {
    if (rows.length > 0) await tx.insertInto("packages").values(rows).execute();
    if (scanned.length === 0) return;
    await tx.insertInto("labels").values(scanned.map(({ _id: package_id }) =>
      newLabel(
        { package_id, seller_id: "anna", carrier: "USPS", number: `N-${package_id}`, file_id: null },
        `l-${package_id}`,
        NOW,
      )
    )).execute();
    await tx.insertInto("track_events").values(scanned.map(({ _id: package_id, source }) => ({
      ...{ _id: `e-${package_id}`, label_id: `l-${package_id}`, package_id, at: NOW, received_at: NOW },
      ...{ status: "In Transit", raw: "", place: "", source, digest: "d", undoes: null },
    }))).execute();
  });
  return ids;
}

export async function addBoxes({ db }: Pick<World, "db">): Promise<void> {
  const { _id: location_id } = await db.read.selectFrom("locations").select("_id").executeTakeFirstOrThrow();
  await db.write((tx) =>
    tx.insertInto("boxes").values(BOX_STATUSES.map((status, at) => ({
      ...{
        _id: `box ${status}`,
        code: `BX-00000${at + 1}`,
        sscc: null,
        location_id,
        method_code: "standard",
      },
      ...{ gateway_id: null, status, packages_count: 0, net_g: 0, estimated_count: 0, tare_g: null },
      ...{ gross_g: null, local_bill_id: null, consolidation_id: null, closed_at: null, handed_at: null },
      ...{ received_at: null, maker: "root", search_text: "", created_at: NOW, updated_at: NOW, version: 1 },
    }))).execute()
  );
}

const OUT = `(p.shipment_status in ('Handed Over', 'In Transit', 'Customs', 'Out For Delivery', 'Delivered',
  'Exception', 'Return To Sender', 'Returned', 'Lost') or (p.shipment_status = 'Boxed' and (
  select count(*) from boxes where boxes._id = p.box_id and boxes.status in ('Handed Over', 'Received')) > 0)
  or (p.shipment_status in ('Packed', 'Boxed') and (select count(*) from manifest_lines as l
    where l.package_id = p._id and l.live + l.sent = 2) > 0))`;
const LINES = "(select count(*) from manifest_lines as l where l.package_id = p._id and l.live = 1)";
const SCANS = `(select count(*) from track_events where track_events.package_id = p._id
  and source in ('webhook', 'poll', 'gateway', 'forwarder'))`;

const BY_HAND: Readonly<Record<CheckCount, string>> = {
  to_leave: "1 = 1",
  labelled: `(p.label_status = 'Live' or p.shipment_status in ('Packed', 'Boxed') or ${OUT})`,
  packed: `(p.shipment_status in ('Packed', 'Boxed') or ${OUT})`,
  boxed: `(p.shipment_status = 'Boxed' or ${OUT})`,
  handed_over: OUT,
  scanned: `(p.shipment_status = 'Delivered' or (${OUT} and ${SCANS} > 0))`,
  delivered: "p.shipment_status = 'Delivered'",
  left_behind: `(not ${OUT} and p.due_at <= ${NOW})`,
  listed: `${LINES} > 0`,
  missing:
    `(${LINES} = 0 and not ${OUT} and p.label_status = 'Live' and p.tracking_number like '___________VN')`,
  extra: `(select count(*) from manifest_lines as l, manifests as m where m._id = l.manifest_id
    and l.package_id = p._id and l.live = 1 and m.ship_day <> p.ship_day) > 0`,
  no_scan: `(${OUT} and ${SCANS} = 0 and p.shipment_status not in ('Delivered', 'Returned', 'Lost')
    and p.handed_at <= ${NOW} - 172800)`,
};

/** Returns the packages that each count covers, by separate SQL. */
export async function countedByHand(
  { db }: Pick<World, "db">,
  { day, location_id, carrier }: CheckPlace,
): Promise<ReadonlyMap<CheckCount, readonly string[]>> {
  const found = new Map<CheckCount, readonly string[]>();
  for (const count of CHECK_COUNTS) {
    const { rows } = await sql<{ _id: string }>`select p._id from packages as p where p.ship_day = ${day}
      and coalesce(p.location_id, '') = ${location_id} and p.carrier = ${carrier}
      and p.shipment_status not in ('Voided', 'Cancelled') and ${sql.raw(BY_HAND[count])} order by p._id`
      .execute(db.read);
    found.set(count, rows.map(({ _id }) => _id));
  }
  return found;
}
