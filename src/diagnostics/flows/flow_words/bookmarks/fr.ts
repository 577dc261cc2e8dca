import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Favoris",
  purpose:
    "Garde les pages mises en favori : dix en favoris, les autres sous « Autres favoris », les mêmes dans chaque fenêtre.",
  states: {
    waiting: {
      title: "Pas encore demandés",
      sees: "Pas encore de favoris dans la barre du haut.",
      try: "Attendre un instant, ou ouvrir les favoris.",
    },
    loading: {
      title: "Charge les favoris",
      sees: "Dans la liste ouverte, Chargement.",
      try: "Attendre quelques secondes.",
    },
    ready: {
      title: "Favoris affichés",
      sees: "Les pages en favori dans la barre du haut, et toutes dans la liste sous son bouton.",
      try: "Rien : tout est enregistré. Appuyer sur l’étoile d’une page pour l’ajouter ou la retirer.",
    },
    saving: {
      title: "Enregistre un changement",
      sees: "Le changement est déjà affiché.",
      try: "Attendre quelques secondes ; s’il ne peut pas être enregistré, il est annulé et c’est dit.",
    },
    refreshing: {
      title: "Cherche des changements ailleurs",
      sees: "Les favoris tels quels ; ils peuvent changer si une autre fenêtre les a modifiés.",
      try: "Rien à faire.",
    },
    failed: {
      title: "Chargement impossible",
      sees: "« Les favoris n’ont pas pu être chargés. » avec le bouton Réessayer.",
      try: "Vérifier le réseau, puis appuyer sur Réessayer.",
    },
  },
  events: {
    "bookmarks.want": {
      title: "Favoris demandés",
      sees: "La barre du haut ou la liste a demandé les favoris, ou la personne a appuyé sur Réessayer.",
      try: "Attendre quelques secondes.",
    },
    "bookmarks.changed": {
      title: "Peut-être changés ailleurs",
      sees: "Une autre fenêtre a modifié les favoris, ou l’a peut-être fait.",
      try: "Rien : la vérification se fait d’elle-même.",
    },
    "bookmarks.type": {
      title: "Page cherchée",
      sees: "La personne a saisi dans « Trouver une page ».",
      try: "Continuer la saisie, ou choisir une page dans la liste.",
    },
    "bookmark.change": {
      title: "Favori modifié",
      sees: "La personne a ajouté ou retiré une page, renommé, coloré ou déplacé un favori.",
      try: "Attendre un instant. S’il est dit que cent favoris sont le maximum, en retirer un d’abord.",
    },
  },
  guards: {
    isPossible: "Le changement est possible",
    isFull: "Il y a déjà cent favoris",
    isQueued: "Un changement attend l’enregistrement",
    isFetched: "Le serveur a donné les favoris",
    isStale: "Ils ont peut-être changé ailleurs",
    isFailed: "Le changement n’est pas enregistré",
  },
  actors: {
    fetchBookmarks: "Charger les favoris",
    sendChange: "Enregistrer le changement",
  },
  delays: {},
};
