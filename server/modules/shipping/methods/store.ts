import { type RawBuilder, sql } from "kysely";
import type { ShippingMethod } from "../../../../api/generated/schema.ts";
import type { MethodRules } from "../../../../api/shipping/methods.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { allRows, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { ShippingMethodsTable } from "../../../db/tables.ts";
import { hasAny } from "../../../db/search.ts";
import type { Readable } from "../../../lifecycle/step_cache.ts";
import type { ListSource } from "../../../list/source.ts";

export type MethodRow = Readonly<Omit<ShippingMethodsTable, "seq" | "search_text">> & {
  /** Price tables for all sellers that are or will be in force: from, until, VIP, code. */
  readonly priceTables: string | null;
};

const listIn = (json: string): string[] => JSON.parse(json) as string[];

/** Returns the price table for all sellers at an instant, by its dates rather than its status. */
function priceTableAt(priceTables: string | null, at: number): string {
  const inForce = (priceTables ?? "").split("\n").filter(Boolean).map((text) => {
    const [from = "", until = "", vip = "", code = ""] = text.split(" ");
    return { from: Number(from), until: until === "-" ? Infinity : Number(until), vip: Number(vip), code };
  }).filter(({ from, until }) => from <= at && at < until);
  return inForce.sort((a, b) => a.vip - b.vip || b.from - a.from)[0]?.code ?? "";
}

export const daysText = (min: number, max: number): string => min === max ? `${min}` : `${min}–${max}`;

export const methodView = (row: MethodRow, { now }: Pick<AuthorizedContext, "now">): ShippingMethod => {
  const { priceTables, tracked, countries, location_ids, ...rest } = row;
  return {
    ...rest,
    tracked: tracked === 1,
    countries: listIn(countries),
    location_ids: listIn(location_ids),
    days: daysText(row.min_days, row.max_days),
    card: priceTableAt(priceTables, now()),
  };
};

const METHOD = sql.raw(`r._id, r.code, r.name, r.carrier, r.service, r.provider, r.integration_id, r.account,
  r.countries, r.limit_g, r.limit_mm, r.tracked, r.incoterm, r.cn22_max_minor, r.cn22_currency, r.cutoff,
  r.location_ids, r.gateway_id, r.min_days, r.max_days, r.position, r.status, r.created_at, r.updated_at, r.version`);
/** Joins the price tables of a method into one text; there are few, because ended tables are left out. */
const PRICE_TABLES = sql<string | null>`(select string_agg(p.effective_at || ' ' ||
  coalesce(cast(p.expired_at as text), '-') || ' ' || p.min_vip || ' ' || p.code, ${sql.lit("\n")})
  from price_tables as p where p.kind = 'price' and p.status in ('active', 'scheduled')
  and p.method_code = r.code and p.plan = '')`;

export const methodsList: ListSource<MethodRow, ShippingMethod> = {
  table: "shipping_methods",
  key: "seq",
  columns: {},
  visible: () => allRows,
  rows: (rows: RawBuilder<unknown>) =>
    sql<MethodRow>`select ${METHOD}, ${PRICE_TABLES} as "priceTables" from ${rows}`,
  wire: methodView,
};

export type SentMethod = MethodRules & Pick<MethodRow, "name" | "provider" | "carrier" | "incoterm">;

/** Reads the rules of all methods by code: a few dozen at most. */
export async function methodRules(reader: Reader): Promise<ReadonlyMap<string, SentMethod>> {
  const rows = await reader.selectFrom("shipping_methods")
    .select([
      ...["code", "status", "countries", "limit_g", "limit_mm", "location_ids"] as const,
      ...["name", "provider", "carrier", "incoterm"] as const,
    ])
    .orderBy("position").orderBy("seq").execute();
  return new Map(rows.map((row) => [row.code, {
    ...row,
    countries: listIn(row.countries),
    location_ids: listIn(row.location_ids),
  }]));
}

export const METHOD_RULES: Readable<ReadonlyMap<string, SentMethod>> = {
  load: async (reader, keys) => {
    const rules = await methodRules(reader);
    return new Map(keys.map((key) => [key, rules]));
  },
};

/** Returns true if a record refers to one of the methods, or numbers of its ranges were given out. */
export async function areMethodsUsed(reader: Reader, codes: readonly string[]): Promise<boolean> {
  return await hasAny(reader, "packages", isOneOf("method_code", codes)) ||
    await hasAny(reader, "orders", isOneOf("shipping_method", codes)) ||
    await hasAny(reader, "stores", isOneOf("shipping_method", codes)) ||
    await hasAny(reader, "price_tables", isOneOf("method_code", codes)) ||
    await hasAny(reader, "number_ranges", sql<boolean>`${isOneOf("method_code", codes)} and next > first`);
}

export async function lastPosition(reader: Reader): Promise<number> {
  const row = await reader.selectFrom("shipping_methods").select(({ fn }) => fn.max("position").as("last"))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

export const isMethod = (reader: Reader, code: string): Promise<boolean> =>
  hasAny(reader, "shipping_methods", isOneOf("code", [code]));

/** Returns our EasyPost accounts, without their secret keys. */
export const carrierKeysOf = (reader: Reader) =>
  reader.selectFrom("integrations").select(["_id", "name", "status"]).where("kind", "=", "easypost")
    .orderBy("name").orderBy("_id").execute();

export const isIntegration = (reader: Reader, id: string, kind: string): Promise<boolean> =>
  hasAny(reader, "integrations", sql<boolean>`_id = ${id} and kind = ${kind}`);

export const methodsInOrder = (reader: Reader) =>
  reader.selectFrom("shipping_methods").select(["code", "name", "carrier", "min_days", "max_days"])
    .orderBy("position").orderBy("seq").execute();

export const isGateway = (reader: Reader, _id: string): Promise<boolean> =>
  hasAny(reader, "locations", sql<boolean>`_id = ${_id} and type = 'gateway' and status <> 'Closed'`);
