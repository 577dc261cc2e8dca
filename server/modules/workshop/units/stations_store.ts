import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import type { Reader } from "../../../db/database.ts";
import type { StationsTable } from "../../../db/tables.ts";

export type ScanStation = Pick<StationsTable, "_id" | "code" | "location_id" | "step" | "auto_pass">;

const byCode = cacheQuery((reader, place: Place<{ code: string }>) =>
  reader.selectFrom("stations").select(["_id", "code", "location_id", "step", "auto_pass"]).where(
    "code",
    "=",
    place("code"),
  )
);

export const stationByCode = (reader: Reader, code: string): Promise<ScanStation | undefined> =>
  byCode.first(reader, { code: code.toUpperCase() });
