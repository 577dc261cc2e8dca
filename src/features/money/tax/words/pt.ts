import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";

const taxRate: Noun = { gender: "f", one: "taxa", other: "taxas" };

export const words: Translation<English> = {
  menu: { tax_rates: "Taxas de imposto" },
  entity: {
    tax_rates: {
      ...sentences.loading(taxRate),
      make: "Adicionar taxa de imposto",
      made: "A taxa foi adicionada.",
      edit: "Taxa de imposto",
      save: "Adicionar taxa",
      saved: "A taxa está salva.",
      section: { rate: "Taxa de imposto" },
      group: {
        rate: {
          title: "Taxa de imposto",
          help: "Uma taxa nunca é alterada: adicione outra para o mesmo dia. 0 encerra o imposto.",
        },
      },
      help: {
        rate: "Porcentagem do que é cobrado, como 8.875.",
        effective_at: "Vale a partir deste dia, até uma posterior.",
      },
      field: { rate: "Taxa em porcentagem", effective_at: "A partir de", user_name: "Adicionada por" },
    },
  },
  list: { primary: { tax_rates: "Adicionar taxa de imposto" } },
  audit: {
    action: { makeTaxRate: "Taxa de imposto adicionada" },
    entity: { taxRates: "Taxas de imposto" },
  },
};
