import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  prints: {
    tickets: { one: "Imprimer la fiche", other: "Imprimer {count} fiches" },
    stations: { one: "Imprimer l’étiquette du poste", other: "Imprimer {count} étiquettes de poste" },
    bins: { one: "Imprimer l’étiquette du bac", other: "Imprimer {count} étiquettes de bac" },
    badges: { one: "Imprimer le badge", other: "Imprimer {count} badges" },
    commands: "Imprimer la feuille de commandes",
    format: "Format",
    formats: {
      pdf: "PDF pour toute imprimante",
      zpl203: "ZPL pour imprimantes d’étiquettes à 203 dpi",
      zpl300: "ZPL pour imprimantes d’étiquettes à 300 dpi",
    },
    copies: "Exemplaires",
    reason: "Pourquoi l’imprimer à nouveau",
    again: "Une fiche a déjà été imprimée.",
    go: "Imprimer",
    failed: "L’étiquette n’a pas pu être chargée. {reason}",
    times: { one: "Fiche imprimée {count} fois", other: "Fiche imprimée {count} fois" },
    badge: "Badge opérateur",
    badgeAbout: "Les postes notent qui a travaillé quand le badge est scanné. Il ne connecte personne.",
    most: "Sélectionnez de 1 à {max} pièces.",
    mostPackages: "Sélectionnez de 1 à {max} colis.",
    parcels: { one: "Imprimer les documents", other: "Imprimer les documents de {count} colis" },
    documents: "Documents",
    document: {
      labels: "Étiquette d’expédition",
      slips: "Bordereau de colisage",
      customs: "Formulaire douanier",
      invoices: "Facture commerciale",
    },
    printer: "Imprimante",
    browser: "Imprimer depuis le navigateur",
    stationPrinters: "Comme le poste imprime",
    chooseReason: "Choisir une raison",
    reasonWords: "Ce qui s’est passé",
    packageAgain: "Un document a déjà été imprimé.",
    again_damaged: "Abîmé",
    again_jammed: "Bourrage papier",
    again_lost: "Perdu",
    again_faded: "Effacé",
    again_changed: "Le colis a changé",
    again_other: "Autre raison",
    leftOut: "Sans {document} : {codes}",
    boxed:
      "Certains caractères, comme les emojis, ne peuvent pas être imprimés ; des cases les remplacent : {codes}",
    andMore: "{codes} et {more} autres",
    notFetched: "Le document n’a pas pu être chargé. {reason}",
  },
  choice: {
    events: {
      label: { unused: "Le délai d’annulation d’une étiquette inutilisée expire bientôt" },
      postage: { higher: "Port plus élevé que le montant réservé" },
    },
  },
  audit: {
    action: { makePrintJob: "Étiquettes imprimées", declarePackage: "Déclaration douanière enregistrée" },
  },
  event: { labels: { print: "Imprimer les étiquettes" }, packages: { print: "Imprimer les documents" } },
};
