import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const caseRecord = {
  queue: "Fälle der Liste",
  queueEmpty: "Kein Fall wartet auf das Team.",
  evidence: "Belege und Druckdateien",
  photos: "Fotos und Videos",
  noPhotos: "Kein Foto oder Video.",
  artwork: "Druckdateien",
  noArtwork: "Keine Druckdatei.",
  garments: "Kleidungsstücke",
  noGarments: "Noch kein Kleidungsstück.",
  packages: "Pakete",
  noPackages: "Noch kein Paket.",
  charges: "Offene Beträge",
  wholeOrder: "Ganze Bestellung",
  earlier: "Andere Fälle der Bestellung",
  noEarlier: "Es gibt keine.",
  decision: "Entscheidung",
  sellerPays: "Der Verkäufer zahlt",
  cause: "Ursache: {facts}",
  short: {
    reprint: "Der Neudruck wartet auf Zahlung: Im Guthaben fehlen {amount}.",
    reship: "Die Teile werden erneut gesendet, sobald das Porto bezahlt ist: Im Guthaben fehlen {amount}.",
  },
  unpaid: {
    reprint: "Der Neudruck wartet auf Zahlung. Das Guthaben reicht dafür.",
    reship: "Die Teile werden erneut gesendet, sobald das Porto bezahlt ist. Das Guthaben reicht dafür.",
  },
  claims: "Forderungen an Frachtführer",
  ofSeller: "Weitere Fälle des Verkäufers",
  allOfSeller: { one: "{count} Fall des Verkäufers", other: "Alle {count} Fälle des Verkäufers" },
  noOrder: "Die Bestellung wurde nicht gefunden.",
  merged: "{code} wurde mit {target} zusammengeführt",
  mergedNote: "Ihr Text bleibt erhalten. Er geht beim Senden an {target}.",
  elsewhere: "Ihre Nachricht steht in einem anderen Fall, der jetzt offen ist",
  follows: "Folgt auf",
  closedNote:
    "Dieser Fall ist geschlossen. Eine Nachricht an die andere Seite eröffnet einen neuen, verknüpften Fall.",
  tab: { conversation: "Unterhaltung", facts: "Fakten", history: "Verlauf" },
  keys: { reply: "Dem Verkäufer schreiben", note: "Interne Notiz schreiben" },
  rejects: { one: "{count} Ausschuss", other: "{count}-mal Ausschuss" },
};

export const words: Translation<English> = {
  caseRecord,
  choice: { remedy_state: { Open: "In Arbeit", Done: "Erledigt", Failed: "Fehlgeschlagen" } },
};
