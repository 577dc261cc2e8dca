/** Where an order that is paid now is made: the place that takes orders and has most of the way, by its priority. */
import type { Reader } from "../../db/database.ts";
import type { LocationRow } from "./store.ts";

export type MakingPlace = Pick<LocationRow, "_id" | "steps">;

/** Every garment has to be packed somewhere. */
const NEEDED = "pack";

/** Null where no active factory packs. */
export async function makingPlace(reader: Reader): Promise<MakingPlace | null> {
  const rows = await reader.selectFrom("locations").select(["_id", "steps"])
    .where("status", "=", "Active").where("type", "=", "factory")
    .orderBy("priority").orderBy("code").execute();
  return rows.find(({ steps }) => (JSON.parse(steps) as string[]).includes(NEEDED)) ?? null;
}
