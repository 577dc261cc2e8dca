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
      movePriceTable: "Statut de la grille tarifaire changé",
      table_schedule: "Grille tarifaire programmée",
      table_withdraw: "Grille tarifaire retirée",
      table_revise: "Grille tarifaire révisée",
      table_settle: "Grille tarifaire passée à ses dates",
      prices_backtest: "Test rétroactif terminé",
    },
  },
};
