import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const notificationSettings: Translation<English["notificationSettings"]> = {
  type: { Order: "Bestellungen", Item: "Artikel", Support: "Fälle, Geld und Aufträge" },
  notify: "Benachrichtigen",
  event: "Was geschieht",
  notifyHead: "Melden",
  timesOf: "Wann gemeldet wird: {event}",
  atOnce: "Sofort",
  atTimes: "Gesammelt um",
  addTime: "Uhrzeit hinzufügen",
  removeTime: "Uhrzeit {n} entfernen",
  hour: "Stunde der Uhrzeit {n}",
  minute: "Minute der Uhrzeit {n}",
  messages: "Nachrichten an eine Adresse außerhalb",
  own: "Eigene Adresse",
  field: {
    url: "Webadresse",
    room: "Raum beim Empfänger",
    mentions: "Namen vor der Nachricht",
    alias_mentions: "Kolleginnen und Kollegen vor der Nachricht",
    subject: "Die Nachricht beginnt mit",
  },
  help: {
    language:
      "Nachrichten sind in dieser Sprache, ebenso Texte, die der Support Ihnen aus seinen Bausteinen schreibt. Die Sprache des Bildschirms wählen Sie im Menü Ihres Kontos.",
    url:
      "Was hier gemeldet wird, geht auch dorthin, als JSON. Chatsysteme lesen den Text daraus. Bleibt das Feld leer, wird nur hier gemeldet.",
    room: "Nur wenn eine Adresse mehrere Räume bedient.",
    mentions: "Wie der Empfänger sie kennt, mit Kommas dazwischen.",
    alias_mentions: "Sie werden mit ihrem Kürzel genannt.",
    subject: "Ein, zwei Wörter, an denen man unsere Nachrichten erkennt.",
  },
  findPerson: "Name oder Kürzel",
  nobody: "So heißt niemand.",
  removePerson: "{name} entfernen",
  save: "Speichern",
  saved: "Die Benachrichtigungen sind gespeichert.",
  notSaved: "Dieser Schalter wurde nicht gespeichert. {reason}",
  nothing: "Es gibt noch nichts, was dieser Rolle gemeldet werden könnte.",
  failedTitle: "Diese Einstellungen konnten nicht geladen werden",
  try: "Testnachricht senden",
  tryEvent: "Testnachricht senden: {event}",
  log: "Gesendete Nachrichten",
};

export const words: Translation<English> = {
  notificationSettings,
  field: {
    language: "Sprache",
    subject: "Beginn der Nachricht",
    room: "Raum",
    mentions: "Namen",
    alias_mentions: "Namen aus dem Haus",
  },
};
