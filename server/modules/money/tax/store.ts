import { sql } from "kysely";
import type { TaxRate } from "../../../../api/generated/schema.ts";
import { allRows } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { TaxRatesTable } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";

/** Returns the tax rate at an instant in parts per million: the last one that began, or 0 if none has begun. */
export async function taxRateAt(reader: Reader, at: number): Promise<number> {
  const row = await reader.selectFrom("tax_rates").select("rate_ppm").where("effective_at", "<=", at)
    .orderBy("effective_at", "desc").orderBy("seq", "desc").limit(1).executeTakeFirst();
  return row?.rate_ppm ?? 0;
}

export type TaxRateRow = Readonly<Omit<TaxRatesTable, "seq">> & { readonly user_name: string };

export const rateView = ({ rate_ppm: _, user_id: _by, ...row }: TaxRateRow): TaxRate => row;

const FIELDS = sql.raw(
  `r._id, r.rate, r.rate_ppm, r.effective_at, r.user_id, r.created_at, r.updated_at, r.version,
  coalesce(u.name, '') as user_name`,
);

export const taxRatesList: ListSource<TaxRateRow, TaxRate> = {
  table: "tax_rates",
  key: "seq",
  columns: {},
  visible: () => allRows,
  rows: (rows) => sql<TaxRateRow>`select ${FIELDS} from ${rows} left join users as u on u._id = r.user_id`,
  wire: rateView,
};
