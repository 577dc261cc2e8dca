/** Reads the steps of cases for the timeline of their order: what a seller may see of them, for everybody alike. */
import { sql } from "kysely";
import type { FieldChange, OrderCaseStep } from "../../../../api/generated/schema.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import { isOneOf } from "../../../db/conditions.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import { inScope, type ScopedIds } from "../../../scope.ts";

const MAX_STEPS = 200;

interface StepRow {
  readonly order_id: string;
  readonly case_id: string;
  readonly code: string;
  readonly _id: string;
  readonly at: number;
  readonly actor_name: string;
  readonly actor_for: string | null;
  readonly action: string;
  readonly reason: string;
  readonly changes: string;
}

const steps = cacheQuery((_reader, place: Place<ScopedIds>) =>
  sql<
    StepRow
  >`select c.order_id, c._id as case_id, c.code, e._id, e.at, e.actor_name, u.name as actor_for, e.action,
      e.reason, e.changes
    from cases as c join audit_events as e on e.entity = 'cases' and e.entity_id = c._id
    left join users as u on u._id = e.acting_for
    where ${isOneOf("c.order_id", place("ids"))} and ${inScope(place("scope"), "c.seller_id")}
      and e.changes like '%"field":"status"%' order by e.seq`
);

export const caseStepsOf: Load<readonly OrderCaseStep[]> = async (reader, scope, ids) => {
  const rows = await steps.all(reader, { ids, scope });
  return new Map(
    [...groupRows(rows, ({ order_id }) => order_id)].map((
      [id, some],
    ) => [id, some.slice(-MAX_STEPS).map(stepOf)]),
  );
};

const stepOf = (
  { case_id, code, order_id: _order, actor_name: actor, actor_for, changes, ...entry }: StepRow,
): OrderCaseStep => ({
  case_id,
  code,
  entry: {
    ...entry,
    actor,
    actor_for: actor_for ?? "",
    changes: (JSON.parse(changes) as FieldChange[]).filter(({ field }) => field === "status"),
  },
});
