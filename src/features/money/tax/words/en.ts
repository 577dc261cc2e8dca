import type { Both } from "../../../../words/translation.ts";
import type { words as first } from "./en_first.ts";
import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const taxRate: Noun = { one: "rate", other: "rates" };

export const words = {
  entity: {
    tax_rates: {
      ...sentences.loading(taxRate),
      make: "Add tax rate",
      made: "The rate was added.",
      edit: "Tax rate",
      save: "Add rate",
      saved: "The rate is saved.",
      section: { rate: "Tax rate" },
      group: {
        rate: {
          title: "Tax rate",
          help: "A rate cannot be changed. To replace one, add another for the same day. 0 ends the tax.",
        },
      },
      help: {
        rate: "Percent of what is charged, such as 8.875.",
        effective_at: "It applies from this day until a later rate begins.",
      },
      field: { rate: "Rate in percent", effective_at: "From", user_name: "Added by" },
    },
  },
  list: { primary: { tax_rates: "Add tax rate" } },
  audit: {
    action: { makeTaxRate: "Tax rate added" },
    entity: { taxRates: "Tax rates" },
  },
} as const;
export type English = Both<typeof first, typeof words>;
