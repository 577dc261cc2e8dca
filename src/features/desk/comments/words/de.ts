import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const comments: Translation<English["comments"]> = {
  new: "Kommentar zu {code}",
  change: "Kommentar ändern",
  placeholder: "Kommentar schreiben. Mit @ wird jemand erwähnt.",
  readers: "Wer es liest",
  staff: "Nur intern",
  seller: "Der Verkäufer sieht das",
  staffMark: "Nur intern",
  sellerMark: "Für den Verkäufer sichtbar",
  send: "Kommentieren",
  sendStaff: "Nur intern kommentieren",
  sendSeller: "Auch für den Verkäufer kommentieren",
  sendRead: "Jetzt senden",
  sendBox: { seller: "An Verkäufer senden", staff: "Interne Notiz speichern" },
  box: { seller: "An den Verkäufer", staff: "Interne Notiz" },
  boxPlaceholder: {
    seller: "Dem Verkäufer schreiben.",
    staff: "Eine Notiz, die kein Verkäufer sieht. @ erwähnt jemanden.",
  },
  conversation: "Unterhaltung",
  messages: "Nachrichten",
  nothing: "Noch hat niemand geschrieben.",
  loading: "Nachrichten werden geladen",
  loadAgain: "Erneut laden",
  fresh: "Neu",
  overtaken:
    "Inzwischen hat jemand geschrieben. Lesen Sie es zuerst; Ihr Text bleibt. Senden oder ändern Sie ihn dann.",
  overtakenBy:
    "Inzwischen geschrieben: {names}. Lesen Sie es zuerst; Ihr Text bleibt. Senden oder ändern Sie ihn dann.",
  save: "Kommentar speichern",
  posted: "Kommentar gesendet",
  saved: "Kommentar gespeichert",
  deleted: "Kommentar gelöscht",
  sending: "Wird gesendet",
  left: "noch {count} Zeichen",
  tooLong: "{count} Zeichen zu viel",
  failed: "Nicht gesendet; der Text bleibt erhalten. {reason}",
  stale:
    "Dieser Kommentar wurde in einem anderen Fenster geändert. Das hier Geschriebene bleibt erhalten; der jetzige Stand steht im Verlauf.",
  unknown:
    "Es kam keine Antwort: Ob der Kommentar gesendet wurde, ist nicht bekannt. Doppelt erscheint er nie.",
  check: "Erneut prüfen",
  found: {
    one: "{count} Person: mit den Pfeiltasten wählen",
    other: "{count} Personen: mit den Pfeiltasten wählen",
  },
  people: "Personen zum Erwähnen",
  onBehalf: "für {name}",
  edited: "geändert",
  edit: "Bearbeiten",
  delete: "Löschen",
  deleteAsk: "Diesen Kommentar und seine Dateien löschen?",
  deleteYes: "Kommentar löschen",
  notDeleted: "Der Kommentar wurde nicht gelöscht. {reason}",
  saveFile: "{name} sichern",
  enlarge: "{name} groß zeigen",
  missingFile: "Fehlt im Dateispeicher",
  noPicture: "Das Bild konnte nicht geladen werden",
  missing: "Die Kommentare konnten nicht geladen werden. {reason}",
};

export const words: Translation<English> = { comments };
