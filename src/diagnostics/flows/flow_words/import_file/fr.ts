import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Examiner un fichier de commandes",
  purpose: "Lit le fichier choisi dans le navigateur, trouve ses colonnes et montre ce qu’il deviendrait.",
  states: {
    choosing: {
      title: "Aucun fichier choisi",
      sees: "Le champ où déposer un fichier.",
      try: "Choisir un fichier CSV.",
    },
    looking: {
      title: "Examine le fichier",
      sees: "La page dit qu’elle examine le fichier.",
      try: "Attendre un instant.",
    },
    unfit: {
      title: "Le fichier ne convient pas",
      sees: "La page dit ce qui ne va pas dans le fichier.",
      try: "Corriger ce qui est nommé, ou changer la façon de lire.",
    },
    read: {
      title: "Le fichier est lisible",
      sees: "Les colonnes et un aperçu sont affichés.",
      try: "Vérifier les colonnes, puis importer.",
    },
    "read.deciding": {
      title: "Vérifie les colonnes",
      sees: "Les colonnes sont affichées.",
      try: "Attendre un instant.",
    },
    "read.mapping": {
      title: "Une colonne manque",
      sees: "La page nomme les colonnes à choisir.",
      try: "Choisir ces colonnes à la main.",
    },
    "read.counting": {
      title: "Lit tout le fichier",
      sees: "L’aperçu continue de compter.",
      try: "Attendre, ou importer sans attendre.",
    },
    "read.counted": {
      title: "Lu jusqu’au bout",
      sees: "L’aperçu montre les commandes et les lignes qui seront refusées.",
      try: "Vérifier les lignes refusées, puis importer.",
    },
  },
  events: {
    "file.choose": {
      title: "Fichier choisi",
      sees: "La personne a choisi ou déposé un fichier.",
      try: "Attendre un instant.",
    },
    "file.again": {
      title: "Examiné de nouveau",
      sees: "La personne a fait examiner de nouveau le même fichier.",
      try: "Attendre un instant.",
    },
    "file.remove": {
      title: "Fichier retiré",
      sees: "La personne a retiré le fichier.",
      try: "Choisir un fichier.",
    },
    "store.choose": {
      title: "Boutique choisie",
      sees: "La personne a choisi une boutique.",
      try: "Continuer avec le fichier.",
    },
    "sheet.choose": {
      title: "Feuille choisie",
      sees: "La personne a choisi une autre feuille du classeur.",
      try: "Regarder les colonnes.",
    },
    "header.choose": {
      title: "Ligne des noms choisie",
      sees: "La personne a choisi la ligne des noms de colonnes.",
      try: "Regarder les colonnes.",
    },
    "format.change": {
      title: "Lecture changée",
      sees: "La personne a changé l’encodage, le séparateur, les signes ou les dates.",
      try: "Regarder l’aperçu.",
    },
    "format.settle": {
      title: "Question répondue",
      sees: "La personne a indiqué comment les nombres ou les dates du fichier sont écrits.",
      try: "Regardez l’aperçu.",
    },
    "rows.choose": {
      title: "Lignes gardées ou omises",
      sees: "La personne a indiqué si les lignes annulées, expédiées ou remboursées sont importées.",
      try: "Regardez l’aperçu.",
    },
    "column.choose": {
      title: "Colonne choisie",
      sees: "La personne a choisi une colonne à la main.",
      try: "Regarder l’aperçu.",
    },
    "column.join": {
      title: "Colonne ajoutée",
      sees: "La personne a choisi plusieurs colonnes pour un champ.",
      try: "Regarder l’aperçu.",
    },
    "items.choose": {
      title: "Articles d’une ligne choisis",
      sees: "La personne a choisi les colonnes d’autres articles d’une ligne.",
      try: "Regarder l’aperçu.",
    },
    "profile.choose": {
      title: "Type de fichier choisi",
      sees: "La personne a choisi un autre type de fichier.",
      try: "Regarder les colonnes.",
    },
    "grouping.choose": {
      title: "Lignes regroupées autrement",
      sees: "La personne a dit quelles lignes forment une commande.",
      try: "Regarder l’aperçu.",
    },
    "country.choose": {
      title: "Pays choisi",
      sees: "La personne a choisi un pays pour les commandes qui n’en ont pas.",
      try: "Regarder l’aperçu.",
    },
    "method.choose": {
      title: "Mode d’expédition choisi",
      sees: "La personne a choisi un mode d’expédition pour les commandes qui n’en ont pas.",
      try: "Regarder l’aperçu.",
    },
    "check.done": {
      title: "Commandes existantes vérifiées",
      sees: "L’aperçu montre quelles commandes existent déjà et ce qui manque aux nouvelles.",
      try: "Importer, ou corriger d’abord le fichier.",
    },
    "count.progress": { title: "Davantage est lu", sees: "L’aperçu a continué de compter.", try: "Rien." },
    "count.done": {
      title: "Tout est lu",
      sees: "L’aperçu est complet.",
      try: "Vérifier les lignes refusées.",
    },
    "count.failed": {
      title: "Lecture échouée",
      sees: "Le fichier n’a pas pu être lu jusqu’au bout.",
      try: "Choisir le fichier de nouveau.",
    },
  },
  guards: {
    hasFile: "Un fichier est choisi",
    isByHand: "Réglé à la main",
    isProvenOtherwise: "La suite du fichier dit autre chose",
    isFit: "Le fichier est lisible",
    isMissing: "Une colonne nécessaire n’est pas choisie",
    isOpen: "Fichier choisi, rien réglé à la main",
  },
  actors: {
    lookAtFile: "Examiner le début du fichier",
    countOrders: "Lire tout le fichier",
    checkOrders: "Vérifier celles qui existent",
  },
  delays: {},
};
