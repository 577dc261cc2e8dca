import { allows, rules } from "../../../../api/access.ts";
import { isCountry } from "../../../../api/places/countries.ts";
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import type { PriceCard, QueryArgs, Quote, Rated as WireRated } from "../../../../api/generated/schema.ts";
import { MAX_PRICE_TABLE_G } from "../../../../api/shipping/rating/bounds.ts";
import type { RateResult } from "../../../../api/shipping/rating/price_table.ts";
import { pickPriceTable } from "../../../../api/shipping/rating/pick.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { covers } from "../../../scope.ts";
import { activeMethods } from "./references_store.ts";
import { priceTablesAt, pricingOf } from "./price_tables_store.ts";
import { quotesFor } from "./quotes.ts";

const MAX_SIDE_MM = 10_000;
const POSTAL = 20;
const CODE = 60;
const MAX_METHODS = 100;

const COSTS = rules.workshop;
const ALL = "";

/** Returns the named seller, or the scope's only one, or else ALL. @throws {ApiError} NOT_FOUND */
function sellerFor(seller: string | null | undefined, { scope }: AuthorizedContext): string {
  if (seller) {
    if (!covers(scope, seller)) throw new ApiError("NOT_FOUND", "There is no such seller.");
    return seller;
  }
  const [only = ALL, ...others] = scope.sellers ?? [];
  return others.length === 0 ? only : ALL;
}

export async function priceCard(
  { seller }: QueryArgs["priceCard"],
  context: AuthorizedContext,
): Promise<PriceCard[]> {
  const { db, now } = context;
  const of = sellerFor(seller, context);
  const at = now();
  const methods = await activeMethods(db.read);
  const tables = await priceTablesAt(db.read, ["price"], methods.map(({ code }) => code), [at]);
  const terms = (await pricingOf(db.read, of === ALL ? [] : [of]))(of, at);
  return methods.flatMap(({ code, name, carrier, min_days, max_days }) => {
    const question = { kind: "price", method_code: code, at, location_id: null } as const;
    const own = pickPriceTable({ ...question, ...terms }, tables);
    if (!own) return [];
    const list = pickPriceTable({ ...question, plan: "", vip: 0 }, tables);
    return [{
      method_code: code,
      method_name: name,
      carrier,
      min_days,
      max_days,
      plan: own.plan,
      min_vip: own.min_vip,
      currency: own.currency,
      card_code: own.code,
      effective_at: own.effective_at,
      body: JSON.stringify(own.body),
      list_body: list && list._id !== own._id ? JSON.stringify(list.body) : "",
    }];
  });
}

export async function quotes(args: QueryArgs["quotes"], context: AuthorizedContext): Promise<Quote[]> {
  const { country, postal_code, weight_g, length_mm, width_mm, height_mm } = args;
  checkQuoteArgs(args);
  const { db, now, session } = context;
  const found = await activeMethods(db.read);
  const methods = args.methods ? found.filter(({ code }) => args.methods?.includes(code)) : found;
  const key = "asked";
  const seller_id = sellerFor(args.seller, context);
  const quoted = (await quotesFor(db.read, [{
    key,
    seller_id,
    at: now(),
    methods: methods.map(({ code }) => code),
    country,
    postal_code: postal_code ?? "",
    weight_g,
    mm: length_mm && width_mm && height_mm ? [length_mm, width_mm, height_mm] : null,
    location_id: args.location ?? null,
  }])).get(key);
  const seesCosts = allows(COSTS, session.person);
  return methods.flatMap(({ code, name, ...method }) => {
    const quote = quoted?.get(code);
    if (!quote) return [];
    return [{
      ...method,
      method_code: code,
      method_name: name,
      price: ratedView(quote.price),
      cost: seesCosts ? ratedView(quote.cost) : null,
    }];
  });
}

/** @throws {ApiError} BAD_INPUT with the path of each value */
function checkQuoteArgs(args: QueryArgs["quotes"]): void {
  const problems: InputProblem[] = [];
  const ask = (path: string, code: string, isRight: boolean) => {
    if (!isRight) problems.push({ path, code });
  };
  const { country, postal_code, weight_g, methods } = args;
  ask("country", "badCountry", isCountry(country));
  ask("postal_code", "tooLong", (postal_code ?? "").length <= POSTAL);
  ask("weight_g", "badNumber", weight_g >= 1 && weight_g <= MAX_PRICE_TABLE_G);
  for (const path of ["length_mm", "width_mm", "height_mm"] as const) {
    const side = args[path] ?? 0;
    ask(path, "badNumber", side >= 0 && side <= MAX_SIDE_MM);
  }
  ask("methods", "tooMany", (methods ?? []).length <= MAX_METHODS);
  ask("methods", "invalid", (methods ?? []).every((code) => code.length <= CODE));
  if (problems.length > 0) {
    throw new ApiError("BAD_INPUT", "Cannot quote: a value is missing or wrong", { problems });
  }
}

export const ratedView = (rated: RateResult): WireRated => ({
  ok: rated.ok,
  refusal: rated.ok ? "" : rated.refusal,
  total_minor: rated.ok ? rated.total_minor : 0,
  currency: rated.ok ? rated.currency : "",
  billed_g: rated.ok ? rated.billed_g : 0,
  zone: rated.ok ? rated.zone : "",
  card: rated.ok ? rated.card : "",
  steps: rated.steps.map(({ code, values, minor }) => ({ code, values: JSON.stringify(values), minor })),
});
