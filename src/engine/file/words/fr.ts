import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const fileField: Translation<English["fileField"]> = {
  choose: "Choisir un fichier",
  chooseOther: "Choisir un autre fichier",
  again: "Réessayer",
  remove: "Retirer le fichier",
  removeNamed: "Retirer {name}",
  sending: "Envoi en cours, {done} effectués",
  reading: "Le serveur lit le fichier.",
  failed: "Le fichier n’a pas été envoyé. {reason}",
  larger: "Afficher en grand",
  smaller: "Afficher en petit",
  noPreview: "L’aperçu n’a pas pu être chargé.",
  open: "Ouvrir",
  openOf: "Ouvrir {name}",
  print: "Imprimer",
  printOf: "Imprimer {name}",
  save: "Télécharger",
  saveOf: "Télécharger {name}",
  notGot: "Le fichier n’a pas pu être chargé. {reason}",
  blocked:
    "Votre navigateur a bloqué le nouvel onglet. Autorisez-le pour ce site, ou téléchargez le fichier.",
};

export const words = { fileField };
