/** Reads steps for a package's timeline: of its orders' payment, its box, its bill and its flight. */
import { type RawBuilder, sql } from "kysely";
import { allows, isSeller } from "../../../../api/access.ts";
import type { PackageHandoverStep } from "../../../../api/generated/schema.ts";
import { ibic } from "../../../../resources/handover/ibic.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import {
  CHANGES_STATUS,
  STEP_COLUMNS,
  type StepRow,
  stepsByOwner,
} from "../../../lifecycle/timeline_store.ts";
import type { Scope } from "../../../scope.ts";

interface HandoverRow extends StepRow {
  readonly list: string;
  readonly record_id: string;
  readonly code: string;
}

/** Selects the records that packages belong to: list, entity name in the audit, id and number. */
const around = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`select po.package_id as owner_id, 'orders' as list, 'orders' as entity, o._id as record_id, o.code
    from package_orders as po join orders as o on o._id = po.order_id where ${isOneOf("po.package_id", ids)}
  union all select p._id, 'containers', 'boxes', b._id, b.code
    from packages as p join boxes as b on b._id = p.box_id where ${isOneOf("p._id", ids)}
  union all select p._id, 'local_bill', 'localBills', lb._id, lb.code
    from packages as p join boxes as b on b._id = p.box_id join local_bills as lb on lb._id = b.local_bill_id
    where ${isOneOf("p._id", ids)}
  union all select p._id, 'ibic', 'consolidations', c._id, c.code
    from packages as p join boxes as b on b._id = p.box_id join consolidations as c on c._id = b.consolidation_id
    where ${isOneOf("p._id", ids)}`;

/** Matches steps; of an order only its payment, because the order's timeline shows all others. */
const IS_SHOWN = sql<boolean>`${CHANGES_STATUS} and (a.list <> 'orders' or e.action = 'order.pay')`;

/** Returns no steps for sellers and agents, who may not see boxes and flights. */
export async function handoverStepsOf(
  reader: Reader,
  _scope: Scope,
  ids: readonly string[],
  context?: AuthorizedContext,
): Promise<ReadonlyMap<string, readonly PackageHandoverStep[]>> {
  const person = context?.session.person;
  if (!person || isSeller(person) || !allows(ibic.rule, person)) return new Map();
  const { rows } = await sql<HandoverRow>`select a.owner_id, a.list, a.record_id, a.code, ${STEP_COLUMNS}
    from (${around(ids)}) as a join audit_events as e on e.entity = a.entity and e.entity_id = a.record_id
    left join users as u on u._id = e.acting_for where ${IS_SHOWN} order by e.seq`.execute(reader);
  return stepsByOwner(rows, ({ list, record_id, code }, entry) => ({ list, record_id, code, entry }));
}
