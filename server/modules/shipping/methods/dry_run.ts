import { isCountry } from "../../../../api/places/countries.ts";
import { countryCode } from "../../../../api/places/country_names.ts";
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import type { MethodTested, QueryArgs } from "../../../../api/generated/schema.ts";
import { says } from "../../../../api/inputs/read.ts";
import { methodRefusals } from "../../../../api/shipping/methods.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { quotesFor } from "../price_tables/quotes.ts";
import { methodRules, methodsInOrder } from "./store.ts";

const MAX_G = 1_000_000;
const MAX_MM = 10_000;
const MAX_POSTAL = 40;
const PACKAGE = "parcel";

const SIDES = ["length_mm", "width_mm", "height_mm"] as const;
const isSide = (mm: number): boolean => mm > 0 && mm <= MAX_MM;

/** @throws {ApiError} BAD_INPUT */
function readTestPackage(args: QueryArgs["methodTest"]) {
  const { country, postal_code, weight_g, seller } = args;
  const code = country.length <= MAX_POSTAL ? countryCode(country) ?? country : "";
  const sides = SIDES.map((path) => ({ path, mm: args[path] ?? 0 }));
  const isSized = sides.some(({ mm }) => mm !== 0);
  const wrong = isSized ? sides.filter(({ mm }) => !isSide(mm)) : [];
  const problems: InputProblem[] = [
    ...isCountry(code) ? [] : [{ path: "country", code: says("badCountry") }],
    ...(postal_code?.length ?? 0) > MAX_POSTAL ? [{ path: "postal_code", code: says("tooLong") }] : [],
    ...weight_g >= 1 && weight_g <= MAX_G ? [] : [{ path: "weight_g", code: says("badNumber") }],
    ...wrong.map(({ path }) => ({ path, code: says("badNumber") })),
  ];
  if (problems.length > 0) {
    throw new ApiError("BAD_INPUT", "Cannot look for methods: a value is missing or wrong", { problems });
  }
  const mm = isSized ? sides.map(({ mm }) => mm) as [number, number, number] : null;
  return { country: code, postal_code: (postal_code ?? "").trim(), weight_g, mm, seller_id: seller ?? "" };
}

export async function methodTest(
  args: QueryArgs["methodTest"],
  { db, now }: AuthorizedContext,
): Promise<MethodTested[]> {
  const pkg = { ...readTestPackage(args), location_id: null };
  const methods = await methodsInOrder(db.read);
  const rules = await methodRules(db.read);
  const codes = methods.map(({ code }) => code);
  const quotes = await quotesFor(db.read, [{ key: PACKAGE, at: now(), methods: codes, ...pkg }]);
  return methods.map((method) => {
    const rule = rules.get(method.code);
    const price = quotes.get(PACKAGE)?.get(method.code)?.price;
    const refusals = [
      ...rule ? methodRefusals(rule, pkg) : [],
      ...price && !price.ok ? [price.refusal] : [],
    ];
    return {
      ...method,
      isOffered: refusals.length === 0,
      refusals,
      price_minor: price?.ok ? price.total_minor : null,
      currency: price?.ok ? price.currency : "",
      billed_g: price?.ok ? price.billed_g : null,
      zone: price?.ok ? price.zone : "",
      card: price?.ok ? price.card : "",
    };
  });
}
