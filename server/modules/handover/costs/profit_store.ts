/**
 * Sums charges and costs of packages and orders. Each amount is a ledger entry, found by the record that it refers
 * to, a share of a booked cost, or a line of a postage invoice.
 */
import { type RawBuilder, sql } from "kysely";
import type { ProfitLine } from "../../../../api/generated/schema.ts";
import { type ProfitAmount, profitLines } from "../../../../api/handover/profit.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";

type Statement = RawBuilder<unknown>;

/** Joins ledger entries `e` and their accounts `a` to transactions `t`. */
const ENTRIES = sql.raw(
  "join ledger_entries as e on e.txn_id = t._id join ledger_accounts as a on a._id = e.account_id",
);

/** Entries of cost accounts have the opposite sign of the cost. */
const COST = sql.raw("e.currency, 0 - e.amount_minor as minor");

/** Selects costs of packages `p`: labels, postage invoices and requests, shares. @param id key of the sums */
const costsOf = (id: "p._id" | "p.order_id", ours: Statement): Statement => {
  const of = sql.ref(id);
  return sql`select ${of} as id, 'postage' as part, 'booked' as side, ${COST}
      from packages as p join labels as l on l.package_id = p._id
      join ledger_txns as t on t.ref_id = l._id and t.ref_kind = 'labels' ${ENTRIES}
      where ${ours} and a.kind = 'cost'
    union all select ${of}, 'postage', 'corrected', ${COST}
      from packages as p join postage_lines as l on l.package_id = p._id
      join ledger_txns as t on t.ref_id = l._id and t.ref_kind = 'postage_lines' ${ENTRIES}
      where ${ours} and a.kind = 'cost'
    union all select ${of}, 'postage', 'corrected', ${COST}
      from packages as p join postage_requests as q on q.package_id = p._id
      join ledger_txns as t on t.ref_id = q._id and t.ref_kind = 'postage_requests' ${ENTRIES}
      where ${ours} and a.kind = 'cost'
    union all select ${of}, 'postage', 'invoiced', l.currency, l.amount_minor
      from packages as p join postage_lines as l on l.package_id = p._id
      where ${ours} and l.posted_at is not null and l.status <> 'Ignored'
    union all select ${of}, c.kind, 'booked', c.currency, s.amount_minor
      from packages as p join cost_shares as s on s.package_id = p._id
      join handover_costs as c on c._id = s.cost_id where ${ours}`;
};

/** Selects the revenue of packages: label charges, refunds of them, and differences that sellers were charged. */
const chargesOfPackages = (ours: Statement): Statement =>
  sql`select p._id as id, a.party as part, 'charged' as side, e.currency, e.amount_minor as minor
      from packages as p join labels as l on l.package_id = p._id
      join ledger_txns as t on t._id = l.charge_txn_id ${ENTRIES}
      where ${ours} and a.kind = 'revenue'
    union all select p._id, a.party, 'charged', e.currency, e.amount_minor
      from packages as p join labels as l on l.package_id = p._id
      join ledger_txns as t on t.reverses = l.charge_txn_id ${ENTRIES}
      where ${ours} and a.kind = 'revenue'
    union all select p._id, a.party, 'charged', e.currency, e.amount_minor
      from packages as p join postage_lines as l on l.package_id = p._id
      join ledger_txns as t on t.ref_id = l._id and t.ref_kind = 'postage_lines' ${ENTRIES}
      where ${ours} and a.kind = 'revenue'`;

const amountsOfOrders = (ids: readonly string[]): Statement =>
  sql`select t.order_id as id, a.party as part, 'charged' as side, e.currency, e.amount_minor as minor
      from ledger_txns as t ${ENTRIES} where ${isOneOf("t.order_id", ids)} and a.kind = 'revenue'
    union all select t.order_id, 'goods', 'booked', ${COST}
      from ledger_txns as t ${ENTRIES}
      where ${isOneOf("t.order_id", ids)} and t.ref_kind = 'order_costs' and a.kind = 'cost'`;

type AmountRow = Omit<ProfitAmount, "minor"> & { readonly id: string; readonly minor: number | string };

async function profitBy(reader: Reader, amounts: Statement): Promise<Map<string, readonly ProfitLine[]>> {
  const { rows } = await sql<AmountRow>`select id, part, side, currency, sum(minor) as minor
    from (${amounts}) as x group by id, part, side, currency`.execute(reader);
  const groups = groupRows(rows.map((row) => ({ ...row, minor: Number(row.minor) })), ({ id }) => id);
  return new Map([...groups].map(([id, some]) => [id, profitLines(some)]));
}

/** Checks no rights: callers must check that the person may see costs. */
export const profitOfPackages: Load<readonly ProfitLine[]> = async (reader, _scope, ids) => {
  const ours = isOneOf("p._id", ids);
  return await profitBy(reader, sql`${chargesOfPackages(ours)} union all ${costsOf("p._id", ours)}`);
};

export const profitOfOrders: Load<readonly ProfitLine[]> = async (reader, _scope, ids) =>
  await profitBy(
    reader,
    sql`${amountsOfOrders(ids)} union all ${costsOf("p.order_id", isOneOf("p.order_id", ids))}`,
  );
