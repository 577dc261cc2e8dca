import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Les vues enregistrées d’une liste",
  purpose: "Sait quelles vues a une liste et combien de lignes montre chaque onglet.",
  states: {
    opening: { title: "Ouverture", sees: "La liste, encore sans ses onglets.", try: "Attendre un instant." },
    loading: { title: "Chargement des vues", sees: "Les onglets arrivent.", try: "Attendre un instant." },
    "loading.held": {
      title: "La liste les attend",
      sees: "La liste attend ses vues une seconde au plus.",
      try: "Attendre un instant.",
    },
    "loading.late": {
      title: "La liste n’attend plus",
      sees: "La liste est là ; les onglets viennent plus tard.",
      try: "Continuer ; les onglets suivent.",
    },
    shown: { title: "Affichées", sees: "Les onglets de la liste.", try: "Choisir un onglet." },
    "shown.resting": {
      title: "Nombres à jour",
      sees: "Les onglets avec leurs nombres.",
      try: "Choisir un onglet.",
    },
    "shown.counting": {
      title: "Comptage",
      sees: "Les onglets ; leurs nombres sont en cours de comptage.",
      try: "Attendre un instant ou continuer.",
    },
    refreshing: {
      title: "Nouveau chargement",
      sees: "Les onglets comme avant.",
      try: "Attendre un instant ou continuer.",
    },
    unknown: {
      title: "Chargement impossible",
      sees: "La liste sans vues enregistrées.",
      try: "Recharger la page ; la liste marche sans elles.",
    },
  },
  events: {
    "counts.due": {
      title: "Nombres à refaire",
      sees: "Des lignes ont changé, les nombres sont anciens.",
      try: "Rien.",
    },
    "views.changed": {
      title: "Vues modifiées",
      sees: "Quelqu’un a enregistré, partagé ou supprimé une vue.",
      try: "Rien.",
    },
  },
  guards: {
    hasViews: "Les vues sont déjà connues",
    isDue: "Les nombres sont à refaire",
    isFetched: "Le serveur a donné les vues",
  },
  actors: {
    fetchViews: "Chercher les vues",
    fetchCounts: "Compter les lignes par onglet",
  },
  delays: {},
};
