import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const productionCost: Noun = { gender: "m", one: "Kostensatz", other: "Kostensätze" };

export const words: Translation<English> = {
  menu: { production_costs: "Produktionskosten" },
  entity: {
    production_costs: {
      ...sentences.loading(productionCost),
      title: "Produktionskosten",
      about:
        "Was uns ein Kleidungsstück kostet. Ein Auftrag übernimmt die Sätze des Tages, an dem er zum ersten Mal gedruckt ist.",
      none: "Es ist kein Kostensatz eingetragen.",
      add: "Hinzufügen",
      make: "Kostensatz hinzufügen",
      made: "Der Kostensatz wurde hinzugefügt.",
      edit: "Kostensatz",
      save: "Kostensatz hinzufügen",
      saved: "Der Kostensatz ist gespeichert.",
      section: { cost: "Kostensatz" },
      group: {
        cost: {
          title: "Kostensatz",
          help:
            "Ein Kostensatz wird nie geändert: Fügen Sie für denselben Tag einen anderen hinzu. Der genaueste gilt: des Artikels am Standort, des Artikels, des Standorts.",
        },
      },
      help: {
        item_id: "Leer für alle Artikel des Standorts.",
        location_id: "Leer für alle Standorte des Artikels.",
        cost_minor: "Für ein Kleidungsstück. Der Standort bekommt den Betrag.",
        effective_at: "Er gilt von diesem Tag an, bis ein späterer beginnt.",
      },
      field: {
        name: "Für",
        item_id: "Artikel",
        location_id: "Standort",
        item: "Artikel",
        location: "Standort",
        cost_minor: "Kosten",
        effective_at: "Gültig ab",
        user_name: "Hinzugefügt von",
      },
    },
  },
  list: { primary: { production_costs: "Kostensatz hinzufügen" } },
  audit: {
    action: { makeProductionCost: "Kostensatz hinzugefügt" },
    entity: { productionCosts: "Produktionskosten" },
  },
};
