/** Reads and counts the boxes of flights and the packages in them; stores missing packages, frees boxes. */
import { sql } from "kysely";
import type { FlightBox, FlightPackage, ProblemItem } from "../../../../api/generated/schema.ts";
import { MAX_LOADABLE_BOXES } from "../../../../api/handover/flights.ts";
import { PACKAGES_ENDED, PACKAGES_GIVEN_UP } from "../../../../api/statuses.ts";
import { isNoneOf, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { insertMany } from "../../../db/insert_many.ts";
import { groupRows } from "../../../graphql/batch.ts";

const CLOSED = ["Closed", "Handed Over", "Received"] as const;

export interface Load {
  readonly boxes: number;
  readonly open: number;
  readonly inHouse: number;
  readonly received: number;
  readonly packages: number;
  readonly gross_g: number;
}

export const NO_LOAD: Load = { boxes: 0, open: 0, inHouse: 0, received: 0, packages: 0, gross_g: 0 };

/** Returns the columns of a flight that are computed from its boxes. */
export const sumsOf = ({ boxes, inHouse, received, packages, gross_g }: Load) => ({
  boxes_count: boxes,
  handed_count: boxes - inHouse,
  received_count: received,
  packages_count: packages,
  gross_g,
});

/** Counts the boxes of each flight; flights without a box are missing. */
export async function loadsOf(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Load>> {
  const { rows } = await sql<Record<keyof Load, number | string> & { readonly consolidation_id: string }>`
    select consolidation_id, count(*) as boxes,
      sum(case when ${isOneOf("status", CLOSED)} then 0 else 1 end) as open,
      sum(case when status in ('Handed Over', 'Received') then 0 else 1 end) as "inHouse",
      sum(case when status = 'Received' then 1 else 0 end) as received,
      sum(packages_count) as packages, sum(coalesce(gross_g, 0)) as gross_g
    from boxes where ${isOneOf("consolidation_id", ids)} group by consolidation_id`.execute(reader);
  return new Map(rows.map(({ consolidation_id, ...counts }) => [
    consolidation_id,
    Object.fromEntries(
      Object.entries(counts).map(([name, count]) => [name, Number(count)]),
    ) as unknown as Load,
  ]));
}

const BOX = sql.raw(
  "b._id, b.code, coalesce(b.sscc, '') as sscc, b.status, l.code as location_code, b.method_code, b.packages_count, b.gross_g",
);
const BOXES = sql.raw("boxes as b join locations as l on l._id = b.location_id");

type BoxOf = FlightBox & { readonly of_id: string };

const withoutOwner = <Row extends { readonly of_id: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Omit<Row, "of_id">[]> =>
  new Map([...groupRows(rows, ({ of_id }) => of_id)].map((
    [id, some],
  ) => [id, some.map(({ of_id: _of, ...row }) => row)]));

export async function boxesOf(reader: Reader, ids: readonly string[]) {
  const { rows } = await sql<BoxOf>`select ${BOX}, b.consolidation_id as of_id from ${BOXES}
    where ${isOneOf("b.consolidation_id", ids)} order by b.code`.execute(reader);
  return withoutOwner(rows);
}

/** Finds boxes that can be added to a flight: closed or handed over, for the same gateway, and on no flight. */
export async function loadableOf(reader: Reader, ids: readonly string[]) {
  const { rows } = await sql<BoxOf>`select * from (
      select ${BOX}, c._id as of_id, row_number() over (partition by c._id order by b.code) as place
      from consolidations as c join boxes as b on b.gateway_id = c.gateway_id and b.consolidation_id is null
        and b.status in ('Closed', 'Handed Over')
      join locations as l on l._id = b.location_id
      where ${isOneOf("c._id", ids)} and c.status = 'Processing'
    ) as found where place <= ${MAX_LOADABLE_BOXES} order by code`.execute(reader);
  return withoutOwner(rows.map((row) => {
    const { place: _place, ...box } = row as BoxOf & { readonly place: unknown };
    return box;
  }));
}

export interface LoadedPackage {
  readonly _id: string;
  readonly seq: number;
  readonly code: string;
  readonly box_id: string;
  readonly box_code: string;
  readonly tracking_number: string;
  readonly country: string;
  readonly postal_code: string;
}

/** Returns the packages in the order of their boxes. */
export async function packagesOn(
  reader: Reader,
  id: string,
  most: number,
): Promise<readonly LoadedPackage[]> {
  const { rows } = await sql<LoadedPackage>`select p._id, p.seq, p.code, b._id as box_id, b.code as box_code,
      p.tracking_number, p.country, coalesce(o.postal_code, '') as postal_code
    from boxes as b join packages as p on p.box_id = b._id left join orders as o on o._id = p.order_id
    where b.consolidation_id = ${id} order by b.code, p.seq limit ${most}`.execute(reader);
  return rows;
}

/** Final statuses of packages, which the end of a flight does not change. */
const FINAL = [...PACKAGES_ENDED, ...PACKAGES_GIVEN_UP];

/** Returns packages on a flight that a person named as missing or whose box was not received, if they are not final. */
export async function unarrivedPackages(
  reader: Reader,
  id: string,
  codes: readonly string[],
): Promise<readonly { readonly _id: string; readonly code: string }[]> {
  const { rows } = await sql<{ _id: string; code: string }>`select p._id, p.code
    from boxes as b join packages as p on p.box_id = b._id
    where b.consolidation_id = ${id} and ${isNoneOf("p.shipment_status", FINAL)}
      and (b.status <> 'Received' or ${isOneOf("p.code", codes)}) order by p.seq`.execute(reader);
  return rows;
}

export async function codesOn(
  reader: Reader,
  id: string,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<
    { code: string }
  >`select p.code from boxes as b join packages as p on p.box_id = b._id
    where b.consolidation_id = ${id} and ${isOneOf("p.code", codes)}`.execute(reader);
  return new Set(rows.map(({ code }) => code));
}

export async function keepMissing(
  tx: Writer,
  consolidation_id: string,
  packages: readonly { readonly _id: string }[],
  created_at: number,
): Promise<void> {
  const rows = packages.map(({ _id: package_id }) => ({ consolidation_id, package_id, created_at }));
  await insertMany(tx, "consolidation_missing", rows);
}

const MAX_MISSING = 200;

export async function missingPackages(reader: Reader, ids: readonly string[]) {
  const { rows } = await sql<FlightPackage & { readonly of_id: string }>`select p._id, p.code, p.box_id,
      coalesce(b.code, '') as box_code, p.tracking_number, p.shipment_status, m.consolidation_id as of_id
    from consolidation_missing as m join packages as p on p._id = m.package_id
      left join boxes as b on b._id = p.box_id
    where ${isOneOf("m.consolidation_id", ids)} order by p.seq limit ${MAX_MISSING * ids.length}`.execute(
    reader,
  );
  return withoutOwner(rows);
}

/** Removes all boxes from a flight; returns their ids and numbers. */
export async function freeBoxes(
  tx: Writer,
  id: string,
  at: number,
): Promise<readonly { readonly _id: string; readonly code: string }[]> {
  const { rows } = await sql<{ _id: string; code: string }>`update boxes
    set consolidation_id = null, updated_at = ${at}, version = version + 1
    where consolidation_id = ${id} returning _id, code`.execute(tx);
  return rows;
}

export interface ScannedBox {
  readonly _id: string;
  readonly code: string;
  readonly sscc: string | null;
  readonly consolidation_id: string | null;
}

/** Finds boxes by their BX number or SSCC. */
export async function boxesByCode(reader: Reader, codes: readonly string[]): Promise<readonly ScannedBox[]> {
  const { rows } = await sql<ScannedBox>`select _id, code, sscc, consolidation_id from boxes
    where ${isOneOf("code", codes)} or ${isOneOf("sscc", codes)}`.execute(reader);
  return rows;
}

/** Finds items in packages whose product lacks the HS code or the origin, which customs need. */
export async function faultyItemsOf(
  reader: Reader,
  packageIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ProblemItem[]>> {
  const { rows } = await sql<ProblemItem & { readonly package_id: string }>`
    select distinct u.package_id, i._id, i.sku
    from units as u join items as i on i._id = u.item_id left join products as pr on pr._id = i.product_id
    where ${isOneOf("u.package_id", packageIds)} and u.print_status <> 'Stopped'
      and (coalesce(pr.hs_code, '') = '' or coalesce(pr.origin, '') = '') order by i.sku`.execute(reader);
  return new Map([...groupRows(rows, ({ package_id }) => package_id)].map((
    [id, some],
  ) => [id, some.map(({ package_id: _package, ...item }) => item)]));
}
