import { methodRefusals } from "../../../../api/shipping/methods.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import { type Readable, readOne, type ReadsIn } from "../../../lifecycle/step_cache.ts";
import { POSTAGE_HELD, uncoveredPart } from "../../money/ledger/hold_store.ts";
import { taxerFor } from "../../money/ledger/tax_store.ts";
import type { MethodQuote } from "../price_tables/quotes.ts";
import { declaredPackages } from "./declared_store.ts";
import type { BuyingFacts } from "./facts.ts";
import { quotesOf } from "./quotes_store.ts";
import { gramsOf, type Rateable, sidesOf } from "./rateable.ts";
import type { PackageRow } from "./rows.ts";

/** Quotes that the facts of a step computed, so that its effects need not compute them again. */
export const QUOTES: Readable<MethodQuote> = { load: () => Promise.resolve(new Map()) };

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

export async function taxedPostage(
  step: ReadsIn,
  sellerId: string,
  minor: number,
  at: number,
): Promise<number> {
  const [tax = 0] = (await taxerFor(step, sellerId, at))([minor]);
  return minor + tax;
}

/** Returns the part of a package's postage with its tax that exceeds the package's hold. */
export async function postageDue(
  step: ReadsIn,
  { _id, seller_id }: Pick<PackageRow, "_id" | "seller_id">,
  { minor, currency }: { readonly minor: number; readonly currency: string },
  at: number,
): Promise<number> {
  const held = await readOne(step, POSTAGE_HELD, _id);
  return uncoveredPart(held, await taxedPostage(step, seller_id, minor, at), currency);
}

export const sellableMethods = (reader: Reader): Promise<BuyingMethod[]> =>
  buyable(reader).where("m.provider", "<>", "upload").where("m.status", "=", "Active")
    .orderBy("m.position").orderBy("m.seq").execute();

export function canBuyLabel(method: BuyingMethod | undefined, row: Rateable): boolean {
  if (!method || method.provider === "upload") return false;
  if (method.provider === "easypost" && method.key_status !== "Active") return false;
  const listIn = (json: string) => JSON.parse(json) as readonly string[];
  const rules = { ...method, countries: listIn(method.countries), location_ids: listIn(method.location_ids) };
  const { country, location_id } = row;
  return methodRefusals(rules, { country, location_id, weight_g: gramsOf(row), mm: sidesOf(row) }).length ===
    0;
}

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
  readonly buying: BuyingFacts;
  readonly quoted: MethodQuote | undefined;
}

/** @param at the instant of the prices */
export async function buyingFactsOf(
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
      buyable: canBuyLabel(methods.get(row.method_code), row),
      addressed: addressed.has(row.order_id),
      declared: false,
      netFits: true,
      ...declared.get(row._id),
      priced: quoted?.price.ok === true,
    };
    return [row._id, { buying, quoted }];
  }));
}
