import type { Reader } from "../../../db/database.ts";
import { isOneOf } from "../../../db/conditions.ts";
import { boxesById, type BoxRow } from "../boxes/store.ts";

/** Returns boxes by their BX numbers and SSCCs. */
export async function boxesByNumber(
  reader: Reader,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, BoxRow>> {
  const named = [...new Set(numbers)].filter((number) => number !== "");
  const found = await reader.selectFrom("boxes").select("_id")
    .where((or) => or.or([isOneOf("code", named), isOneOf("sscc", named)])).execute();
  const boxes = await boxesById(reader, found.map(({ _id }) => _id));
  return new Map(
    [...boxes.values()].flatMap((box) =>
      [box.code, box.sscc].flatMap((number) => number ? [[number, box] as const] : [])
    ),
  );
}

/** Returns `<box id> <kind>` for each recorded scan of the boxes. */
export async function recordedScans(reader: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await reader.selectFrom("box_events").select(["box_id", "kind"]).where(isOneOf("box_id", ids))
    .execute();
  return new Set(rows.map(({ box_id, kind }) => `${box_id} ${kind}`));
}
