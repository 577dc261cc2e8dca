import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  menu: { tax_rates: "Steuersätze" },
  entity: {
    tax_rates: {
      missingText: "Er existiert nicht, oder Ihr Konto darf ihn nicht sehen.",
      make: "Steuersatz hinzufügen",
      made: "Der Satz wurde hinzugefügt.",
      edit: "Steuersatz",
      save: "Satz hinzufügen",
      saved: "Der Satz ist gespeichert.",
      missingTitle: "Diesen Satz gibt es nicht",
      failedTitle: "Der Satz konnte nicht geladen werden",
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
