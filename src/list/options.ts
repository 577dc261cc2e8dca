/** Where the choices of a filter come from. Loaded when a chip is opened or set. */
import { COUNTRIES } from "../../api/countries.ts";
import { Sellers, Stores } from "../../api/generated/operations.ts";
import { ask } from "../lib/client.ts";
import { language } from "../lib/i18n.ts";
import type { Outcome } from "../lib/outcome.ts";
import { countryName } from "./format.ts";

export interface Option {
  readonly value: string;
  readonly name: string;
  /** Told beside the name: whose store it is. */
  readonly more?: string;
}

type Options = Outcome<readonly Option[]>;
const BACKGROUND = { background: true } as const;

/** Choices change rarely: within this time the ones we have are good. */
const LIFE_MS = 60_000;
const kept = new Map<"sellers" | "stores", { readonly at: number; readonly answer: Promise<Options> }>();

async function askSellers(): Promise<Options> {
  const outcome = await ask(Sellers, {}, BACKGROUND);
  if (!outcome.ok) return { ok: false, failure: outcome.failure };
  return { ok: true, data: outcome.data.sellers.map(({ _id, name }) => ({ value: _id, name })) };
}

async function askStores(): Promise<Options> {
  const outcome = await ask(Stores, {}, BACKGROUND);
  if (!outcome.ok) return { ok: false, failure: outcome.failure };
  const options = outcome.data.stores.map(({ _id, name, seller_name }) => ({
    value: _id,
    name,
    more: seller_name,
  }));
  return { ok: true, data: options };
}

function countries(): Options {
  const words = new Intl.Collator(language.peek());
  const options = COUNTRIES.map((code) => ({ value: code, name: countryName(code), more: code }));
  return { ok: true, data: options.sort((a, b) => words.compare(a.name, b.name)) };
}

/** The choices of a source. A failed answer is not kept. */
export async function optionsOf(source: "sellers" | "stores" | "countries"): Promise<Options> {
  if (source === "countries") return countries();
  const known = kept.get(source);
  if (known && performance.now() - known.at < LIFE_MS) return known.answer;
  const answer = source === "sellers" ? askSellers() : askStores();
  kept.set(source, { at: performance.now(), answer });
  const outcome = await answer;
  if (!outcome.ok) kept.delete(source);
  return outcome;
}
