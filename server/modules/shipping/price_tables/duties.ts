/** Adds duties by the table and exchange rates in force. Callers check `isDutyPaid` first. Source: ADR 64. */
import { channelOf } from "../../../../api/carrier_names.ts";
import type { CustomsLine } from "../../../../api/shipping/customs.ts";
import type { Rates } from "../../../../api/money/exchange.ts";
import type { PriceTable, RateResult } from "../../../../api/shipping/rating/price_table.ts";
import { withDuties } from "../../../../api/shipping/rating/duties.ts";
import { pickDuty } from "../../../../api/shipping/rating/pick.ts";
import type { Readable, ReadsIn } from "../../../lifecycle/step_cache.ts";
import { readOne } from "../../../lifecycle/step_cache.ts";
import type { SentMethod } from "../methods/store.ts";
import { rateAt } from "../../money/topups/rates_store.ts";
import { priceTablesAt } from "./price_tables_store.ts";

const DUTY_TABLES: Readable<readonly PriceTable[]> = {
  async load(reader, instants) {
    const tables = new Map<string, readonly PriceTable[]>();
    for (const at of instants) tables.set(at, await priceTablesAt(reader, ["duty"], null, [Number(at)]));
    return tables;
  },
};

/** Exchange rates by `<currency> <instant>`. */
const FX_RATES: Readable<number> = {
  async load(reader, ids) {
    const rates = new Map<string, number>();
    for (const id of ids) {
      const [currency = "", at] = id.split(" ");
      const rate = await rateAt(reader, currency, Number(at));
      if (rate !== null) rates.set(id, rate);
    }
    return rates;
  },
};

type Sent = Pick<SentMethod, "incoterm" | "provider" | "carrier">;

/** Returns true if the sender pays the duties, by the package's incoterm or else that of its method. */
export const isDutyPaid = (
  incoterm: string | undefined,
  method: Pick<Sent, "incoterm"> | undefined,
): boolean => (incoterm || method?.incoterm) === "DDP";

export interface DutyQuestion {
  /** Unix seconds. */
  readonly at: number;
  readonly country: string;
  readonly method: Sent;
  readonly lines: readonly CustomsLine[];
  readonly ours: string;
}

/** Adds nothing if no duty table is in force for the country. */
export async function addDuties(step: ReadsIn, price: RateResult, dutied: DutyQuestion): Promise<RateResult> {
  const { at, country, method, lines, ours } = dutied;
  if (!price.ok) return price;
  const table = pickDuty(country, at, await readOne(step, DUTY_TABLES, `${at}`) ?? []);
  if (!table) return price;
  const currencies = new Set([table.currency, price.currency, ...lines.map(({ currency }) => currency)]);
  const micro = new Map<string, number>();
  for (const currency of currencies) {
    const rate = currency === ours ? undefined : await readOne(step, FX_RATES, `${currency} ${at}`);
    if (rate !== undefined) micro.set(currency, rate);
  }
  const rates: Rates = { ours, micro };
  return withDuties(price, table, { channel: channelOf(method), lines, rates });
}
