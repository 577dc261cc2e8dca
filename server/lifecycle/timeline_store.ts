/** The history of records: their audit rows, as whoever may see a record may see them. */
import { sql } from "kysely";
import type { QueryName, TimelineEntry } from "../../api/generated/schema.ts";
import { grouped, type Load } from "../batch.ts";
import { among } from "../db/conditions.ts";
import { inScope } from "../scope.ts";

/** Rows of one record that are shown. */
const MAX_ENTRIES = 200;

interface AuditRow {
  readonly _id: string;
  readonly entity_id: string;
  readonly at: number;
  readonly actor_name: string;
  readonly actor_for: string | null;
  readonly action: string;
  readonly reason: string;
  readonly changes: string;
}

/** Newest first, by the id of the record. @param entity its name in the audit */
export const timelinesOf =
  (entity: QueryName): Load<readonly TimelineEntry[]> => async (reader, scope, ids) => {
    const { rows } = await sql<
      AuditRow
    >`select ranked._id, entity_id, at, actor_name, users.name as actor_for, action,
      reason, changes from (
      select audit_events.*, row_number() over (partition by entity_id order by seq desc) as place
      from audit_events where entity = ${entity} and ${among("entity_id", ids)} and ${inScope(scope)}
    ) as ranked left join users on users._id = acting_for where place <= ${MAX_ENTRIES} order by seq desc`
      .execute(reader);
    const groups = grouped(rows, (row) => row.entity_id);
    return new Map([...groups].map(([id, group]) => [id, group.map(entryOf)]));
  };

const entryOf = ({ _id, at, actor_name, actor_for, action, reason, changes }: AuditRow): TimelineEntry => ({
  _id,
  at,
  actor: actor_name,
  actor_for: actor_for ?? "",
  action,
  reason,
  changes: JSON.parse(changes) as TimelineEntry["changes"],
});
