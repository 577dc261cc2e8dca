import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Fichier d’une étiquette",
  purpose:
    "Envoie le fichier de l’étiquette dans le formulaire « Ajouter l’étiquette » ; le serveur découpe la page et la montre.",
  states: {
    empty: {
      title: "Aucun fichier",
      sees: "« Choisir un fichier » sous le numéro de suivi, et ce qui peut être choisi.",
      try: "Choisissez le PDF ou le PNG de l’étiquette, ou déposez-le là. Le fichier est facultatif.",
    },
    sending: {
      title: "En route",
      sees: "La part envoyée, puis la lecture du fichier par le serveur. L’étape l’attend.",
      try: "Patientez un instant. Un gros fichier prend plus de temps sur une ligne lente.",
    },
    kept: {
      title: "Étiquette affichée",
      sees: "L’étiquette telle qu’elle sera imprimée, sa taille, et la page s’il y en a plusieurs.",
      try: "Vérifiez que c’est la bonne étiquette, sinon choisissez une autre page, puis ajoutez-la.",
    },
    refused: {
      title: "Refusé",
      sees: "En rouge, pourquoi le fichier n’est pas accepté.",
      try: "Faites ce que dit la phrase, puis choisissez de nouveau le fichier.",
    },
    failed: {
      title: "Non envoyé",
      sees: "En rouge, ce qui est arrivé à l’envoi, et « Réessayer ».",
      try: "Cliquez sur « Réessayer ». L’étiquette peut aussi être ajoutée sans son fichier.",
    },
  },
  events: {
    "file.choose": {
      title: "Fichier choisi",
      sees: "Quelqu’un a choisi ou déposé un fichier.",
      try: "Attendez que l’étiquette s’affiche.",
    },
    "page.choose": {
      title: "Page choisie",
      sees: "Quelqu’un a choisi une autre page du fichier.",
      try: "Attendez que cette page s’affiche.",
    },
    "file.again": {
      title: "Nouvel essai",
      sees: "Quelqu’un a cliqué sur « Réessayer ».",
      try: "Attendez que l’étiquette s’affiche.",
    },
    "file.remove": {
      title: "Fichier retiré",
      sees: "Quelqu’un a retiré le fichier du formulaire.",
      try: "Choisissez-en un autre, ou ajoutez l’étiquette sans fichier.",
    },
    "file.progress": { title: "Envoi qui avance", sees: "La part envoyée augmente.", try: "Patientez." },
    "file.answered": {
      title: "Réponse du serveur",
      sees: "L’étiquette s’affiche, ou la raison pour laquelle elle manque.",
      try: "Lisez la ligne sous le fichier.",
    },
  },
  guards: {
    isKept: "Le serveur a gardé l’étiquette",
    isRefused: "Le fichier n’est pas une étiquette",
  },
  actors: { sendFile: "Envoyer le fichier au serveur" },
  delays: {},
};
