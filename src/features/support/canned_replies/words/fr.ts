import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";

const cannedReply: Noun = { gender: "f", one: "réponse type", other: "réponses types" };

export const words: Translation<English> = {
  menu: { canned_replies: "Réponses types" },
  replies: {
    insert: "Insérer une réponse",
    search: "Chercher une réponse",
    none: "Aucune réponse active ne contient ces mots.",
    found: {
      one: "{count} réponse : choisissez avec les flèches",
      other: "{count} réponses : choisissez avec les flèches",
    },
    ofKind: "Seulement les réponses pour « {kind} »",
    language: "Langue de la réponse",
    manage: "Gérer les réponses",
  },
  list: {
    hint: { canned_replies: "Titre ou texte …" },
    primary: { canned_replies: sentences.newOne(cannedReply) },
  },
  entity: {
    canned_replies: {
      ...sentences.record(cannedReply, "Les commentaires écrits avec elle restent."),
      section: { texts: "Textes", record: "Fiche" },
      group: {
        reply: {
          title: "Réponse en anglais",
          help: "L’équipe l’insère dans un commentaire et peut l’y modifier avant de l’envoyer.",
        },
        translations: {
          title: "Autres langues",
          help: "Le texte anglais est utilisé dans une langue qui n’en a pas.",
        },
      },
      help: {
        title: "L’équipe la trouve par ce nom. Chaque réponse a besoin du sien.",
        status: "Une réponse en pause n’est pas proposée dans les commentaires.",
        body:
          "Les mots order, tracking et name entre accolades deviennent le numéro de commande, le numéro de suivi et le nom du vendeur.",
      },
      field: {
        title: "Titre",
        support_case: "Type",
        body: "Texte en anglais",
        body_de: "Texte en allemand",
        body_fr: "Texte en français",
        body_pt: "Texte en portugais",
      },
    },
  },
  choice: {
    support_case: {
      Product: "Produit",
      Print: "Impression",
      Shipping: "Expédition",
      Address: "Adresse",
      Billing: "Facturation",
      Other: "Autre",
    },
  },
  search: { group: { canned_replies: "Réponses types" } },
  rights: { module: { canned_replies: "Réponses types" } },
  audit: {
    entity: { cannedReplies: "Réponses types" },
    action: {
      makeCannedReply: sentences.wasSaved(cannedReply),
      trashCannedReply: sentences.wasDeleted(cannedReply),
    },
  },
};
