/** Updates the status of a range after numbers were issued or its bounds changed. */
import type { Writer } from "../../../db/database.ts";
import { settleAsSystem } from "../../../lifecycle/system_step.ts";

export async function settleRange(tx: Writer, id: string, at: number): Promise<void> {
  const moment = { at, timeZone: "UTC" };
  await settleAsSystem(tx, { lifecycle: "number_range", event: "numbers.settle", ids: [id], ...moment });
}
