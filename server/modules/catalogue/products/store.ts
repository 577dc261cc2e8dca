import { sql } from "kysely";
import type { PrintArea, Product } from "../../../../api/generated/schema.ts";
import type { ProductsTable } from "../../../db/tables.ts";
import { allRows } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { ListSource } from "../../../list/source.ts";
import { hasMethod } from "../items/store.ts";

export type ProductRow = Readonly<Omit<ProductsTable, "code_key" | "search_text">> & {
  readonly items_count: number | string;
  readonly image_id: string;
};

export type ProductView = Omit<Product, "items" | "images">;

export const viewOf = (row: ProductRow): ProductView => ({
  ...row,
  methods: JSON.parse(row.methods) as string[],
  route: JSON.parse(row.route) as string[],
  areas: JSON.parse(row.areas) as PrintArea[],
  items_count: Number(row.items_count),
});

const FIELDS = sql.raw(`r._id, r.code, r.title, r.type, r.methods, r.route, r.areas, r.hs_code, r.origin,
  r.customs_desc, r.size_chart, r.vip_points, r.status, r.created_at, r.updated_at, r.version,
  (select count(*) from items as i where i.product_id = r._id) as items_count,
  coalesce((select m._id from product_images as m where m.product_id = r._id
    order by case when m.color = '' then 0 else 1 end, m.position, m._id limit 1), '') as image_id`);

export const productsList: ListSource<ProductRow, ProductView> = {
  table: "products",
  key: "_id",
  columns: {},
  conditions: {
    method: (methods) => sql<boolean>`k._id in (select f._id from products as f where ${hasMethod(methods)})`,
  },
  visible: () => allRows,
  rows: (rows) => sql<ProductRow>`select ${FIELDS} from ${rows}`,
  wire: viewOf,
};

export async function itemIdsOf(reader: Reader, productId: string): Promise<string[]> {
  const rows = await reader.selectFrom("items").select("_id").where("product_id", "=", productId)
    .orderBy("sku").execute();
  return rows.map(({ _id }) => _id);
}
