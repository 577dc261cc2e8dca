import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Tâches de la démonstration",
  purpose: "Charge la liste de tâches que montre la démonstration.",
  states: {
    loading: {
      title: "Chargement des tâches",
      sees: "Le tableau pendant qu’il charge.",
      try: "Attendre un instant.",
    },
    failed: {
      title: "Chargement impossible",
      sees: "La page dit que les tâches n’ont pas pu être chargées.",
      try: "Réessayer.",
    },
    shown: { title: "Affichées", sees: "Le tableau des tâches.", try: "Chercher, ou choisir un statut." },
  },
  events: {
    "tasks.retry": { title: "Nouvel essai", sees: "La personne a réessayé.", try: "Attendre un instant." },
  },
  guards: {
    isTasks: "La réponse contient des tâches",
  },
  actors: {
    fetchTasks: "Chercher les tâches",
  },
  delays: {},
};
