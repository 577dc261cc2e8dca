import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const fixing: Translation<English["fixing"]> = {
  chooseMethods: "Versandart für alle Entwürfe ohne Versandart wählen",
  forAll: "Diese SKUs für alle Entwürfe auf einmal korrigieren",
  title: "SKUs in Entwürfen korrigieren",
  drafts: "Entwürfe mit Problem",
  help:
    "Jede Zeile ist eine SKU, die unser Katalog nicht kennt. Sagen Sie einmal, welcher Artikel es ist: Alle Entwürfe des Shops werden korrigiert, und der nächste Import kennt sie.",
  stores: { one: "In {count} Shop", other: "In {count} Shops, in einem Schritt zugeordnet" },
  skus: "Unbekannte SKUs",
  items: "Nicht bestellbare Artikel",
  itemsHelp:
    "Jede Zeile ist ein Artikel in Entwürfen, der nicht vorrätig oder ausgelaufen ist. Wählen Sie einmal, was stattdessen bestellt wird: Alle Entwürfe des Verkäufers werden geändert, zum heutigen Preis. Ausgelaufene Artikel werden auch in den SKU-Zuordnungen der Shops ersetzt.",
  loading: "Zu korrigierende SKUs werden gesucht…",
  failedTitle: "Die zu korrigierenden SKUs konnten nicht geladen werden",
  retry: "Erneut versuchen",
  stale: "Diese Liste ist vielleicht veraltet: {why}",
  emptyTitle: "Nichts zu korrigieren",
  emptyText: "Jede SKU in Entwürfen ist bekannt und bestellbar.",
  toDrafts: "Entwürfe ansehen",
  draftsCount: "Entwürfe: {count}",
  itemFor: "Artikel für {sku}",
  insteadOf: "Artikel statt {sku}",
  check: "Erneut prüfen",
  unknown: "Die Antwort ging verloren. Erneutes Fragen tut nichts doppelt.",
  failed: "Nichts wurde geändert: {why}",
  working: "{done} von {all} Entwürfen…",
  job: "Auftrag ansehen",
  match: { one: "{count} Entwurf zuordnen", other: "{count} Entwürfe zuordnen" },
  replace: { one: "In {count} Entwurf ersetzen", other: "In {count} Entwürfen ersetzen" },
  done: { one: "{count} Entwurf wurde korrigiert.", other: "{count} Entwürfe wurden korrigiert." },
  refused: {
    one: "{count} konnte nicht korrigiert werden.",
    other: "{count} konnten nicht korrigiert werden.",
  },
};

export const words: Translation<English> = { fixing };
