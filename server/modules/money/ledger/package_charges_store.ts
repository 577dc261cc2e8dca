import { sql } from "kysely";
import type { PackageCharge } from "../../../../api/generated/schema.ts";
import { isFloor } from "../../../../api/access.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import { isOneOf } from "../../../db/conditions.ts";
import { inScope } from "../../../scope.ts";

interface ChargeRow {
  readonly package_id: string;
  readonly kind: string;
  readonly amount_minor: number | string;
  readonly tax_minor: number | string;
  readonly currency: string;
  readonly at: number;
}

/** Returns holds, charges and refunds by package, the oldest first; none for the floor: it sees no prices. */
export const packageCharges: Load<readonly PackageCharge[]> = async (reader, scope, ids, context) => {
  if (!context || isFloor(context.session.person)) return new Map();
  // Holds and charges are indexed by order; those of a package belong to its first order.
  const its = sql`packages as p join`;
  const ours = sql`${isOneOf("p._id", ids)} and ${inScope(scope, "p.seller_id")}`;
  const { rows } = await sql<ChargeRow>`
    select p._id as package_id, 'held' as kind, h.amount_minor, 0 as tax_minor, h.currency, h.created_at as at, 0 as turn
      from ${its} holds as h on h.order_id = p.order_id and h.package_id = p._id where ${ours}
    union all
    select p._id, 'freed', h.amount_minor, 0, h.currency, h.updated_at, 1
      from ${its} holds as h on h.order_id = p.order_id and h.package_id = p._id
      where ${ours} and h.status = 'Released'
    union all
    select p._id, 'charged', c.amount_minor + c.tax_minor, c.tax_minor, c.currency, c.created_at, 2
      from ${its} charge_lines as c on c.order_id = p.order_id and c.package_id = p._id where ${ours}
    union all
    select p._id, 'returned', sum(e.amount_minor), 0, e.currency, t.created_at, 3
      from ${its} charge_lines as c on c.order_id = p.order_id and c.package_id = p._id
        join ledger_txns as t on t.reverses = c.txn_id
        join ledger_entries as e on e.txn_id = t._id and e.seller_id is not null
      where ${ours} group by p._id, t._id, e.currency, t.created_at
    order by at, turn`.execute(reader);
  const groups = groupRows(rows, ({ package_id }) => package_id);
  return new Map([...groups].map(([id, group]) => [id, group.map(chargeOf)]));
};

const chargeOf = ({ kind, amount_minor, tax_minor, currency, at }: ChargeRow): PackageCharge => ({
  kind,
  amount_minor: Number(amount_minor),
  tax_minor: Number(tax_minor),
  currency,
  at,
});
