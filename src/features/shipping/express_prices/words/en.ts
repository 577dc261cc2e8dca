import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";

const expressPrices = {
  seller: "Prices of",
  prices: "Prices by method",
  loading: "Loading the prices…",
  failed: "The prices could not be loaded",
  retry: "Try again",
  noneTitle: "No prices yet",
  noneText: "No shipping method has prices for you now.",
  days: "{from}–{to} days",
  day: { one: "{n} day", other: "{n} days" },
  grid: "{method}: prices in {currency} by weight and zone",
  upTo: "Up to ({currency})",
  further: "+ each {weight}",
  everywhere: "Everywhere",
  more: "{n} more",
  prefixes: "postal codes {list}…",
  free: "Free",
  list: "List price",
  listHelp: "The crossed-out price is the list price.",
  dimCm: "Large packages are billed by size: cm³ ÷ {divisor} as kilograms.",
  dimIn: "Large packages are billed by size: cubic inches ÷ {divisor} as pounds.",
  surcharges: "Surcharges",
  surcharge: "{name}: {amount}, {when}",
  when: {
    over: "above {weight}",
    side: "if a side is longer than {n} cm",
    zones: "in {list}",
    always: "always",
  },
  quote: "What does a package cost?",
  field: {
    country: "Country",
    postal_code: "Postal code",
    weight_g: "Weight",
    length: "Length",
    width: "Width",
    height: "Height",
  },
  wrong: {
    country: "Choose a country.",
    postal_code: "Enter at most 20 characters.",
    weight_g: "Enter whole grams.",
    length: "Enter centimeters.",
    width: "Enter centimeters.",
    height: "Enter centimeters.",
  },
  ask: "Show prices",
  asking: "Working out the prices…",
  quotes: "Prices by method",
  quotesFailed: "The prices could not be calculated. {why}",
  steps: "How the price is calculated",
} as const;

export const words = { expressPrices };
export type English = Both<typeof first, typeof words>;
