/** The demonstration's task list. Source: spec S3.9. */
import type { Task } from "../../../../machines/demonstration_tasks.ts";
import type { World } from "./world.ts";

const FIRST_ID = 1041;

const ROWS: readonly (readonly [status: string, title: string, store: string, ageMinutes: number])[] = [
  ["Processing", "Check the artwork of 12 mugs", "Northwind Gifts", 4],
  ["Pending", "Approve the mock-up of the navy hoodie", "Paper Lantern", 26],
  ["On Hold", "Ask the buyer for the flat number", "Kite & Co", 48],
  ["Processing", "Print 40 tote bags, both sides", "Northwind Gifts", 95],
  ["In Production", "Cut 6 canvas prints 60 × 90", "Wall Stories", 170],
  ["Pending", "Match two new SKUs of the spring range", "Paper Lantern", 260],
  ["Ready", "Pack the gift set with the handwritten card", "Kite & Co", 420],
  ["Done", "Reprint a poster that arrived creased", "Wall Stories", 610],
  ["In Production", "Sew labels into 25 beanies", "Harbour Supply", 840],
  ["On Hold", "Wait for the white ink to be delivered", "Harbour Supply", 1_190],
  ["Processing", "Weigh the parcel for Lisbon again", "Northwind Gifts", 1_560],
  ["Done", "Hand over the Tuesday manifest", "Harbour Supply", 2_020],
  ["Ready", "Collect three boxes for the pick-up", "Paper Lantern", 2_700],
  ["Cancelled", "Stop the second print of a doubled order", "Kite & Co", 3_400],
  ["Done", "Refund the postage of a late parcel", "Wall Stories", 4_380],
  ["Pending", "Choose a sturdier box for ceramic plates", "Northwind Gifts", 5_900],
  ["Done", "Photograph the new apron for the catalogue", "Harbour Supply", 7_300],
  ["Done", "Answer the question about washing at 60 °C", "Paper Lantern", 10_200],
];

/** Newest first. */
export function tasksOf({ startedAt }: World): readonly Task[] {
  return ROWS.map(([status, title, store_name, ageMinutes], at) => ({
    id: `T-${FIRST_ID - at}`,
    status,
    title,
    store_name,
    created_at: startedAt - ageMinutes * 60,
  }));
}
