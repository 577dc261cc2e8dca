/** Reads lines of the statement: ledger entries on sellers' accounts, each joined with its movement. */
import { sql } from "kysely";
import { isSeller } from "../../../../api/access.ts";
import type { StatementLine } from "../../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { type Condition, every, isOneOf } from "../../../db/conditions.ts";
import type { StatementLinesView } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";

export type StatementRow = Readonly<Omit<StatementLinesView, "seq" | "txn_id">> & {
  readonly ref_kind: string;
  readonly ref_id: string;
  readonly seller_name: string;
  readonly actor_id: string;
  readonly event_at: number | null;
  readonly actor_name: string;
};

const FIELDS = sql.raw(
  `r._id, r.account, r.seller_id, r.kind, r.ref_code, r.no, r.currency, r.amount_minor, r.balance_minor, r.created_at,
  r.status, case when t.order_id is not null then 'order' else t.ref_kind end as ref_kind,
  coalesce(t.order_id, t.ref_id, '') as ref_id, s.name as seller_name, t.actor_id, t.event_at, coalesce(a.name, '') as actor_name`,
);
const NAMES = sql.raw(
  `join ledger_txns as t on t._id = r.txn_id join users as s on s._id = r.seller_id
  left join users as a on a._id = t.actor_id`,
);

function linesAre(ids: readonly string[]): Condition {
  const movements = ids.map((id) => id.slice(0, Math.max(0, id.lastIndexOf("-"))));
  return every([entriesWith(isOneOf("txn_id", movements)), isOneOf("k._id", ids)]);
}

/** Compares whole references, as typed and in capitals, so that an index is used. */
const referencesAre = (values: readonly string[]): Condition =>
  entriesWith(isOneOf("ref_code", [...new Set(values.flatMap((value) => [value, value.toUpperCase()]))]));

/** Adds the time range to a condition, so that SQLite reads only that part of the seller's lines. */
function entriesWith(condition: Condition): Condition {
  const found = sql`from ledger_entries where seller_id is not null and ${condition}`;
  return sql<
    boolean
  >`(k.seq in (select seq ${found}) and k.created_at between (select min(created_at) ${found})
    and (select max(created_at) ${found}))`;
}

export function lineView(row: StatementRow, { session }: AuthorizedContext): StatementLine {
  const { actor_id, ...line } = row;
  // Sellers do not see which member of staff caused a line.
  const isShown = !isSeller(session.person) || actor_id === session.person._id;
  return {
    ...line,
    debit_minor: row.amount_minor < 0 ? -row.amount_minor : null,
    credit_minor: row.amount_minor > 0 ? row.amount_minor : null,
    actor_name: isShown ? row.actor_name : "",
    version: 1,
  };
}

export const statementList: ListSource<StatementRow, StatementLine> = {
  table: "statement_lines",
  key: "seq",
  columns: { seller: "seller_id" },
  conditions: { _id: linesAre },
  searched: referencesAre,
  isHeavy: ({ search, kind }) => Boolean(search) || Array.isArray(kind),
  rows: (rows) => sql<StatementRow>`select ${FIELDS} from ${rows} ${NAMES}`,
  wire: lineView,
};
