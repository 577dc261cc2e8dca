/** Reads the steps of cases for the timeline of their order, limited for everybody to what a seller may see. */
import { sql } from "kysely";
import type { OrderCaseStep } from "../../../../api/generated/schema.ts";
import { cacheQuery, type Place } from "../../../db/cached_query.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Load } from "../../../graphql/batch.ts";
import {
  CHANGES_STATUS,
  STEP_COLUMNS,
  type StepRow,
  stepsByOwner,
} from "../../../lifecycle/timeline_store.ts";
import { inScope, type ScopedIds } from "../../../scope.ts";
import { casesAbout } from "./orders_store.ts";

interface CaseStepRow extends StepRow {
  readonly case_id: string;
  readonly code: string;
}

// SQLite keeps the order of a cross join; otherwise it would read the steps of all cases.
const steps = cacheQuery((_reader, place: Place<ScopedIds>) =>
  sql<CaseStepRow>`select about.order_id as owner_id, c._id as case_id, c.code, ${STEP_COLUMNS}
    from (${casesAbout(isOneOf("o._id", place("ids")))}) as about cross join cases as c
      cross join audit_events as e left join users as u on u._id = e.acting_for
    where c._id = about.case_id and e.entity = 'cases' and e.entity_id = c._id and ${
    inScope(place("scope"), "c.seller_id")
  }
      and ${CHANGES_STATUS} order by e.seq`
);

export const caseStepsOf: Load<readonly OrderCaseStep[]> = async (reader, scope, ids) =>
  stepsByOwner(
    await steps.all(reader, { ids, scope }),
    ({ case_id, code }, entry) => ({ case_id, code, entry }),
  );
