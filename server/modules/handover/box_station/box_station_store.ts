/** Reads the boxes and packages of a box station, without prices and buyers. */
import { type RawBuilder, sql } from "kysely";
import type { BoxVerdict, PackageToBox } from "../../../../api/handover/box_verdict.ts";
import type { BoxedPackage, ScannedBox } from "../../../../api/generated/schema.ts";
import { MAX_BOXES_SHOWN, UNDO_SECONDS } from "../../../../api/workshop/scans.ts";
import { hasNumber, isAtLeast, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { CLOSED_ORDERS } from "../../shipping/packages/facts.ts";
import type { BenchPlace, BoxPlace } from "../../workshop/units/scan.ts";

export interface StationBox extends ScannedBox {
  readonly gateway_id: string | null;
}

/** @param condition on boxes, whose alias is `b` */
async function findBoxes(reader: Reader, condition: RawBuilder<unknown>, most: number) {
  const { rows } = await sql<StationBox>`select b._id, b.code, coalesce(b.sscc, '') as sscc, b.status,
      b.location_id, l.name as location_name, b.method_code, coalesce(m.name, b.method_code) as method_name,
      b.gateway_id, coalesce(g.name, '') as gateway_name, b.packages_count, b.net_g, b.estimated_count, b.gross_g
    from boxes as b join locations as l on l._id = b.location_id
      left join shipping_methods as m on m.code = b.method_code left join locations as g on g._id = b.gateway_id
    where ${condition} order by b.seq desc limit ${most}`.execute(reader);
  return rows;
}

export async function boxById(reader: Reader, id: string): Promise<StationBox | null> {
  return (await findBoxes(reader, sql`b._id = ${id}`, 1))[0] ?? null;
}
export async function boxByCode(reader: Reader, code: string): Promise<StationBox | null> {
  return (await findBoxes(reader, sql`b.code = ${code}`, 1))[0] ?? null;
}
export async function boxBySscc(reader: Reader, sscc: string): Promise<StationBox | null> {
  return (await findBoxes(reader, sql`b.sscc = ${sscc}`, 1))[0] ?? null;
}
export const openBoxesAt = (reader: Reader, location_id: string): Promise<readonly StationBox[]> =>
  findBoxes(reader, sql`b.status = 'Processing' and b.location_id = ${location_id}`, MAX_BOXES_SHOWN);

const CHANGES = ["box.in", "box.out", "box.undo", "box.open", "box.new"];

/** Returns the box that a device had open last at a station; null if the box is no longer being filled. */
export async function boxLeftAt(reader: Reader, { station, device }: BenchPlace): Promise<StationBox | null> {
  const last = await reader.selectFrom("scans").select("box_id").where("station_id", "=", station)
    .where("device", "=", device).where("outcome", "=", "done").where("box_id", "is not", null)
    .where("event", "in", [...CHANGES, "box.close"]).orderBy("seq", "desc").limit(1).executeTakeFirst();
  const box = last?.box_id ? await boxById(reader, last.box_id) : null;
  return box?.status === "Processing" ? box : null;
}

export async function countToBox(reader: Reader, location_id: string): Promise<number> {
  const row = await reader.selectFrom("packages").select((where) => where.fn.countAll().as("n"))
    .where("location_id", "=", location_id).where("shipment_status", "=", "Packed").executeTakeFirstOrThrow();
  return Number(row.n);
}

export type BoxChange = { readonly event: string; readonly package_id: string; readonly box_id: string };

/** Returns a person's last change on a device if it is recent and moved a package; null otherwise. */
export async function lastChangeBy(
  reader: Reader,
  { actor, device, now }: { readonly actor: string; readonly device: string; readonly now: number },
): Promise<BoxChange | null> {
  const last = await reader.selectFrom("scans").select(["event", "package_id", "box_id"])
    .where("actor_id", "=", actor).where("device", "=", device).where("outcome", "=", "done")
    .where("event", "in", ["box.in", "box.out", "box.undo", "box.close", "box.new"])
    .where(isAtLeast("at", now - UNDO_SECONDS)).orderBy("seq", "desc").limit(1).executeTakeFirst();
  const { event = "", package_id, box_id } = last ?? {};
  return package_id && box_id ? { event, package_id, box_id } : null;
}

/** A package with the facts that decide if it fits into a box, and the fields that a station shows. */
export interface StationPackage
  extends PackageToBox, Omit<BoxedPackage, "fits_box_code" | "bins" | "shipment_status"> {
  readonly bins: string[];
  readonly box_status: string;
}

interface PackageColumns extends Omit<StationPackage, "orderOpen" | "labelled" | "bins"> {
  readonly label_status: string;
}

async function findPackage(
  reader: Reader,
  scope: Scope,
  condition: RawBuilder<unknown>,
): Promise<StationPackage | null> {
  const { rows: [row] } = await sql<PackageColumns>`select p._id, p.code, p.order_code, p.shipment_status,
      p.label_status, p.location_id, l.name as location_name, p.method_code,
      coalesce(m.name, p.method_code) as method_name, m.gateway_id, coalesce(g.name, '') as gateway_name, p.box_id,
      coalesce(b.code, '') as box_code, coalesce(b.status, '') as box_status,
      coalesce(p.weighed_g, p.weight_g) as grams
    from packages as p join locations as l on l._id = p.location_id
      left join shipping_methods as m on m.code = p.method_code left join locations as g on g._id = m.gateway_id
      left join boxes as b on b._id = p.box_id
    where ${condition} and ${inScope(scope, "p.seller_id")} order by p.seq desc limit 1`.execute(reader);
  if (!row) return null;
  const { label_status, ...shown } = row;
  const inside = await insideOf(reader, row._id);
  const held = inside.find(({ status }) => status === "On Hold");
  const isOut = ({ print_status }: Inside) => print_status !== "Packed";
  return {
    ...shown,
    orderOpen: inside.length > 0 && !inside.some(({ status }) => CLOSED.includes(status)),
    labelled: label_status === "Live",
    held_reason: held?.hold_reason ?? "",
    bins: [...new Set(inside.flatMap((unit) => isOut(unit) && unit.bin ? [unit.bin] : []))],
    packed: inside.filter((unit) => !isOut(unit)).length,
    of: inside.length,
  };
}

const CLOSED: readonly string[] = CLOSED_ORDERS;

interface Inside {
  readonly print_status: string;
  readonly status: string;
  readonly hold_reason: string;
  readonly bin: string | null;
}

async function insideOf(reader: Reader, id: string): Promise<readonly Inside[]> {
  const { rows } = await sql<Inside>`select u.print_status, o.status, o.hold_reason, b.label as bin
    from units as u join orders as o on o._id = u.order_id left join bins as b on b.order_id = u.order_id
    where u.package_id = ${id} and u.print_status <> 'Stopped' order by u.seq`.execute(reader);
  return rows;
}

export const packageById = (reader: Reader, scope: Scope, id: string) =>
  findPackage(reader, scope, isOneOf("p._id", [id]));
export const packageByCode = (reader: Reader, scope: Scope, code: string) =>
  findPackage(reader, scope, isOneOf("p.code", [code]));

/** Finds a package by a number of any of its labels. @returns `isLive`, which is false for a voided label */
export async function packageByNumber(reader: Reader, scope: Scope, numbers: readonly string[]) {
  const label = await reader.selectFrom("labels").select(["package_id", "status"])
    .where(hasNumber("number", numbers))
    .orderBy(sql`case when status = 'Live' then 0 else 1 end`).orderBy("bought_at", "desc").limit(1)
    .executeTakeFirst();
  const pkg = label ? await packageById(reader, scope, label.package_id) : null;
  return label && pkg ? { pkg, isLive: label.status === "Live" } : null;
}

/** Verdicts after which another box at the location may be the right one. */
const ELSEWHERE: readonly BoxVerdict[] = ["wrongMethod", "wrongGateway", "boxClosed", "boxFull"];

/** Returns the package as the screen shows it; for an `ELSEWHERE` verdict with the open box that it fits. */
export async function shownPackage(
  reader: Reader,
  pkg: StationPackage,
  verdict: string,
): Promise<BoxedPackage> {
  const { _id, code, order_code, shipment_status, location_name, method_name, gateway_name, box_code } = pkg;
  const { held_reason, bins, packed, of } = pkg;
  const shown = { _id, code, order_code, shipment_status, location_name, method_name, gateway_name };
  const fits = (ELSEWHERE as readonly string[]).includes(verdict) ? await boxFor(reader, pkg) : "";
  return { ...shown, box_code, fits_box_code: fits, held_reason, bins, packed, of };
}

async function boxFor(
  reader: Reader,
  { location_id, method_code, gateway_id }: Pick<
    StationPackage,
    "location_id" | "method_code" | "gateway_id"
  >,
): Promise<string> {
  const boxes = await openBoxesAt(reader, location_id);
  const found = boxes.find((box) => box.method_code === method_code && box.gateway_id === gateway_id);
  return found?.code ?? "";
}

export const shownBox = ({ gateway_id: _, ...box }: StationBox): ScannedBox => box;

/** @param box code that the screen sends; empty for the box that was open last on this device */
export async function boxDeskOf(reader: Reader, { station, device, location_id, box: named }: BoxPlace) {
  const [box, boxes, to_box] = await Promise.all([
    named === "" ? boxLeftAt(reader, { station, device }) : boxByCode(reader, named.toUpperCase()),
    openBoxesAt(reader, location_id),
    countToBox(reader, location_id),
  ]);
  return { box: box && shownBox(box), boxes: boxes.map(shownBox), to_box };
}
