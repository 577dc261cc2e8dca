import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  profit: {
    title: "Gewinn",
    packageText:
      "Ohne Steuer. Kleidungsstücke zählen bei ihrer Bestellung. Die Differenz ist das Berechnete abzüglich der Kosten im Hauptbuch: Eine Rechnung berichtigt das Gebuchte, und ein beanstandeter Betrag zählt erst als Kosten, wenn er verloren ist.",
    orderText:
      "Ohne Steuer, mit den Paketen, die diese Bestellung bezahlt. Die Differenz ist das Berechnete abzüglich der Kosten im Hauptbuch: Eine Rechnung berichtigt das Gebuchte, und ein beanstandeter Betrag zählt erst als Kosten, wenn er verloren ist.",
    column: {
      part: "Teil",
      charged: "Berechnet",
      booked: "Kosten gebucht",
      invoiced: "Kosten in Rechnung",
      difference: "Differenz",
    },
    part: {
      goods: "Waren und Produktion",
      postage: "Porto",
      handling: "Bearbeitung",
      fee: "Gebühren",
      adjustment: "Weitergegeben",
      local: "Spediteur",
      duty: "Zoll",
    },
    total: "Summe",
  },
};
