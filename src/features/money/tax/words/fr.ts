import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";

const taxRate: Noun = { gender: "m", one: "taux", other: "taux" };

export const words: Translation<English> = {
  menu: { tax_rates: "Taux de taxe" },
  entity: {
    tax_rates: {
      ...sentences.loading(taxRate),
      make: "Ajouter un taux de taxe",
      made: "Le taux a été ajouté.",
      edit: "Taux de taxe",
      save: "Ajouter le taux",
      saved: "Le taux est enregistré.",
      section: { rate: "Taux de taxe" },
      group: {
        rate: {
          title: "Taux de taxe",
          help: "Un taux n’est jamais modifié : ajoutez-en un autre pour le même jour. 0 met fin à la taxe.",
        },
      },
      help: {
        rate: "Pourcentage de ce qui est facturé, par exemple 8.875.",
        effective_at: "Il vaut à partir de ce jour, jusqu’à un taux plus récent.",
      },
      field: { rate: "Taux en pour cent", effective_at: "À partir du", user_name: "Ajouté par" },
    },
  },
  list: { primary: { tax_rates: "Ajouter un taux de taxe" } },
  audit: {
    action: { makeTaxRate: "Taux de taxe ajouté" },
    entity: { taxRates: "Taux de taxe" },
  },
};
