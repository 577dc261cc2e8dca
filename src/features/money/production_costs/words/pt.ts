import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";

const productionCost: Noun = { gender: "m", one: "custo de produção", other: "custos de produção" };

export const words: Translation<English> = {
  menu: { production_costs: "Custos de produção" },
  entity: {
    production_costs: {
      ...sentences.loading(productionCost),
      title: "Custos de produção",
      about:
        "Quanto nos custa cada peça. Um pedido usa os custos do dia em que é impresso pela primeira vez.",
      none: "Nenhum custo de produção definido.",
      add: "Adicionar",
      make: "Adicionar custo de produção",
      made: "O custo foi adicionado.",
      edit: "Custo de produção",
      save: "Adicionar custo",
      saved: "O custo está salvo.",
      section: { cost: "Custo de produção" },
      group: {
        cost: {
          title: "Custo de produção",
          help:
            "Um custo nunca é alterado: adicione outro para o mesmo dia. Vale o mais específico: do item no local, do item, do local.",
        },
      },
      help: {
        item_id: "Vazio para todos os itens do local.",
        location_id: "Vazio para todos os locais do item.",
        cost_minor: "Por peça. O valor é devido ao local.",
        effective_at: "Vale a partir deste dia, até começar um mais recente.",
      },
      field: {
        name: "Para",
        item_id: "Item",
        location_id: "Local",
        item: "Item",
        location: "Local",
        cost_minor: "Custo",
        effective_at: "A partir de",
        user_name: "Adicionado por",
      },
    },
  },
  list: { primary: { production_costs: "Adicionar custo de produção" } },
  audit: {
    action: { makeProductionCost: "Custo de produção adicionado" },
    entity: { productionCosts: "Custos de produção" },
  },
};
