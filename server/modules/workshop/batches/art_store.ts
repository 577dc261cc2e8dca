/** Print files of garments: where each lies, and whose bytes they are. */
import { sql } from "kysely";
import { among } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";

/** One print of one garment. */
export interface PlacedArt {
  readonly unit_id: string;
  readonly area: string;
  readonly file_id: string;
  readonly type: string;
  readonly w_mm: number;
  readonly x_mm: number;
  readonly y_mm: number;
}

/** Of files that passed their checks, by area. The garments were read for the caller. */
export async function artOfUnits(reader: Reader, ids: readonly string[]): Promise<readonly PlacedArt[]> {
  const { rows } = await sql<
    PlacedArt
  >`select u._id as unit_id, a.area, a.file_id, f.type, a.w_mm, a.x_mm, a.y_mm
    from units as u join placements as a on a.line_id = u.order_line_id join art_files as f on f._id = a.file_id
    where ${among("u._id", ids)} and f.state = 'Ready' order by a.area, a._id`.execute(reader);
  return rows;
}
