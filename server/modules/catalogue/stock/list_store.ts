import { sql } from "kysely";
import type { Stock, StockMove } from "../../../../api/generated/schema.ts";
import { allRows, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { StockTable } from "../../../db/tables.ts";
import { groupRows } from "../../../graphql/batch.ts";
import { searchAny } from "../../../db/search.ts";
import type { ListSource } from "../../../list/source.ts";
import { hasStockState } from "../items/stock_words_store.ts";

export type StockRow =
  & Readonly<Omit<StockTable, "seq" | "low_told_at">>
  & Readonly<Pick<Stock, "code" | "name" | "location_code" | "short" | "state">>;

const MAX_MOVES = 50;

const FIELDS = sql.raw(
  `r._id, r.location_id, r.item_id, r.on_hand, r.reserved, r.low_at, r.created_at, r.updated_at,
  r.version, i.sku as code, case when i.variant = '' then i.title else i.title || ' · ' || i.variant end as name,
  l.code as location_code, (select count(*) from units as u where u.blank = 'Short' and u.item_id = r.item_id
  and u.location_id = r.location_id) as short,
  case when r.on_hand <= r.reserved then 'Out' when r.on_hand - r.reserved <= r.low_at then 'Low'
  else 'In stock' end as state`,
);

export const viewOf = (row: StockRow): Omit<Stock, "moves"> => ({ ...row, free: row.on_hand - row.reserved });

export const stockList: ListSource<StockRow, Omit<Stock, "moves">> = {
  table: "stock",
  key: "seq",
  columns: { location: "location_id", item: "item_id" },
  visible: () => allRows,
  conditions: { state: (words) => hasStockState(words) },
  // Scans all items, because the catalogue is small compared with the history of stock.
  searched: (values) =>
    sql<boolean>`k.item_id in (select i._id from items as i where ${
      searchAny("sqlite", { table: null, numbers: [] }, values)
    })`,
  sortValues: { code: (row) => sql`(select sku from items where items._id = ${sql.ref(`${row}.item_id`)})` },
  rows: (rows) =>
    sql<StockRow>`select ${FIELDS} from ${rows} join items as i on i._id = r.item_id
      join locations as l on l._id = r.location_id`,
  wire: viewOf,
};

export async function shelvesOf(reader: Reader, _scope: unknown, itemIds: readonly string[]) {
  const found = sql`(select * from stock as k where ${isOneOf("k.item_id", itemIds)}) as r`;
  const { rows } = await sql<StockRow>`${stockList.rows(found)} order by l.code`.execute(reader);
  const groups = groupRows(rows, (row) => row.item_id);
  return new Map([...groups].map(([id, group]) => [id, group.map(viewOf)]));
}

export async function movesOf(reader: Reader, _scope: unknown, ids: readonly string[]) {
  const { rows } = await sql<
    StockMove & { stock_id: string }
  >`select _id, stock_id, kind, d_on_hand, d_reserved,
    unit_code, actor_name, reason, at from (
      select m._id, s._id as stock_id, m.kind, m.d_on_hand, m.d_reserved, m.reason, m.at, m.seq,
        coalesce(n.code, '') as unit_code, coalesce(u.name, '') as actor_name,
        row_number() over (partition by s._id order by m.seq desc) as place
      from stock as s join stock_moves as m on m.item_id = s.item_id and m.location_id = s.location_id
        left join users as u on u._id = m.actor_id left join units as n on n._id = m.unit_id
      where ${isOneOf("s._id", ids)}
    ) as ranked where place <= ${MAX_MOVES} order by seq desc`.execute(reader);
  const groups = groupRows(rows, (row) => row.stock_id);
  return new Map([...groups].map(([id, group]) => [id, group.map(({ stock_id: _, ...move }) => move)]));
}
