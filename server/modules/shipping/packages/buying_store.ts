/** What a label is bought by, of many packages at once: method, address, customs and price. */
import { methodRefusals } from "../../../../api/shipping/methods.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { Readable } from "../../../lifecycle/step_cache.ts";
import type { MethodQuote } from "../price_tables/quotes.ts";
import { declaredPackages } from "./declared_store.ts";
import type { Buying } from "./facts.ts";
import { quotesOf } from "./quotes_store.ts";
import { gramsOf, type Rateable, sidesOf } from "./rateable.ts";

/** As the facts of a step found them: who carries it out asks no second time. */
export const QUOTES: Readable<MethodQuote> = { load: () => Promise.resolve(new Map()) };

/** A method as a label is bought by it. */
export interface BuyingMethod {
  readonly code: string;
  readonly name: string;
  readonly carrier: string;
  readonly service: string;
  readonly provider: string;
  readonly account: string;
  readonly integration_id: string | null;
  readonly status: string;
  readonly countries: string;
  readonly limit_g: number;
  readonly limit_mm: number;
  readonly location_ids: string;
  readonly min_days: number;
  readonly max_days: number;
  /** Of its integration; null without one. */
  readonly key_status: string | null;
}

const buyable = (reader: Reader) =>
  reader.selectFrom("shipping_methods as m")
    .leftJoin("integrations as i", "i._id", "m.integration_id")
    .select([
      "m.code",
      "m.name",
      "m.carrier",
      "m.service",
      "m.provider",
      "m.account",
      "m.integration_id",
      "m.status",
      "m.countries",
      "m.limit_g",
      "m.limit_mm",
      "m.location_ids",
      "m.min_days",
      "m.max_days",
      "i.status as key_status",
    ]);

export async function buyingMethods(
  reader: Reader,
  codes: readonly string[],
): Promise<Map<string, BuyingMethod>> {
  const rows = await buyable(reader).where(isOneOf("m.code", [...new Set(codes)])).execute();
  return new Map(rows.map((row) => [row.code, row]));
}

/** All that labels are made by, as their list has them. */
export const methodsInOrder = (reader: Reader): Promise<BuyingMethod[]> =>
  buyable(reader).where("m.provider", "<>", "upload").where("m.status", "=", "Active")
    .orderBy("m.position").orderBy("m.seq").execute();

/** Labels are made by it, and for such a parcel. */
export function sells(method: BuyingMethod | undefined, row: Rateable): boolean {
  if (!method || method.provider === "upload") return false;
  if (method.provider === "easypost" && method.key_status !== "Active") return false;
  const listIn = (json: string) => JSON.parse(json) as readonly string[];
  const rules = { ...method, countries: listIn(method.countries), location_ids: listIn(method.location_ids) };
  const { country, location_id } = row;
  return methodRefusals(rules, { country, location_id, weight_g: gramsOf(row), mm: sidesOf(row) }).length ===
    0;
}

/** Of some orders those with the whole address that a carrier asks for. */
async function addressedOrders(reader: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await reader.selectFrom("orders").select([
    "_id",
    "recipient_name",
    "address_line1",
    "city",
    "country",
  ]).where(isOneOf("_id", [...new Set(ids)])).execute();
  const isWhole = ({ _id, ...parts }: (typeof rows)[number]) =>
    Object.values(parts).every((part) => part.trim() !== "");
  return new Set(rows.filter(isWhole).map(({ _id }) => _id));
}

export interface BuyingFound {
  readonly buying: Buying;
  readonly quoted: MethodQuote | undefined;
}

/** @param at whose prices hold */
export async function buyingOf(
  reader: Reader,
  rows: readonly Rateable[],
  at: number,
): Promise<Map<string, BuyingFound>> {
  if (rows.length === 0) return new Map();
  const methods = await buyingMethods(reader, rows.map(({ method_code }) => method_code));
  const addressed = await addressedOrders(reader, rows.map(({ order_id }) => order_id));
  const declared = await declaredPackages(reader, rows);
  const quotes = await quotesOf(reader, rows, at);
  return new Map(rows.map((row) => {
    const quoted = quotes.get(row._id);
    const buying = {
      buyable: sells(methods.get(row.method_code), row),
      addressed: addressed.has(row.order_id),
      declared: false,
      netFits: true,
      ...declared.get(row._id),
      priced: quoted?.price.ok === true,
    };
    return [row._id, { buying, quoted }];
  }));
}
