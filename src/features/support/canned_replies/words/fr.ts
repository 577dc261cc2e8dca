import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

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
    language: "Langue de la réponse",
    manage: "Gérer les réponses",
  },
  list: {
    hint: { canned_replies: "Titre ou texte …" },
    primary: { canned_replies: "Nouvelle réponse type" },
  },
  entity: {
    canned_replies: {
      make: "Créer la réponse type",
      made: "La réponse type a été créée.",
      edit: "Modifier la réponse type",
      save: "Enregistrer la réponse type",
      saved: "La réponse type est enregistrée.",
      trash: "Supprimer la réponse type",
      trashAsk:
        "Supprimer la réponse type « {name} » ? Les commentaires écrits avec elle restent. Cette action est irréversible.",
      trashed: "La réponse type « {name} » a été supprimée.",
      missingTitle: "Cette réponse type n’existe pas",
      missingText: "Elle n’existe pas, ou votre compte ne peut pas la voir.",
      failedTitle: "La réponse type n’a pas pu être chargée",
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
    action: { makeCannedReply: "Réponse type enregistrée", trashCannedReply: "Réponse type supprimée" },
  },
};
