import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const cannedReply: Noun = { gender: "m", one: "Textbaustein", other: "Textbausteine" };

export const words: Translation<English> = {
  menu: { canned_replies: "Textbausteine" },
  replies: {
    insert: "Textbaustein einfügen",
    search: "Textbaustein suchen",
    none: "Kein aktiver Textbaustein hat diese Wörter.",
    found: {
      one: "{count} Textbaustein: mit den Pfeiltasten wählen",
      other: "{count} Textbausteine: mit den Pfeiltasten wählen",
    },
    ofKind: "Nur Bausteine für „{kind}“",
    language: "Sprache des Textbausteins",
    manage: "Textbausteine verwalten",
  },
  list: {
    hint: { canned_replies: "Titel oder Text …" },
    primary: { canned_replies: sentences.newOne(cannedReply) },
  },
  entity: {
    canned_replies: {
      ...sentences.record(cannedReply, "Kommentare, die mit ihm geschrieben wurden, bleiben."),
      section: { texts: "Texte", record: "Eintrag" },
      group: {
        reply: {
          title: "Text auf Englisch",
          help: "Mitarbeiter fügen ihn in einen Kommentar ein und können ihn dort vor dem Senden ändern.",
        },
        translations: {
          title: "Andere Sprachen",
          help: "In einer Sprache ohne eigenen Text wird der englische verwendet.",
        },
      },
      help: {
        title: "Unter diesem Namen finden ihn Mitarbeiter. Jeder Textbaustein braucht einen eigenen.",
        status: "Ein pausierter Textbaustein wird in Kommentaren nicht angeboten.",
        body:
          "Aus den Wörtern order, tracking und name in geschweiften Klammern werden Bestellnummer, Sendungsnummer und Name des Verkäufers.",
      },
      field: {
        title: "Titel",
        support_case: "Art",
        body: "Text auf Englisch",
        body_de: "Text auf Deutsch",
        body_fr: "Text auf Französisch",
        body_pt: "Text auf Portugiesisch",
      },
    },
  },
  choice: {
    support_case: {
      Product: "Produkt",
      Print: "Druck",
      Shipping: "Versand",
      Address: "Adresse",
      Billing: "Abrechnung",
      Other: "Sonstiges",
    },
  },
  search: { group: { canned_replies: "Textbausteine" } },
  rights: { module: { canned_replies: "Textbausteine" } },
  audit: {
    entity: { cannedReplies: "Textbausteine" },
    action: {
      makeCannedReply: sentences.wasSaved(cannedReply),
      trashCannedReply: sentences.wasDeleted(cannedReply),
    },
  },
};
