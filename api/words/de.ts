import type { reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  wrongState: "Dieser Schritt ist im jetzigen Status nicht möglich.",
  othersChange:
    "Andere ändern gerade dieselben Datensätze. Nichts wurde getan: Versuchen Sie es gleich noch einmal.",
  notYours: "Ihre Rolle darf das nicht.",
  notFound: "Diesen Eintrag gibt es nicht.",
  reasonNeeded: "Geben Sie einen Grund an.",
  badDate: "Geben Sie den Tag als TT-MM-JJJJ ein, etwa 31-12-2026.",
  changedMeanwhile: "Jemand hat es zuerst geändert. Laden Sie es neu und ändern Sie es dann.",
  valueTaken: "Ein anderer Datensatz hat schon einen dieser Werte. Ändern Sie ihn.",
  badValue: "Ein Wert lässt sich nicht speichern. Öffnen Sie den Eintrag und sehen Sie nach.",
  changedSince: "Seit dem Auftrag wurde daran etwas geändert.",
  storeFull:
    "Auf dem Server ist kein Platz mehr. Nichts wurde gespeichert; versuchen Sie es später noch einmal.",
  quotaReached:
    "Die Dateien des Verkäufers haben ihre Obergrenze erreicht. Vorhandenes bleibt, es kommt nichts hinzu.",
  storeUnreachable: "Die Dateien waren nicht erreichbar. Starten Sie später noch einmal.",
};
