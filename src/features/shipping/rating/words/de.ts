import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  status: {
    draft: "Entwurf",
    scheduled: "Angesetzt",
    active: "Gültig",
    ended: "Beendet",
    withdrawn: "Zurückgezogen",
  },
  event: { table: { schedule: "Ansetzen", withdraw: "Zurückziehen", revise: "Überarbeiten" } },
  audit: {
    action: {
      makePriceTable: "Preiskarte gespeichert",
      makeCostTable: "Kostenkarte gespeichert",
      trashPriceTable: "Preiskarten gelöscht",
      trashCostTable: "Kostenkarten gelöscht",
      movePriceTable: "Karte hat den Status gewechselt",
      table_schedule: "Karte angesetzt",
      table_withdraw: "Karte zurückgezogen",
      table_revise: "Karte überarbeitet",
      table_settle: "Karte ist ihren Tagen gefolgt",
      prices_backtest: "Rückrechnung beendet",
    },
    entity: { priceTables: "Preiskarten" },
  },
};
