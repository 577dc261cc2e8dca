import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const fixing: Translation<English["fixing"]> = {
  forAll: "Unbekannte SKUs für alle Entwürfe auf einmal zuordnen",
  title: "Unbekannte SKUs",
  drafts: "Entwürfe mit Problem",
  help:
    "Jede Zeile ist eine SKU, die unser Katalog nicht kennt. Sagen Sie einmal, welcher Artikel es ist: Alle Entwürfe des Shops werden korrigiert, und der nächste Import kennt sie.",
  loading: "Unbekannte SKUs werden gesucht…",
  failedTitle: "Die unbekannten SKUs konnten nicht geladen werden",
  retry: "Erneut versuchen",
  stale: "Diese Liste ist vielleicht veraltet: {why}",
  emptyTitle: "Jede SKU ist bekannt",
  emptyText: "Kein Entwurf wartet auf einen Artikel des Katalogs.",
  toDrafts: "Entwürfe ansehen",
  draftsCount: "Entwürfe: {count}",
  itemFor: "Artikel für {sku}",
  check: "Erneut prüfen",
  unknown: "Die Antwort ging verloren. Erneutes Fragen tut nichts doppelt.",
  failed: "Nichts wurde geändert: {why}",
  working: "{done} von {all} Entwürfen…",
  job: "Auftrag ansehen",
  match: { one: "{count} Entwurf zuordnen", other: "{count} Entwürfe zuordnen" },
  done: { one: "{count} Entwurf wurde korrigiert.", other: "{count} Entwürfe wurden korrigiert." },
  refused: {
    one: "{count} konnte nicht korrigiert werden.",
    other: "{count} konnten nicht korrigiert werden.",
  },
};

export const words: Translation<English> = { fixing };
