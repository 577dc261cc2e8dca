import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Attendre le serveur",
  purpose: "Dit à la personne quand un serveur qui démarre ou qui est en maintenance est de retour.",
  states: {
    waiting: {
      title: "Attend le serveur",
      sees:
        "La page « De retour bientôt », qui vérifie la connexion d’elle-même, et le bouton « Vérifier maintenant ».",
      try:
        "Laisser la page ouverte ; la saisie est conservée. Appuyer sur « Vérifier maintenant » pour le faire aussitôt.",
    },
    asking: {
      title: "Vérifie la connexion",
      sees: "« Vérification de la connexion » ; le bouton « Vérifier maintenant » est occupé.",
      try: "Attendre quelques secondes.",
    },
    back: {
      title: "Le serveur est de retour",
      sees: "« Le serveur est de retour. » et le bouton « Revenir où vous étiez ».",
      try: "Appuyer sur « Revenir où vous étiez ».",
    },
  },
  events: {
    "server.ask": {
      title: "Vérifier maintenant",
      sees: "La personne a appuyé sur « Vérifier maintenant ».",
      try: "Attendre quelques secondes.",
    },
  },
  guards: { isThere: "Le serveur répond comme il faut" },
  actors: { askServer: "Vérifier la connexion" },
  delays: { nextAsk: "après 5 à 30 secondes" },
};
