/** Reads price tables, which belong to no seller: the access rules of their root fields restrict them. */
import { sql } from "kysely";
import type { PriceTable } from "../../../../api/generated/schema.ts";
import type { PriceTableBody } from "../../../../api/shipping/rating/price_table.ts";
import { type Condition, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { PriceTablesTable } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";
import { type BacktestFound, backtestOf } from "./findings.ts";

export type PriceTableRow = Readonly<Omit<PriceTablesTable, "seq" | "search_text">> & {
  readonly method_name: string;
  readonly location_name: string;
  readonly maker_name: string;
};

export type PriceTableView = Omit<
  PriceTable,
  "facts" | "timeline" | "in_force_body" | "in_force_code" | "cost_body"
>;

export const bodyIn = (json: string): PriceTableBody => JSON.parse(json) as PriceTableBody;

export function viewOf(row: PriceTableRow): PriceTableView {
  const { maker: _, line: _line, location_id, ...rest } = row;
  const { zones, brackets, duties } = bodyIn(row.body);
  const found: BacktestFound | null = backtestOf(row);
  return {
    ...rest,
    location_id: location_id ?? "",
    zones: zones.length,
    brackets: row.kind === "duty" ? duties.length : brackets.length,
    // Hides findings about prices that were changed since.
    backtest: found ? row.backtest : "",
    backtest_at: found?.at ?? null,
    delta_minor: found ? found.after_minor - found.before_minor : null,
  };
}

const FIELDS = sql.raw(
  `r._id, r.code, r.kind, r.line, r.method_code, r.plan, r.min_vip, r.location_id, r.forwarder, r.destination,
  r.currency, r.title, r.body, r.effective_at, r.expired_at, r.status, r.backtest, r.maker, r.created_at, r.updated_at,
  r.version, coalesce(m.name, '') as method_name, coalesce(l.name, '') as location_name,
  coalesce(u.name, '') as maker_name`,
);
const NAMES = sql.raw(
  `left join shipping_methods as m on m.code = r.method_code left join locations as l on l._id = r.location_id
  left join users as u on u._id = r.maker`,
);

const shared = {
  table: "price_tables",
  key: "seq",
  columns: { method: "method_code" },
  numbers: ["code"],
  isFoundByCode: true,
  rows: (rows) => sql<PriceTableRow>`select ${FIELDS} from ${rows} ${NAMES}`,
  wire: viewOf,
} as const satisfies Omit<ListSource<PriceTableRow, PriceTableView>, "visible">;

const PRICED: Condition = sql`kind <> 'cost'`;
const COSTS: Condition = sql`kind = 'cost'`;

export const pricesList: ListSource<PriceTableRow, PriceTableView> = { ...shared, visible: () => PRICED };
export const costsList: ListSource<PriceTableRow, PriceTableView> = { ...shared, visible: () => COSTS };

/** Reads tables of any kind: the rule of the step has checked the person's access. */
export async function tablesById(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PriceTableRow>> {
  const found = sql`(select * from price_tables as k where ${isOneOf("k._id", ids)}) as r`;
  const { rows } = await shared.rows(found).execute(reader);
  return new Map(rows.map((row) => [row._id, row]));
}

export async function dueTables(reader: Reader, now: number, most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ _id: string }>`select _id from price_tables as t
    where (status = 'scheduled' and effective_at <= ${now})
      or (status = 'active' and (expired_at <= ${now} or exists (select 1 from price_tables as n
        where n.line = t.line and n.status in ('scheduled', 'active', 'ended') and n.effective_at > t.effective_at
          and n.effective_at <= ${now})))
    order by effective_at, seq limit ${most}`.execute(reader);
  return rows.map(({ _id }) => _id);
}

/**
 * Returns when the next table of the same line begins, and how many begin at the same instant. @param at an instant
 * that replaces the draft's own beginning
 */
export async function neighborsOf(reader: Reader, ids: readonly string[], at: number | null = null) {
  const from = at === null ? sql`t.effective_at` : sql`${at}`;
  const { rows } = await sql<{ _id: string; next_at: number | null; twins: number | string }>`
    select t._id, min(case when n.effective_at > ${from} then n.effective_at end) as next_at,
      coalesce(sum(case when n.effective_at = ${from} then 1 else 0 end), 0) as twins
    from price_tables as t left join price_tables as n on n.line = t.line and n._id <> t._id
      and n.status in ('scheduled', 'active', 'ended')
    where ${isOneOf("t._id", ids)} group by t._id`.execute(reader);
  return new Map(rows.map(({ _id, next_at, twins }) => [_id, { next_at, twins: Number(twins) }]));
}
