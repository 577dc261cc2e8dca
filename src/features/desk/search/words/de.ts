import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const search: Translation<English["search"]> = {
  replaces: "Anstelle von {ticket}",
  group: {
    recent: "Zuletzt",
    actions: "Aktionen",
    pages: "Seiten",
    orders: "Bestellungen",
    units: "Stücke",
    packages: "Pakete",
    items: "Artikel",
    stores: "Shops",
    jobs: "Aufträge im Hintergrund",
    users: "Konten",
    notifications: "Mitteilungen",
  },
  page: {
    order_processing: "Bestellungen in Bearbeitung",
    order_in_production: "Bestellungen in Produktion",
    items: "Artikel",
    support: "Support",
    fulfilments: "Abwicklung",
    notification_settings: "Einstellungen der Mitteilungen",
  },
  open: "{page} öffnen",
  results: "Ergebnisse",
  count: {
    one: "{count} Ergebnis",
    other: "{count} Ergebnisse",
  },
  asking: "Es wird gesucht",
  none: "Zu „{text}“ wurde nichts gefunden.",
  noAction: "Hier heißt keine Aktion „{text}“.",
  about:
    "Gesucht wird nach Nummer, Shop-Nummer, Sendungsnummer, Empfänger, SKU oder Name. Eine ganze Nummer führt direkt zu ihrem Datensatz.",
  aboutNobody:
    "Melden Sie sich an, um Bestellungen und Artikel zu suchen. Eine Seite erscheint nach der Anmeldung.",
  short: "Ab drei Zeichen werden Datensätze gefunden; eine kürzere Nummer nur, wenn sie ganz ist.",
  failed: "Die Suche ist fehlgeschlagen. {reason}",
  retry: "Erneut versuchen",
  keys: {
    move: "zum Auswählen",
    go: "zum Öffnen",
    close: "zum Schließen",
    actions: "nur Aktionen",
    star: "Stern",
  },
};

export const words: Translation<English> = { search };
