import { DAY_SECONDS } from "../../../../../api/constants.ts";
import { PACKAGES_ENDED } from "../../../../../api/statuses.ts";
import { OWN_SOURCES } from "../../../../../api/shipping/tracking.ts";
import { isOneOf } from "../../../../db/conditions.ts";
import type { Reader, Writer } from "../../../../db/database.ts";

/** Time of the notice before the deadline for voiding: at least one working day, even over a weekend. */
const SOON_SECONDS = 3 * DAY_SECONDS;
const AT_ONCE = 100;

export interface ExpiringLabel {
  readonly _id: string;
  readonly package_id: string;
  readonly carrier: string;
  readonly number: string;
  readonly code: string;
}

export const expiringLabels = (reader: Reader, at: number): Promise<ExpiringLabel[]> =>
  reader.selectFrom("labels as l").innerJoin("packages as p", "p._id", "l.package_id")
    .select(["l._id", "l.package_id", "l.carrier", "l.number", "p.code"])
    .where("l.status", "=", "Live").where("l.void_told_at", "is", null)
    .where("p.shipment_status", "not in", PACKAGES_ENDED)
    .where("l.void_until", ">", at).where("l.void_until", "<=", at + SOON_SECONDS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("track_events as e").select("e._id").whereRef("e.label_id", "=", "l._id")
            .where("e.source", "not in", [...OWN_SOURCES]),
        ),
      )
    ).orderBy("l.void_until").limit(AT_ONCE).execute();

export async function storeNotifiedAt(tx: Writer, ids: readonly string[], at: number): Promise<void> {
  await tx.updateTable("labels").set({ void_told_at: at }).where(isOneOf("_id", ids)).execute();
}
