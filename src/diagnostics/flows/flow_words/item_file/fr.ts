import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Un fichier d’articles",
  purpose:
    "Lit dans le navigateur un fichier d’articles choisi, montre ses colonnes et ses problèmes, puis l’envoie.",
  states: {
    choosing: {
      title: "Aucun fichier choisi",
      sees: "Le bouton pour choisir un fichier.",
      try: "Choisir un fichier CSV ou Excel.",
    },
    looking: {
      title: "Lecture du fichier",
      sees: "La page dit qu’elle lit le fichier.",
      try: "Attendre un instant.",
    },
    unfit: {
      title: "Le fichier ne convient pas",
      sees: "La page dit ce qui ne va pas.",
      try: "Corriger ce qu’elle nomme, ou choisir une autre feuille.",
    },
    ready: {
      title: "Le fichier peut être envoyé",
      sees: "Colonnes, premières lignes et problèmes sont affichés.",
      try: "Vérifier les colonnes, puis importer.",
    },
    sending: { title: "Envoi en cours", sees: "Le bouton est fermé.", try: "Attendre un instant." },
    unknown: {
      title: "Aucune réponse",
      sees: "La page dit que nul ne sait s’il est arrivé.",
      try: "L’envoyer de nouveau : rien n’est importé deux fois.",
    },
    sent: { title: "Envoyé", sees: "La page de la tâche s’ouvre.", try: "Suivre la tâche." },
  },
  events: {
    "file.choose": {
      title: "Fichier choisi",
      sees: "La personne a choisi un fichier.",
      try: "Attendre un instant.",
    },
    "sheet.choose": {
      title: "Feuille choisie",
      sees: "La personne a choisi une autre feuille.",
      try: "Regarder les colonnes.",
    },
    "mark.choose": {
      title: "Séparateur choisi",
      sees: "La personne a dit comment les montants sont écrits.",
      try: "Regarder les problèmes.",
    },
    "encoding.choose": {
      title: "Encodage choisi",
      sees: "La personne a choisi l’encodage du fichier.",
      try: "Regarder les premières lignes.",
    },
    "column.choose": {
      title: "Colonne choisie",
      sees: "La personne a choisi une colonne à la main.",
      try: "Regarder les problèmes.",
    },
    "hidden.choose": {
      title: "Lignes masquées choisies",
      sees: "La personne a choisi si les lignes que le classeur masque sont importées.",
      try: "Comparer le nombre de lignes qui conviennent.",
    },
    "file.send": {
      title: "Envoyé",
      sees: "La personne a appuyé sur « Importer les articles ».",
      try: "Attendre un instant.",
    },
  },
  guards: {
    isFit: "Le fichier est lisible",
    isBegun: "La tâche a commencé",
    isOpen: "Nul ne sait si elle a commencé",
    hasRows: "Des lignes conviennent",
  },
  actors: {
    lookAtItems: "Lire le fichier",
    sendItems: "Envoyer le fichier",
  },
  delays: {},
};
