import type { Reader } from "../../../db/database.ts";

export interface HeldOrder {
  readonly _id: string;
  readonly hold_until: number | null;
}

/**
 * Returns orders whose hold should have ended, the earliest first, after a cursor. The index of hold days suffices,
 * because a released order has no such day.
 * @param before unix seconds: the beginning of today
 */
export async function overdueHolds(
  reader: Reader,
  { before, after, most }: {
    readonly before: number;
    readonly after: HeldOrder | null;
    readonly most: number;
  },
): Promise<HeldOrder[]> {
  let query = reader.selectFrom("orders").select(["_id", "hold_until"])
    .where("hold_until", "<", before);
  if (after) {
    query = query.where((is) =>
      is.or([
        is("hold_until", ">", after.hold_until),
        is.and([is("hold_until", "=", after.hold_until), is("_id", ">", after._id)]),
      ])
    );
  }
  return await query.orderBy("hold_until").orderBy("_id").limit(most).execute();
}
