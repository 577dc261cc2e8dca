/** Items that are never made without a print file, and drafts that wait for one: what the list of missing artwork shows. */
import type { Writer } from "../db/database.ts";
import { keepProblemsOf } from "../modules/orders/recheck.ts";

/** Chosen: enough for a list, and few beside the drafts that have all they need. */
const ITEMS = 3;
const DRAFTS = 6;

/** Of no item that is being made without one: its garments could not go on. */
export async function askForArtwork(tx: Writer, at: number): Promise<void> {
  const bare = tx.selectFrom("units as u").innerJoin("order_lines as l", "l._id", "u.order_line_id")
    .leftJoin("placements as p", "p.line_id", "l._id").where("p._id", "is", null)
    .where("u.print_status", "not in", ["Packed", "Stopped"]).select("l.item_id").distinct();
  const waiting = await tx.selectFrom("order_lines as l").innerJoin("orders as o", "o._id", "l.order_id")
    .select(["l._id as line_id", "l.item_id", "l.order_id"])
    .where("o.status", "=", "Draft").where("o.problem_mask", "=", 0).where("l.item_id", "is not", null)
    .where("l.item_id", "not in", bare).orderBy("o.seq", "desc").limit(200).execute();
  const items = [...new Set(waiting.map(({ item_id }) => item_id ?? ""))].slice(0, ITEMS);
  const lines = waiting.filter(({ item_id }) => items.includes(item_id ?? "")).slice(0, DRAFTS);
  if (lines.length === 0) return;
  await tx.updateTable("items").set({ art: "required" }).where("_id", "in", items).execute();
  await tx.deleteFrom("placements").where("line_id", "in", lines.map(({ line_id }) => line_id)).execute();
  await keepProblemsOf(tx, [...new Set(lines.map(({ order_id }) => order_id))], at);
}
