import { sql } from "kysely";
import type { ProductionCost } from "../../../../api/generated/schema.ts";
import { allRows } from "../../../db/conditions.ts";
import type { ProductionCostsTable } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";

export type ProductionCostRow = Readonly<Omit<ProductionCostsTable, "seq">> & {
  readonly sku: string;
  readonly location_code: string;
  readonly user_name: string;
};

export const viewOf = ({ user_id: _, ...row }: ProductionCostRow): ProductionCost => ({
  ...row,
  name: [row.sku, row.location_code].filter(Boolean).join(" · "),
});

const FIELDS = sql.raw(`r._id, r.item_id, r.location_id, r.cost_minor, r.currency, r.effective_at, r.user_id,
  r.created_at, r.updated_at, r.version, coalesce(i.sku, '') as sku, coalesce(l.code, '') as location_code,
  coalesce(u.name, '') as user_name`);
const JOINS = sql.raw(
  `left join items as i on i._id = r.item_id left join locations as l on l._id = r.location_id
  left join users as u on u._id = r.user_id`,
);

export const productionCostsList: ListSource<ProductionCostRow, ProductionCost> = {
  table: "production_costs",
  key: "seq",
  columns: { item: "item_id", location: "location_id" },
  name: null,
  visible: () => allRows,
  rows: (rows) => sql<ProductionCostRow>`select ${FIELDS} from ${rows} ${JOINS}`,
  wire: viewOf,
};
