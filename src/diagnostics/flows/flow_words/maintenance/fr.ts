import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Attendre le serveur",
  purpose: "Dit à la personne quand un serveur qui démarre ou qui est en maintenance est de retour.",
  states: {
    waiting: {
      title: "Attend le serveur",
      sees:
        "La page « De retour bientôt », qui interroge le serveur d’elle-même, et le bouton « Interroger maintenant ».",
      try:
        "Laisser la page ouverte ; la saisie est conservée. Appuyer sur « Interroger maintenant » pour le faire aussitôt.",
    },
    asking: {
      title: "Interroge le serveur",
      sees: "« Le serveur est interrogé » ; le bouton « Interroger maintenant » est occupé.",
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
      title: "Interrogé aussitôt",
      sees: "La personne a appuyé sur « Interroger maintenant ».",
      try: "Attendre quelques secondes.",
    },
  },
  guards: { isThere: "Le serveur répond comme il faut" },
  actors: { askServer: "Demander si le serveur est là" },
  delays: { nextAsk: "après 5 à 30 secondes" },
};
