import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const labelFile: Translation<English["labelFile"]> = {
  dropNow: "Déposez l’étiquette ici",
  hint: "PDF ou PNG, {size} Mo au plus. Vous pouvez aussi déposer le fichier ici.",
  size: "{width} × {height} mm",
  page: "Page de l’étiquette",
  pageOf: "Page {page} sur {count}",
  allPages: "Toutes les {n} pages",
  preview: "L’étiquette telle qu’elle sera imprimée",
  noPreview: "L’aperçu n’a pas pu être chargé. L’étiquette elle-même est bonne.",
  of: "le fichier d’étiquette de {number}",
  about: "{kind}, {width} × {height} mm",
  name: "etiquette-{number}.{kind}",
  otherNumber: "L’étiquette indique {number}. Vérifiez quel numéro est juste.",
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
    activeContent: "Le PDF contient des programmes ou d’autres fichiers. Imprimez-le vers un nouveau PDF.",
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
