import { DAY_SECONDS } from "../../../../api/constants.ts";
import { ApiError } from "../../../../api/errors.ts";
import { AGAIN_SECONDS, SCAN_LIFE_DAYS } from "../../../../api/workshop/scans.ts";
import { isAtLeast } from "../../../db/conditions.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { ScansTable } from "../../../db/tables.ts";
import type { Hand } from "./hand.ts";

export type NewScan = Omit<ScansTable, "seq">;

const SCAN = [
  "_id",
  "actor_id",
  "key",
  "station_id",
  "device",
  "device_seq",
  "device_at",
  "code",
  "outcome",
  "answer",
  "unit_id",
  "ticket",
  "event",
  "at",
  "package_id",
  "box_id",
] as const satisfies readonly (keyof NewScan)[];

const insert = cacheQuery((reader, place: Place<NewScan>) =>
  (reader as Writer).insertInto("scans")
    .values(Object.fromEntries(SCAN.map((column) => [column, place(column)])) as unknown as NewScan)
    .onConflict((conflict) => conflict.columns(["actor_id", "key"]).doNothing())
);

/** @throws {ApiError} if a scan with the key exists although its answer was deleted: no key is carried out twice */
export async function insertScan(tx: Writer, row: NewScan): Promise<void> {
  const { numAffectedRows } = await insert.run(tx, row);
  if (numAffectedRows === 0n) {
    throw new ApiError("IDEMPOTENCY_KEY_MISMATCH", "This key was used before: a new scan needs a new key");
  }
}

/** Returns the last scan of a person and device at a station, if it was made a moment ago. */
const findRecentScan = (
  reader: Reader,
  { station, actor, device }: Hand & { readonly station: string },
  now: number,
) =>
  reader.selectFrom("scans").select(["unit_id", "code", "outcome", "device_at"])
    .where("station_id", "=", station).where("actor_id", "=", actor).where("device", "=", device)
    .where(isAtLeast("at", now - AGAIN_SECONDS)).orderBy("seq", "desc").limit(1).executeTakeFirst();

/** Returns true if this was the last ticket that the same person and device scanned here, a moment ago. */
export async function wasJustRead(
  reader: Reader,
  hand: Hand & { readonly station: string },
  unit: string,
  now: number,
): Promise<boolean> {
  return (await findRecentScan(reader, hand, now))?.unit_id === unit;
}

const TAKEN = ["done", "already"];

/** Returns true if the same person and device scanned this code here a moment ago, with success. */
export async function wasJustDone(
  reader: Reader,
  hand: Hand & { readonly station: string },
  { code, device_at }: { readonly code: string; readonly device_at: number | null },
  now: number,
): Promise<boolean> {
  const last = await findRecentScan(reader, hand, now);
  // Stored scans arrive together, however much later the second one was made.
  const pause = (device_at ?? 0) - (last?.device_at ?? device_at ?? 0);
  return last !== undefined && last.code === code && TAKEN.includes(last.outcome) && pause <= AGAIN_SECONDS;
}

const LOOKS = ["parcel.open", "parcel.close"];

export async function lastDoneAt(
  reader: Reader,
  { station, device }: { readonly station: string; readonly device: string },
  since: number,
): Promise<string> {
  const last = await reader.selectFrom("scans").select("event").where("station_id", "=", station)
    .where("device", "=", device).where("outcome", "=", "done").where("event", "not in", LOOKS)
    .where(isAtLeast("at", since)).orderBy("seq", "desc").limit(1).executeTakeFirst();
  return last?.event ?? "";
}

const stationsOf = cacheQuery((reader, place: Place<{ location_id: string; step: string }>) =>
  reader.selectFrom("stations").select("name").where("location_id", "=", place("location_id"))
    .where("step", "=", place("step")).limit(2)
);

export async function onlyStation(reader: Reader, location_id: string, step: string): Promise<string> {
  const rows = await stationsOf.all(reader, { location_id, step });
  return rows.length === 1 ? rows[0]?.name ?? "" : "";
}

export async function forgetScans(tx: Writer, now: number): Promise<void> {
  await tx.deleteFrom("scans").where("at", "<", now - SCAN_LIFE_DAYS * DAY_SECONDS).execute();
}
