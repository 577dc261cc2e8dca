import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  menu: { order_report: "Rapport des commandes" },
  entity: {
    figures: {
      name: {
        orders: "Commandes",
        garments: "Pièces",
        value: "Valeur",
        open: "Ouvertes",
        late: "En retard",
        on_hold: "En attente",
        cancelled: "Annulées",
        cancelled_share: "Part annulée",
        returned: "Retournées",
        returned_share: "Part retournée",
        remade: "Réimpressions",
        remade_share: "Part de réimpressions",
        shipped: "Expédiées",
        on_time: "Expédiées à temps",
        on_time_share: "Part à temps",
        hours_50: "La moitié expédiée en",
        hours_90: "90 % expédiées en",
      },
      means: {
        orders: "Commandes arrivées ces jours-là.",
        garments: "Pièces de ces commandes.",
        value: "Ce que coûtent ces commandes, sans taxe ni port.",
        open: "Commandes de ces jours, soumises et pas encore terminées.",
        late: "Commandes ouvertes de ces jours dont l’échéance est passée.",
        on_hold: "Commandes de ces jours qui sont bloquées maintenant.",
        cancelled: "Commandes de ces jours qui ont été annulées.",
        cancelled_share: "Commandes annulées parmi toutes celles de ces jours.",
        returned: "Commandes de ces jours qui sont revenues.",
        returned_share: "Commandes retournées parmi toutes celles de ces jours.",
        remade: "Commandes de ces jours qui remplacent des articles défectueux.",
        remade_share: "Réimpressions parmi toutes les commandes de ces jours.",
        shipped: "Commandes remises ces jours-là.",
        on_time: "Commandes remises ces jours-là, avant leur échéance.",
        on_time_share: "Commandes expédiées à temps parmi toutes celles expédiées ces jours-là.",
        hours_50:
          "La moitié des commandes expédiées ces jours-là a pris au plus ce temps, de l’arrivée à la remise.",
        hours_90:
          "Neuf commandes sur dix expédiées ces jours-là ont pris au plus ce temps, de l’arrivée à la remise.",
      },
    },
  },
};
