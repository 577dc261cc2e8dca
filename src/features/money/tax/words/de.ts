import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const taxRate: Noun = { gender: "m", one: "Satz", other: "Sätze" };

export const words: Translation<English> = {
  menu: { tax_rates: "Steuersätze" },
  entity: {
    tax_rates: {
      ...sentences.loading(taxRate),
      make: "Steuersatz hinzufügen",
      made: "Der Satz wurde hinzugefügt.",
      edit: "Steuersatz",
      save: "Satz hinzufügen",
      saved: "Der Satz ist gespeichert.",
      section: { rate: "Steuersatz" },
      group: {
        rate: {
          title: "Steuersatz",
          help:
            "Ein Satz wird nie geändert: Fügen Sie für denselben Tag einen anderen hinzu. 0 beendet die Steuer.",
        },
      },
      help: {
        rate: "Prozent dessen, was berechnet wird, etwa 8.875.",
        effective_at: "Er gilt von diesem Tag an, bis ein späterer beginnt.",
      },
      field: { rate: "Satz in Prozent", effective_at: "Gültig ab", user_name: "Hinzugefügt von" },
    },
  },
  list: { primary: { tax_rates: "Steuersatz hinzufügen" } },
  audit: {
    action: { makeTaxRate: "Steuersatz hinzugefügt" },
    entity: { taxRates: "Steuersätze" },
  },
};
