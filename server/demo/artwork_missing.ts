/** Drafts that wait for a print file: what the list of missing artwork shows. */
import { sql } from "kysely";
import type { Writer } from "../db/database.ts";
import { keepProblemsOf } from "../modules/orders/recheck.ts";

/** Chosen: enough for a list, and few beside the drafts that have all they need. */
const DRAFTS = 6;

/** Every item asks for a print file; the oldest orders were made before they did. */
export async function requireArtwork(tx: Writer): Promise<void> {
  await tx.updateTable("items").set({ art: "required" }).execute();
  await sql`update units set art_waived = 1 where begun_at is not null
    and not exists (select 1 from placements as a where a.line_id = units.order_line_id)`.execute(tx);
}

export async function askForArtwork(tx: Writer, at: number): Promise<void> {
  const lines = await tx.selectFrom("order_lines as l").innerJoin("orders as o", "o._id", "l.order_id")
    .select((line) => [line.fn.min<string>("l._id").as("line_id"), "l.order_id"])
    .where("o.status", "=", "Draft").where("o.problem_mask", "=", 0).where("l.item_id", "is not", null)
    .groupBy(["l.order_id", "o.seq"]).orderBy("o.seq", "desc").limit(DRAFTS).execute();
  if (lines.length === 0) return;
  await tx.deleteFrom("placements").where("line_id", "in", lines.map(({ line_id }) => line_id)).execute();
  await keepProblemsOf(tx, lines.map(({ order_id }) => order_id), at);
}
