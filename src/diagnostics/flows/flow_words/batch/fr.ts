import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’un lot d’impression",
  purpose: "Mène les pièces imprimées l’une après l’autre de la file d’attente à l’imprimante.",
  states: {
    Open: {
      title: "Ouvert",
      sees: "Le lot est « Ouvert » : ses pièces ne sont dans aucun autre, et rien n’est à l’imprimante.",
      try: "Appuyez sur « Envoyer à l’imprimante » ou « Annuler le lot ».",
    },
    Released: {
      title: "Libéré",
      sees: "Le lot est « Libéré » : ses fichiers peuvent être téléchargés.",
      try: "Imprimez, puis scannez chaque pièce ; il se termine de lui-même.",
    },
    Printed: {
      title: "Imprimé",
      sees: "Le lot est « Imprimé » : chacune de ses pièces a passé l’impression.",
      try: "Rien : tout est fait.",
    },
    Cancelled: {
      title: "Annulé",
      sees: "Le lot est annulé : ses pièces en attendent un autre.",
      try: "Appuyez sur « Créer un lot » pour elles.",
    },
  },
  events: {
    "batch.release": {
      title: "Envoyer à l’imprimante",
      sees: "Quelqu’un a appuyé sur « Envoyer à l’imprimante ».",
      try: "Téléchargez les fichiers.",
    },
    "batch.cancel": {
      title: "Annuler le lot",
      sees: "Quelqu’un a appuyé sur « Annuler le lot ».",
      try: "Créez-en un autre si besoin.",
    },
    "units.settle": {
      title: "Pièces imprimées",
      sees: "La dernière pièce a passé l’impression.",
      try: "Rien.",
    },
  },
  guards: {
    isNotEmpty: "Il contient une pièce",
    areUnitsPrinted: "Toutes les pièces ont passé l’impression",
  },
  actors: {},
  delays: {},
};
