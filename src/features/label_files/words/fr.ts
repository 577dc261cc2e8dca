import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const labelFile: Translation<English["labelFile"]> = {
  choose: "Choisir un fichier",
  chooseOther: "Choisir un autre fichier",
  again: "Réessayer",
  remove: "Retirer {name}",
  dropNow: "Déposez l’étiquette ici",
  hint: "PDF ou PNG, {size} Mo au plus. Vous pouvez aussi déposer le fichier ici.",
  sending: "Envoi en cours, {done}",
  reading: "Le serveur lit le fichier.",
  size: "{width} × {height} mm",
  failed: "Le fichier n’a pas été envoyé. {reason}",
  page: "Page de l’étiquette",
  pageOf: "Page {page} sur {count}",
  allPages: "Toutes les {n} pages",
  preview: "L’étiquette telle qu’elle sera imprimée",
  noPreview: "L’aperçu n’a pas pu être chargé. L’étiquette elle-même est bonne.",
  open: "Ouvrir",
  openOf: "Ouvrir le fichier d’étiquette de {number}",
  print: "Imprimer",
  printOf: "Imprimer le fichier d’étiquette de {number}",
  save: "Télécharger",
  saveOf: "Télécharger le fichier d’étiquette de {number}",
  about: "{kind}, {width} × {height} mm",
  name: "etiquette-{number}.{kind}",
  notGot: "Le fichier d’étiquette n’a pas pu être chargé. {reason}",
  blocked:
    "Votre navigateur a bloqué le nouvel onglet. Autorisez-le pour ce site, ou téléchargez l’étiquette.",
  refused: {
    tooLarge: "Le fichier dépasse {size} Mo. Enregistrez seulement la page de l’étiquette.",
    notALabel:
      "Le fichier n’est ni un PDF ni un PNG, quel que soit son nom. Enregistrez l’étiquette dans l’un de ces formats.",
    encrypted:
      "Le PDF est protégé par un mot de passe. Enregistrez-le sans mot de passe, ou imprimez-le vers un nouveau PDF.",
    cutOff: "Le fichier est incomplet. Téléchargez-le de nouveau.",
    damaged: "Le fichier est endommagé et illisible. Téléchargez-le de nouveau.",
    tooManyPages:
      "Le PDF compte {count} pages, 100 au plus sont possibles. Enregistrez seulement la page de l’étiquette.",
    noSuchPage: "Le PDF n’a pas cette page. Choisissez-en une qui existe.",
    wrongSize:
      "La page mesure moins de 20 mm ou plus de 450 mm. Choisissez une autre page, ou enregistrez l’étiquette à sa propre taille.",
    tooManyPixels: "L’image dépasse 4 000 × 6 000 pixels. Enregistrez-la en plus petit.",
    tooMuch:
      "Une fois décompressé, le fichier dépasse ce que peut être une étiquette. Enregistrez-le de nouveau, en plus petit.",
    tooComplex: "La lecture du fichier prend trop de temps. Imprimez-le vers un nouveau PDF.",
    activeContent:
      "La page du PDF cache des programmes ou d’autres fichiers. Imprimez-la vers un nouveau PDF.",
  },
};

const entity: Translation<English["entity"]> = {
  orders: {
    field: {
      file: "Fichier de l’étiquette",
    },
  },
  packages: {
    field: {
      file: "Fichier de l’étiquette",
    },
  },
};

export const words = { labelFile, entity };
