/** Stations, as scans name them. */
import type { Reader } from "../../db/database.ts";
import type { StationsTable } from "../../db/workshop_tables.ts";

export type ScanStation = Pick<StationsTable, "_id" | "location_id" | "step" | "auto_pass">;

export const stationByCode = (reader: Reader, code: string): Promise<ScanStation | undefined> =>
  reader.selectFrom("stations").select(["_id", "location_id", "step", "auto_pass"])
    .where("code", "=", code.toUpperCase()).executeTakeFirst();
