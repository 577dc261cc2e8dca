/** Finds unused labels whose deadline for voiding is near. */
import { sql } from "kysely";
import { AUTO_VOID_DAYS } from "../../../../api/handover/postage_requests.ts";
import { DAY_SECONDS } from "../../../../api/constants.ts";
import { OWN_SOURCES } from "../../../../api/shipping/tracking.ts";
import { type Condition, isNoneOf, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";

/** Statuses of packages that no box or carrier has: the carrier may still scan any other. */
const UNSENT = ["Ready", "Packed"] as const;

/** Matches rows of `labels` that will be voided automatically. */
export const isVoidedUnused: Condition = sql<boolean>`labels.status = 'Live' and labels.void_until is not null
  and exists (select 1 from shipping_methods as m join integrations as i on i._id = m.integration_id
    where m.code = labels.method_code and i.kind = labels.provider and i.auto_void = 1 and i.status = 'Active')
  and exists (select 1 from packages as p where p._id = labels.package_id and ${
  isOneOf("p.shipment_status", UNSENT)
})
  and not exists (select 1 from track_events as e where e.package_id = labels.package_id
    and ${isNoneOf("e.source", OWN_SOURCES)})
  and not exists (select 1 from manifest_lines as n where n.package_id = labels.package_id and n.live = 1)
  and not exists (select 1 from postage_requests as q where q.label_id = labels._id and q.kind = 'void')`;

export async function hasAutoVoid(reader: Reader): Promise<boolean> {
  const row = await reader.selectFrom("integrations").select("_id").where("auto_void", "=", 1)
    .where("status", "=", "Active").limit(1).executeTakeFirst();
  return row !== undefined;
}

export interface UnusedLabel {
  readonly _id: string;
  readonly package_id: string;
  readonly void_until: number;
}

export async function unusedLabels(
  reader: Reader,
  now: number,
  most: number,
): Promise<readonly UnusedLabel[]> {
  const { rows } = await sql<UnusedLabel>`select labels._id, labels.package_id, labels.void_until from labels
    where labels.void_until >= ${now} and labels.void_until <= ${now + AUTO_VOID_DAYS * DAY_SECONDS}
      and ${isVoidedUnused}
    order by labels.void_until, labels._id limit ${most}`.execute(reader);
  return rows;
}
