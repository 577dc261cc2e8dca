import { type RawBuilder, sql } from "kysely";
import { ticketOf } from "../../../../api/codes/record_codes.ts";
import { MAX_SHOWN_UNITS } from "../../../../api/constants.ts";
import { hasNumber, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { inScope, type Scope } from "../../../scope.ts";
import type { BenchPlace, BenchView } from "../../workshop/units/scan.ts";

export interface BenchPackage extends BenchView {
  readonly location_id: string;
}

interface BenchPackageRow
  extends Omit<BenchPackage, "units" | "order_codes" | "bins" | "rush" | "packed" | "of"> {
  readonly order_code: string;
}

interface InsideRow {
  readonly _id: string;
  readonly code: string;
  readonly cycle: number;
  readonly order_code: string;
  readonly title: string;
  readonly color: string;
  readonly size: string;
  readonly print_status: string;
  readonly rush: number;
  readonly bin: string | null;
  readonly weight_g: number | null;
}

async function findBenchPackage(
  reader: Reader,
  scope: Scope,
  condition: RawBuilder<unknown>,
): Promise<BenchPackage | null> {
  const { rows: [row] } = await sql<BenchPackageRow>`select p._id, p.code, p.shipment_status, p.order_code,
      p.recipient_name, p.city, p.country, p.method_code, coalesce(m.name, '') as method_name, p.package_type, p.carrier,
      p.tracking_number, p.label_status, p.failed_reason, p.weight_g, p.weighed_g, p.due_at, p.location_id
    from packages as p left join shipping_methods as m on m.code = p.method_code
    where ${condition} and ${inScope(scope, "p.seller_id")} order by p.seq desc limit 1`.execute(reader);
  if (!row) return null;
  const { order_code, ...rest } = row;
  const inside = await insideOf(reader, row._id);
  const weights = inside.map(({ weight_g }) => weight_g ?? 0);
  // Falls back to the weight that was stored when the package was made.
  const isKnown = weights.length > 0 && weights.every((each) => each > 0);
  return {
    ...rest,
    weight_g: isKnown ? weights.reduce((sum, each) => sum + each, 0) : row.weight_g,
    order_codes: [...new Set([order_code, ...inside.map((each) => each.order_code)])],
    rush: inside.some(({ rush }) => rush === 1),
    packed: inside.filter(({ print_status }) => print_status === "Packed").length,
    of: inside.length,
    bins: [
      ...new Set(inside.flatMap(({ bin, print_status }) => bin && print_status !== "Packed" ? [bin] : [])),
    ],
    units: inside.slice(0, MAX_SHOWN_UNITS).map(({ _id, code, cycle, title, color, size, print_status }) => ({
      _id,
      ticket: ticketOf(code, cycle),
      title,
      color,
      size,
      print_status,
    })),
  };
}

async function insideOf(reader: Reader, id: string): Promise<readonly InsideRow[]> {
  const { rows } = await sql<InsideRow>`select u._id, u.code, u.cycle, o.code as order_code,
      coalesce(pr.title, li.title) as title, coalesce(it.color, li.variant) as color,
      coalesce(it.size, '') as size, u.print_status, u.rush, b.label as bin, it.weight_g
    from units as u join orders as o on o._id = u.order_id join order_lines as li on li._id = u.order_line_id
      left join items as it on it._id = u.item_id left join products as pr on pr._id = it.product_id
      left join bins as b on b.order_id = u.order_id
    where u.package_id = ${id} and u.print_status <> 'Stopped' order by u.seq`.execute(reader);
  return rows;
}

/** Returns all units of a package that are not packed, also those that the bench does not show. */
export async function unitsLeftIn(reader: Reader, id: string): Promise<readonly string[]> {
  const rows = await reader.selectFrom("units").select("_id").where("package_id", "=", id)
    .where("print_status", "not in", ["Packed", "Stopped"]).orderBy("seq").execute();
  return rows.map(({ _id }) => _id);
}

export const benchPackageById = (reader: Reader, scope: Scope, id: string) =>
  findBenchPackage(reader, scope, isOneOf("p._id", [id]));

export const benchPackageByCode = (reader: Reader, scope: Scope, code: string) =>
  findBenchPackage(reader, scope, isOneOf("p.code", [code.toUpperCase()]));

/** Finds a package by the number of any of its labels; carriers reuse numbers, so a live label wins. */
export async function benchPackageByNumber(reader: Reader, scope: Scope, numbers: readonly string[]) {
  const label = await reader.selectFrom("labels").select(["package_id", "status"])
    .where(hasNumber("number", numbers))
    .orderBy(sql`case when status = 'Live' then 0 else 1 end`).orderBy("bought_at", "desc").limit(1)
    .executeTakeFirst();
  const pkg = label ? await benchPackageById(reader, scope, label.package_id) : null;
  return label && pkg ? { parcel: pkg, isLive: label.status === "Live" } : null;
}

/** Returns the package of the last scan at a station with a device, unless its work there is done. */
export async function packageLeftAt(
  reader: Reader,
  scope: Scope,
  { station, device }: BenchPlace,
): Promise<BenchPackage | null> {
  const last = await reader.selectFrom("scans as s").leftJoin("units as u", "u._id", "s.unit_id")
    .select(["s.event", "u.package_id"]).where("s.station_id", "=", station).where("s.device", "=", device)
    .where((where) => where.or([where("s.unit_id", "is not", null), where("s.event", "=", "parcel.close")]))
    .orderBy("s.seq", "desc").limit(1).executeTakeFirst();
  const pkg = last?.package_id ? await benchPackageById(reader, scope, last.package_id) : null;
  return pkg && OPEN.includes(pkg.shipment_status) ? pkg : null;
}

const OPEN: readonly string[] = ["Processing", "Failed", "Ready", "Packed"];

export const shownPackage = ({ location_id: _, ...pkg }: BenchPackage) => pkg;
