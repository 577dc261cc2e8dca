/** Reads ledger entries of the business's own accounts, found by an index of their time. */
import { sql } from "kysely";
import type { LedgerEntry } from "../../../../api/generated/schema.ts";
import { reportEntries } from "../../../../resources/figures/report_entries.ts";
import { type Condition, every, isOneOf } from "../../../db/conditions.ts";
import type { LedgerLinesView } from "../../../db/tables.ts";
import { listOf } from "../../../list/resolver.ts";
import type { ListSource } from "../../../list/source.ts";
import { LEDGER_DAYS } from "./ledger_days.ts";

type EntryRow = LedgerLinesView & Pick<LedgerEntry, "ref_code" | "ref_kind" | "ref_id" | "seller_name">;

const FIELDS = sql.raw(
  `r._id, r.created_at, r.heading, r.kind, t.ref_code, r.seller_id, r.service, r.amount_minor, r.currency,
  case when t.order_id is not null then 'order' else t.ref_kind end as ref_kind,
  coalesce(t.order_id, t.ref_id, '') as ref_id, coalesce(s.name, '') as seller_name`,
);

/** Finds entries by their movement's id, because no index has the ids of entries. */
function entriesAre(ids: readonly string[]): Condition {
  const movements = ids.map((id) => id.slice(0, Math.max(0, id.indexOf("."))));
  return every([
    sql<boolean>`k.seq in (select seq from ledger_entries where ${isOneOf("txn_id", movements)})`,
    isOneOf("k._id", ids),
  ]);
}

/** Matches entries of orders that were created as one of these remedies. */
const isOfRemedy = (kinds: readonly string[]): Condition =>
  sql<boolean>`k.txn_id in (select t._id from ledger_txns as t join orders as o on o._id = t.order_id
    where o.remedy <> '' and ${isOneOf("o.remedy", kinds)})`;

const source: ListSource<EntryRow, LedgerEntry> = {
  table: "ledger_lines",
  key: "seq",
  columns: { seller: "seller_id" },
  conditions: { _id: entriesAre, remedy: isOfRemedy },
  isHeavy: () => true,
  dailySums: LEDGER_DAYS,
  rows: (rows) =>
    sql<EntryRow>`select ${FIELDS} from ${rows} join ledger_txns as t on t._id = r.txn_id
      left join users as s on s._id = r.seller_id`,
  wire: ({ seq: _, txn_id: __, ...row }) => ({ ...row, version: 1 }),
};

export const entriesList = listOf(reportEntries, source);
