import { MAX_LIST_VALUES } from "../../../../api/constants.ts";
import type { StationChoice } from "../../../../api/generated/schema.ts";
import type { Reader } from "../../../db/database.ts";

const withPlace = (reader: Reader) =>
  reader.selectFrom("stations as s").innerJoin("locations as l", "l._id", "s.location_id")
    .select(["s._id", "s.code", "s.name", "s.step", "l.code as location_code", "l.name as location_name"]);

/**
 * Lists stations of a step, those of preferred locations first, except those of closed ones. A paused location takes no
 * new orders, but finishes those that it has.
 */
export const stationsAt = (reader: Reader, step: string): Promise<StationChoice[]> =>
  withPlace(reader).where("s.step", "=", step).where("l.status", "<>", "Closed")
    .orderBy("l.priority", "desc").orderBy("l.code").orderBy("s.name").limit(MAX_LIST_VALUES).execute();

export const deskStation = (reader: Reader, code: string) =>
  withPlace(reader).select(["s.location_id", "s.auto_pass", "s.photo"]).where("s.code", "=", code)
    .executeTakeFirst();
export type DeskStation = NonNullable<Awaited<ReturnType<typeof deskStation>>>;
