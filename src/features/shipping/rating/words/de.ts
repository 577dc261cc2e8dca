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
      movePriceTable: "Preistabelle hat den Status gewechselt",
      table_schedule: "Preistabelle angesetzt",
      table_withdraw: "Preistabelle zurückgezogen",
      table_revise: "Preistabelle überarbeitet",
      table_settle: "Preistabelle ist ihren Tagen gefolgt",
      prices_backtest: "Rückrechnung beendet",
    },
  },
};
