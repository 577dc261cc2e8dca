import { LIVE_BATCHES } from "../../../../api/workshop/batches.ts";
import type { Reader } from "../../../db/database.ts";

export async function isBatchLive(reader: Reader, id: string): Promise<boolean> {
  const row = await reader.selectFrom("print_batches").select("_id").where("_id", "=", id)
    .where("status", "in", LIVE_BATCHES).executeTakeFirst();
  return row !== undefined;
}
