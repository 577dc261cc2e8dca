import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Fichier dans un formulaire",
  purpose:
    "Envoie un fichier dès qu’il est choisi dans un formulaire : une étiquette, un justificatif de paiement. Le serveur le vérifie et montre ce qu’il garde.",
  states: {
    empty: {
      title: "Aucun fichier",
      sees: "« Choisir un fichier », et ce qui peut être choisi.",
      try: "Choisissez le fichier, ou déposez-le là.",
    },
    sending: {
      title: "En route",
      sees: "La part envoyée, puis la lecture du fichier par le serveur. Le formulaire l’attend.",
      try: "Patientez un instant. Un gros fichier prend plus de temps sur une ligne lente.",
    },
    kept: {
      title: "Fichier affiché",
      sees: "Le fichier tel qu’il sera utilisé, et la page s’il y en a plusieurs.",
      try: "Vérifiez que c’est le bon fichier, sinon choisissez une autre page, puis envoyez le formulaire.",
    },
    refused: {
      title: "Refusé",
      sees: "En rouge, pourquoi le fichier n’est pas accepté.",
      try: "Faites ce que dit la phrase, puis choisissez de nouveau le fichier.",
    },
    failed: {
      title: "Non envoyé",
      sees: "En rouge, ce qui est arrivé à l’envoi, et « Réessayer ».",
      try:
        "Cliquez sur « Réessayer ». Si l’envoi échoue toujours, envoyez le formulaire sans le fichier là où il est facultatif.",
    },
  },
  events: {
    "file.choose": {
      title: "Fichier choisi",
      sees: "Quelqu’un a choisi ou déposé un fichier.",
      try: "Attendez que le fichier s’affiche.",
    },
    "page.choose": {
      title: "Page choisie",
      sees: "Quelqu’un a choisi une autre page du fichier.",
      try: "Attendez que cette page s’affiche.",
    },
    "file.again": {
      title: "Nouvel essai",
      sees: "Quelqu’un a cliqué sur « Réessayer ».",
      try: "Attendez que le fichier s’affiche.",
    },
    "file.remove": {
      title: "Fichier retiré",
      sees: "Quelqu’un a retiré le fichier du formulaire.",
      try: "Choisissez-en un autre, ou envoyez le formulaire sans fichier là où il est facultatif.",
    },
    "file.progress": { title: "Envoi qui avance", sees: "La part envoyée augmente.", try: "Patientez." },
    "file.answered": {
      title: "Réponse du serveur",
      sees: "Le fichier s’affiche, ou la raison pour laquelle il n’est pas accepté.",
      try: "Lisez la ligne sous le fichier.",
    },
  },
  guards: {
    isKept: "Le serveur a gardé le fichier",
    isRefused: "Le fichier ne convient pas",
  },
  actors: { sendFile: "Envoyer le fichier au serveur" },
  delays: {},
};
