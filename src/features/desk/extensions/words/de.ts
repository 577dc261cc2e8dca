import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { LANGUAGE_NAMES } from "../../../../../api/languages.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const extension: Noun = { gender: "f", one: "Erweiterung", other: "Erweiterungen" };

const extensions: Omit<Translation<English["entity"]["extensions"]>, "field"> = {
  ...sentences.loading(extension),
  edit: "Einstellungen ändern",
  save: "Einstellungen speichern",
  saved: "Die Einstellungen sind gespeichert.",
  missingText: "Diese Version hat sie nicht, oder Ihr Konto darf sie nicht sehen.",
  purpose: {
    order_chat:
      "Schreibt in einen Chatraum, wenn eine Bestellung jemanden braucht, und lässt Mitarbeiter dort auf Bestellungen hinweisen.",
  },
  group: {
    settings: { title: "Einstellungen", help: "Sie gelten ab der nächsten Nachricht." },
  },
  help: {
    chat_service: "Wo der Raum ist. Danach richtet sich, wie Nachrichten geschrieben werden.",
    chat_webhook:
      "Die Adresse, die Ihnen der Chatdienst für eingehende Nachrichten gibt. Wer sie kennt, kann schreiben.",
    chat_room: "Eine https-Adresse. Solange sie gesetzt ist, führt das Menü Mitarbeiter in den Raum.",
    chat_posts: "Was von selbst gemeldet wird. Von Hand lässt sich jederzeit auf Bestellungen hinweisen.",
    chat_language: "Die Sprache der Nachrichten.",
    chat_prefix: "Steht vor jeder Nachricht, etwa der Name der Werkstatt.",
    chat_link: "Mit dem Weg zu jeder Bestellung.",
  },
  rights: {
    title: "Rechte",
    accepted: "Angenommen {when} von {name}.",
    none: "Noch hat sie niemand angenommen.",
    more:
      "Sie verlangt mehr, als angenommen wurde, und ist deshalb aus. Lesen Sie ihre Rechte und schalten Sie sie wieder ein.",
    ask: "„{name}“ verlangt diese Rechte. Eingeschaltet hat sie diese, bis sie ausgeschaltet wird.",
    accept: "Annehmen und einschalten",
    needs: "Einschalten geht, sobald das gesetzt ist: {fields}.",
    of: {
      orders: "Bestellungen sehen: Nummern, Status, Sperrgründe, Versand und Shops",
      orders_buyer: "Käufer sehen: Namen, Adressen, E-Mail-Adressen und Telefonnummern",
      orders_money: "Sehen, was Bestellungen kosten und ob sie bezahlt sind",
      packages: "Pakete und ihre Sendungsverfolgung sehen",
      jobs: "Aufträge im Hintergrund und ihre Ergebnisse sehen",
      cases: "Fälle sehen: ihre Gründe, Ergebnisse und Status",
      send: "An die Adressen in ihren Einstellungen senden",
    },
  },
  hears: "Sie hört: {events}.",
  adds: "Sie fügt hinzu: {things}.",
  addsLink: "den Menüeintrag „{name}“",
  addsAction: "den Schritt „{name}“ bei Bestellungen",
  state: "Stand",
  secret: {
    none: "Noch nicht gesetzt.",
    set: "Gesetzt: endet auf {last}. Seit {when} von {name}.",
    change: "Geheimnis ersetzen",
    make: "Geheimnis setzen",
    kept: "Das Geheimnis ist gespeichert. Es wird nicht wieder gezeigt.",
  },
  ran: "{step}: {code}.",
  ranMany: { one: "{step}: {number} Bestellung.", other: "{step}: {number} Bestellungen." },
  most: "Höchstens {max} Bestellungen",
  ranFailed: "{step}: Das hat nicht geklappt. {reason}",
};

const extensionFields: Translation<English["entity"]["extensions"]["field"]> = {
  rights: "Rechte",
  extension_version: "Version",
  accepted_by: "Angenommen von",
  waiting: "Wartend",
  dead: "Fehlgeschlagen",
  last_at: "Zuletzt erfolgreich",
  chat_service: "Chatdienst",
  chat_webhook: "Webhook-Adresse",
  chat_room: "Adresse des Raums",
  chat_posts: "Nachrichten",
  chat_language: "Sprache",
  chat_prefix: "Vorangestellt",
  chat_link: "Link zur Bestellung",
};

const extensionChoices: Translation<English["choice"]> = {
  chat_service: {
    slack: "Slack",
    mattermost: "Mattermost",
    google_chat: "Google Chat",
    discord: "Discord",
  },
  chat_posts: {
    made: "Neue Bestellungen",
    held: "Gesperrte Bestellungen",
    released: "Freigegebene Bestellungen",
    cancelRequested: "Beantragte Stornierungen",
    cancelled: "Stornierte Bestellungen",
  },
  chat_language: LANGUAGE_NAMES,
};

export const words: Translation<English> = {
  list: {
    hint: {
      extensions: "Name der Erweiterung …",
    },
  },
  entity: { extensions: { ...extensions, field: extensionFields } },

  choice: extensionChoices,
  event: {
    extension: {
      on: "Einschalten",
      off: "Ausschalten",
      secret: "Geheimnis speichern",
      test: "Jetzt versuchen",
      replay: "Erneut senden",
      chat_post: "In den Chat stellen",
    },
  },
};
