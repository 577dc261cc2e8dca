import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  status: {
    draft: "Brouillon",
    scheduled: "Programmée",
    active: "En vigueur",
    ended: "Terminée",
    withdrawn: "Retirée",
  },
  event: { table: { schedule: "Programmer", withdraw: "Retirer", revise: "Réviser" } },
  audit: {
    action: {
      makePriceTable: "Carte de prix enregistrée",
      makeCostTable: "Carte de coûts enregistrée",
      trashPriceTable: "Cartes de prix supprimées",
      trashCostTable: "Cartes de coûts supprimées",
      movePriceTable: "Statut de la carte changé",
      table_schedule: "Carte programmée",
      table_withdraw: "Carte retirée",
      table_revise: "Carte révisée",
      table_settle: "Carte passée à ses dates",
      prices_backtest: "Test rétroactif terminé",
    },
    entity: { priceTables: "Cartes de prix" },
  },
};
