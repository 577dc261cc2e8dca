import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  ledgerMonths: {
    title: "Monate",
    text:
      "Ein Monat wird am 3. des Folgemonats automatisch abgeschlossen, oder hier schon früher. Spätere Buchungen stehen am ersten offenen Tag und zeigen ihren eigenen Tag neben der Referenz.",
    failed: "Die Monate konnten nicht geladen werden",
    none: "Es ist noch nichts gebucht.",
    month: "Monat",
    closed: "{month} ist abgeschlossen.",
    reopened: "{month} ist wieder offen.",
    closedByItself: "Automatisch abgeschlossen",
    closedBy: "Abgeschlossen von {name}",
    reopenedBecause: "Wieder geöffnet: {reason}",
    digest: "Prüfsumme",
    trialBalance: "Saldenliste",
    entries: "{count} Buchungen",
    sum: "Summe",
    status: { open: "Offen", closed: "Abgeschlossen", reopened: "Wieder offen" },
    column: { account: "Konto", opening: "Anfang", debit: "Soll", credit: "Haben", closing: "Ende" },
    account: {
      wallet: "Guthaben der Verkäufer",
      due: "Schulden der Verkäufer",
      revenue: "Erlös",
      tax: "Steuer",
      cost: "Kosten",
      provider: "Geschuldet",
      cash: "Kasse",
      claim: "Forderungen",
      fx: "Umtausch",
    },
  },
  event: { month: { close: "Monat abschließen", reopen: "Monat wieder öffnen" } },
  choice: { events: { books: { recounted: "Gespeicherte Summen der Buchungen waren falsch" } } },
  audit: {
    action: { closeMonth: "Monat abgeschlossen", reopenMonth: "Monat wieder geöffnet" },
    entity: { ledgerMonths: "Monate" },
  },
};
