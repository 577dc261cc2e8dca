import type { UnitPhoto } from "../../../../api/generated/schema.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { UnitPhotosTable } from "../../../db/tables.ts";
import { inScope, type Scope } from "../../../scope.ts";

export type UnitPhotoRow = Readonly<UnitPhotosTable>;

export const photosOfEvents: Load<readonly UnitPhoto[]> = async (reader, scope, ids) => {
  const rows = await reader.selectFrom("unit_photos").select(["_id", "event_id", "created_at"])
    .where(isOneOf("event_id", ids)).where(inScope(scope)).orderBy("created_at").orderBy("_id").execute();
  const groups = groupRows(rows, ({ event_id }) => event_id);
  return new Map([...groups].map(([id, group]) => [id, group.map(({ event_id: _, ...photo }) => photo)]));
};

export async function photosById(
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
): Promise<Map<string, UnitPhotoRow>> {
  const rows = await reader.selectFrom("unit_photos").selectAll().where(isOneOf("_id", ids)).where(
    inScope(scope),
  )
    .execute();
  return new Map(rows.map((row) => [row._id, row]));
}

export async function countPhotos(reader: Reader, eventId: string): Promise<number> {
  return (await reader.selectFrom("unit_photos").select("_id").where("event_id", "=", eventId).execute())
    .length;
}

export async function insertPhoto(tx: Writer, row: UnitPhotoRow): Promise<void> {
  await tx.insertInto("unit_photos").values(row).execute();
}

export async function deletePhotos(tx: Writer, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom("unit_photos").where(isOneOf("_id", ids)).execute();
}

export async function storedPhotos(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader.selectFrom("unit_photos").select("_id").where(isOneOf("_id", ids)).execute();
  return new Set(rows.map(({ _id }) => _id));
}

export interface PhotoSubject {
  readonly _id: string;
  readonly unit_id: string;
  readonly seller_id: string;
  readonly actor_id: string;
  readonly code: string;
}

export const subjectOf = async (
  reader: Reader,
  scope: Scope,
  id: string,
): Promise<PhotoSubject | undefined> =>
  await rejects(reader, scope).where("e._id", "=", id).executeTakeFirst() ??
    await damagedById(reader, scope, id);

async function damagedById(reader: Reader, scope: Scope, id: string): Promise<PhotoSubject | undefined> {
  return await reader.selectFrom("returns as g").innerJoin("units as u", "u._id", "g.unit_id")
    .select(["g._id", "g.unit_id", "g.seller_id", "g.actor_id", "u.code"])
    .where("g._id", "=", id).where("g.outcome", "=", "scrapped").where(inScope(scope, "g.seller_id"))
    .where(({ not, exists, selectFrom }) =>
      not(exists(
        selectFrom("returns as later").select("later._id").whereRef("later.unit_id", "=", "g.unit_id")
          .whereRef("later.turn", ">", "g.turn"),
      ))
    ).executeTakeFirst();
}

/** Maximum time between the event of a step and the row of its scan. */
const SCAN_SECONDS = 5;

/** Finds a reject by the key of its scan, while the scan is stored. */
export async function rejectOfScan(
  reader: Reader,
  scope: Scope,
  { actor, key }: { readonly actor: string; readonly key: string },
): Promise<PhotoSubject | undefined> {
  const scan = await reader.selectFrom("scans").select(["unit_id", "device", "at"])
    .where("actor_id", "=", actor).where("key", "=", key).where("event", "=", "unit.reject")
    .where("outcome", "=", "done").executeTakeFirst();
  if (!scan?.unit_id) return undefined;
  return await rejects(reader, scope).where("e.unit_id", "=", scan.unit_id).where("e.actor_id", "=", actor)
    .where("e.device", "=", scan.device).where("e.at", "<=", scan.at).where(
      "e.at",
      ">=",
      scan.at - SCAN_SECONDS,
    )
    .orderBy("e.seq", "desc").executeTakeFirst();
}

const rejects = (reader: Reader, scope: Scope) =>
  reader.selectFrom("unit_events as e").innerJoin("units as u", "u._id", "e.unit_id")
    .select(["e._id", "e.unit_id", "e.seller_id", "e.actor_id", "u.code"])
    .where("e.event", "=", "unit.reject").where(inScope(scope, "e.seller_id"));
