import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";

const productionCost: Noun = { gender: "m", one: "coût de production", other: "coûts de production" };

export const words: Translation<English> = {
  menu: { production_costs: "Coûts de production" },
  entity: {
    production_costs: {
      ...sentences.loading(productionCost),
      title: "Coûts de production",
      about:
        "Ce que nous coûte chaque vêtement. Une commande prend les coûts du jour où elle est imprimée pour la première fois.",
      none: "Aucun coût de production n’est défini.",
      add: "Ajouter",
      make: "Ajouter un coût de production",
      made: "Le coût a été ajouté.",
      edit: "Coût de production",
      save: "Ajouter le coût",
      saved: "Le coût est enregistré.",
      section: { cost: "Coût de production" },
      group: {
        cost: {
          title: "Coût de production",
          help:
            "Un coût n’est jamais modifié : ajoutez-en un autre pour le même jour. Le plus précis compte : celui de l’article sur le site, de l’article, du site.",
        },
      },
      help: {
        item_id: "Vide pour tous les articles du site.",
        location_id: "Vide pour tous les sites de l’article.",
        cost_minor: "Pour un vêtement. Le montant est dû au site.",
        effective_at: "Il vaut à partir de ce jour, jusqu’à un coût plus récent.",
      },
      field: {
        name: "Pour",
        item_id: "Article",
        location_id: "Site",
        item: "Article",
        location: "Site",
        cost_minor: "Coût",
        effective_at: "À partir du",
        user_name: "Ajouté par",
      },
    },
  },
  list: { primary: { production_costs: "Ajouter un coût de production" } },
  audit: {
    action: { makeProductionCost: "Coût de production ajouté" },
    entity: { productionCosts: "Coûts de production" },
  },
};
