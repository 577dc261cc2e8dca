/** Reads payment methods, and exchange rates, which never change. */
import { sql } from "kysely";
import { exactUnits, unitsText } from "../../../../api/typed_amount.ts";
import { RATE_DECIMALS, type Rates } from "../../../../api/money/exchange.ts";
import type { FxRate, PaymentMethod } from "../../../../api/generated/schema.ts";
import { allRows } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { FxRatesTable, PaymentMethodsTable } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";

/** Reads an exchange rate in millionths; returns null for text that is not a rate. */
export const readRate = (text: string): number | null => exactUnits(text, RATE_DECIMALS) || null;

export const rateText = (micro: number): string => unitsText(micro, RATE_DECIMALS).replace(/\.?0+$/, "");

/** Returns the exchange rate in millionths at a time: the last one that began. @param at unix seconds */
export async function rateAt(reader: Reader, currency: string, at: number): Promise<number | null> {
  const row = await reader.selectFrom("fx_rates").select("rate_micro").where("currency", "=", currency)
    .where("effective_at", "<=", at).orderBy("effective_at", "desc").orderBy("seq", "desc").limit(1)
    .executeTakeFirst();
  return row?.rate_micro ?? null;
}

/** Returns all exchange rates at a time. @param ours the business currency */
export async function ratesAt(reader: Reader, ours: string, at: number): Promise<Rates> {
  const { rows } = await sql<{ currency: string }>`select distinct currency from fx_rates`.execute(reader);
  const micro = new Map<string, number>();
  for (const { currency } of rows) {
    const rate = await rateAt(reader, currency, at);
    if (rate !== null) micro.set(currency, rate);
  }
  return { ours, micro };
}

export type FxRateRow = Readonly<Omit<FxRatesTable, "seq">> & { readonly user_name: string };

export const rateView = ({ rate_micro: _, user_id: _by, ...row }: FxRateRow): FxRate => row;

const RATE_FIELDS = sql.raw(
  `r._id, r.currency, r.rate, r.rate_micro, r.effective_at, r.user_id, r.created_at, r.updated_at,
  r.version, coalesce(u.name, '') as user_name`,
);

export const fxRatesList: ListSource<FxRateRow, FxRate> = {
  table: "fx_rates",
  key: "seq",
  columns: {},
  visible: () => allRows,
  rows: (rows) =>
    sql<FxRateRow>`select ${RATE_FIELDS} from ${rows} left join users as u on u._id = r.user_id`,
  wire: rateView,
};

export type PaymentMethodRow = Readonly<Omit<PaymentMethodsTable, "search_text">>;

export const methodView = (row: PaymentMethodRow): PaymentMethod => row;

const METHOD_FIELDS = sql.raw(
  "r._id, r.name, r.currency, r.pay_to, r.min_minor, r.status, r.created_at, r.updated_at, r.version",
);

export const paymentMethodsList: ListSource<PaymentMethodRow, PaymentMethod> = {
  table: "payment_methods",
  key: "_id",
  columns: {},
  visible: () => allRows,
  rows: (rows) => sql<PaymentMethodRow>`select ${METHOD_FIELDS} from ${rows}`,
  wire: methodView,
};

export const methodById = (reader: Reader, id: string) =>
  reader.selectFrom("payment_methods").selectAll().where("_id", "=", id).executeTakeFirst();

export const activeMethods = (reader: Reader) =>
  reader.selectFrom("payment_methods").selectAll().where("status", "=", "Active").orderBy("name").execute();
