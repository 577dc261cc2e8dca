import { sql } from "kysely";
import { areaTitle } from "../../../../api/catalogue/artwork.ts";
import { outlineOf } from "../../../../api/catalogue/outlines.ts";
import type { PrintArea, ScannedArt } from "../../../../api/generated/schema.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { inScope } from "../../../scope.ts";
import { areasIn } from "./placements_store.ts";

interface ArtRow extends Pick<ScannedArt, "area" | "x_mm" | "y_mm" | "w_mm" | "w_px" | "h_px" | "method"> {
  readonly _id: string;
  readonly file_id: string;
  /** JSON: PrintArea[]; null if the item was deleted. */
  readonly areas: string | null;
  readonly product_type: string | null;
  readonly product_title: string | null;
}

/** Leaves out files that did not pass their checks, because they are never printed. */
export const artsOfUnits: Load<ScannedArt[]> = async (reader, scope, ids) => {
  const { rows } = await sql<
    ArtRow
  >`select u._id, a.area, a.x_mm, a.y_mm, a.w_mm, a.method, a.file_id, f.w_px,
      f.h_px, p.areas, p.type as product_type, p.title as product_title
    from units as u join placements as a on a.line_id = u.order_line_id join art_files as f on f._id = a.file_id
      left join items as i on i._id = u.item_id left join products as p on p._id = i.product_id
    where ${isOneOf("u._id", ids)} and ${inScope(scope, "u.seller_id")} and f.state = 'Ready' order by a.area`
    .execute(reader);
  return new Map([...groupRows(rows, (row) => row._id)].map(([id, some]) => [id, some.map(artOf)]));
};

const GONE: Pick<PrintArea, "w_mm" | "h_mm" | "safe_mm"> = { w_mm: 0, h_mm: 0, safe_mm: 0 };

function artOf({ _id, areas, product_type, product_title, ...art }: ArtRow): ScannedArt {
  const { w_mm, h_mm, safe_mm } = areasIn(areas).find(({ key }) => key === art.area) ?? GONE;
  return {
    ...art,
    area_title: areaTitle(art.area),
    h_mm: Math.round(art.w_mm * art.h_px / Math.max(1, art.w_px)),
    area_w_mm: w_mm,
    area_h_mm: h_mm,
    outline: outlineOf(product_type ?? "", product_title ?? ""),
    safe_mm: safe_mm ?? 0,
  };
}

export async function unitsOfLine(reader: Reader, lineId: string): Promise<string[]> {
  const rows = await reader.selectFrom("units").select("_id").where("order_line_id", "=", lineId)
    .where("print_status", "<>", "Stopped").execute();
  return rows.map(({ _id }) => _id);
}

export interface PrintOfUnit {
  readonly unit_id: string;
  readonly area: string;
  readonly file_id: string;
  readonly type: string;
  readonly w_mm: number;
  readonly x_mm: number;
  readonly y_mm: number;
}

/** Returns prints whose files passed their checks, by area. Needs no scope: the caller may see the units. */
export async function printsOfUnits(reader: Reader, ids: readonly string[]): Promise<readonly PrintOfUnit[]> {
  const { rows } = await sql<
    PrintOfUnit
  >`select u._id as unit_id, a.area, a.file_id, f.type, a.w_mm, a.x_mm, a.y_mm
    from units as u join placements as a on a.line_id = u.order_line_id join art_files as f on f._id = a.file_id
    where ${isOneOf("u._id", ids)} and f.state = 'Ready' order by a.area, a._id`.execute(reader);
  return rows;
}
