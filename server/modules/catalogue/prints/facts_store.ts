/** Reads the content of labels, many at once. A unit's ticket shows neither its buyer nor a price. */
import { sql } from "kysely";
import { areaTitle } from "../../../../api/catalogue/artwork.ts";
import { type Rgb, shadeOfColor } from "../../../../api/catalogue/garment_colors.ts";
import { garmentPicture } from "../../../../api/catalogue/garment_picture.ts";
import { outlineOf } from "../../../../api/catalogue/outlines.ts";
import { ticketOf } from "../../../../api/codes/record_codes.ts";
import type { LabelImage } from "../../../../api/documents/label.ts";
import type { BadgeFacts, BinFacts, StationFacts, TicketFacts } from "../../../../api/documents/workshop.ts";
import { routeOf } from "../../../../api/steps.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { inScope, type Scope } from "../../../scope.ts";
import { madeSkuText } from "../items/store.ts";
import { areasIn } from "../artwork/placements_store.ts";

interface TicketRow {
  readonly _id: string;
  readonly code: string;
  readonly cycle: number;
  readonly order_code: string;
  readonly title: string;
  readonly sku: string;
  readonly variant: string;
  readonly color: string | null;
  readonly size: string | null;
  readonly n: number | string;
  readonly of: number | string;
  readonly due_at: number;
  readonly rush: number;
  readonly note: string;
  /** JSON: the steps of the unit. */
  readonly route: string;
}

const SKU = sql.raw(madeSkuText("i."));

const listIn = (json: string): string[] => JSON.parse(json) as string[];

export async function ticketFacts(
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TicketFacts>> {
  const { rows } = await sql<TicketRow>`select u._id, u.code, u.cycle, o.code as order_code, li.title,
      ${SKU}, li.variant, i.color, i.size, u.due_at, u.rush, o.note, coalesce(p.route, lo.steps) as route,
      (select count(*) from units as a where a.order_id = u.order_id and a.print_status <> 'Stopped') as "of",
      (select count(*) from units as b where b.order_id = u.order_id and b.print_status <> 'Stopped'
        and b.seq <= u.seq) as n
    from units as u join orders as o on o._id = u.order_id join order_lines as li on li._id = u.order_line_id
      join locations as lo on lo._id = u.location_id left join items as i on i._id = u.item_id
      left join products as p on p._id = i.product_id
    where ${isOneOf("u._id", ids)} and ${inScope(scope, "u.seller_id")}`.execute(reader);
  const placed = await placedOn(reader, rows.map(({ _id }) => _id));
  return new Map(rows.map((row) => [row._id, {
    ticket: ticketOf(row.code, row.cycle),
    order_code: row.order_code,
    title: row.title,
    sku: row.sku,
    // An item outside the catalogue has the shop's variant, which contains color and size.
    color: row.color ?? row.variant,
    size: row.size ?? "",
    ...artIn(placed.get(row._id) ?? [], shadeOfColor(row.color ?? "")),
    n: Number(row.n),
    of: Number(row.of),
    due_at: row.due_at,
    isRush: row.rush === 1,
    note: row.note,
    route: routeOf(listIn(row.route)),
  }]));
}

interface PlacedRow {
  readonly _id: string;
  readonly area: string;
  readonly file_id: string;
  readonly state: string;
  readonly w_px: number;
  readonly h_px: number;
  readonly x_mm: number;
  readonly y_mm: number;
  readonly w_mm: number;
  /** JSON: PrintArea[]; null if the item was deleted. */
  readonly areas: string | null;
  readonly product_type: string | null;
  readonly product_title: string | null;
}

async function placedOn(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly PlacedRow[]>> {
  const rows = await reader.selectFrom("placements as a")
    .innerJoin("units as u", "u.order_line_id", "a.line_id")
    .innerJoin("art_files as f", "f._id", "a.file_id")
    .leftJoin("items as i", "i._id", "u.item_id").leftJoin("products as p", "p._id", "i.product_id")
    .select(["u._id", "a.area", "a.file_id", "f.state", "f.w_px", "f.h_px", "a.x_mm", "a.y_mm", "a.w_mm"])
    .select(["p.areas", "p.type as product_type", "p.title as product_title"])
    .where(isOneOf("u._id", ids)).orderBy("a.area").orderBy("a._id").execute();
  return groupRows(rows, ({ _id }) => _id);
}

/** Titles areas by their key: `left_sleeve` is "Left sleeve". Shows only files that passed their checks. */
const artIn = (placed: readonly PlacedRow[], cloth: Rgb | null) => ({
  areas: placed.map(({ area }) => areaTitle(area)),
  art: placed.filter(({ state }) => state === "Ready").map((each) => artOf(each, cloth)),
});

/** Shows artwork on the unit, in its color if known, or alone if the product no longer has the area. */
function artOf(
  { file_id: key, area, w_px, h_px, areas, product_type, product_title, ...place }: PlacedRow,
  cloth: Rgb | null,
): LabelImage {
  const ratio = w_px / h_px;
  const found = areasIn(areas).find((each) => each.key === area);
  if (!found || found.w_mm <= 0 || found.h_mm <= 0) return { key, ratio };
  const { x_mm, y_mm, w_mm } = place;
  const garment = {
    outline: outlineOf(product_type ?? "", product_title ?? ""),
    ...{ area, area_w_mm: found.w_mm, area_h_mm: found.h_mm, x_mm, y_mm, w_mm, h_mm: w_mm / ratio },
  };
  const { w, h } = garmentPicture(garment);
  return { key, ratio: w / h, garment, ...cloth && { cloth } };
}

export async function stationFacts(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StationFacts>> {
  const rows = await reader.selectFrom("stations as s").innerJoin("locations as l", "l._id", "s.location_id")
    .select(["s._id", "s.code", "s.name", "s.step", "l.code as location"]).where(isOneOf("s._id", ids))
    .execute();
  return new Map(rows.map(({ _id, ...facts }) => [_id, facts]));
}

export async function binFacts(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BinFacts>> {
  const rows = await reader.selectFrom("bins as b").innerJoin("locations as l", "l._id", "b.location_id")
    .select(["b._id", "b.code", "b.label", "l.code as location"]).where(isOneOf("b._id", ids)).execute();
  return new Map(rows.map(({ _id, ...facts }) => [_id, facts]));
}

/** Leaves out people without a badge. */
export async function badgeFacts(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BadgeFacts>> {
  const rows = await reader.selectFrom("users").select(["_id", "name", "badge"]).where(isOneOf("_id", ids))
    .where("deleted_at", "is", null).execute();
  return new Map(
    rows.flatMap(({ _id, name, badge }) => badge ? [[_id, { name, code: badge }]] : []),
  );
}
