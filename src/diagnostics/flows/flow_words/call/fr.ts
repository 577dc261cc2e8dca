import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’une annonce",
  purpose: "Affiche une ligne au-dessus des écrans pendant ses jours, jusqu’à sa mise en pause.",
  states: {
    Active: {
      title: "Active",
      sees: "L’annonce est affichée du premier au dernier jour, à qui elle s’adresse.",
      try: "Rien. Pour la retirer tout de suite, appuyer sur « Mettre en pause ».",
    },
    Paused: {
      title: "En pause",
      sees: "Personne ne voit l’annonce ; ses chiffres restent.",
      try: "Appuyer sur « Reprendre » pour la montrer de nouveau pendant ses jours.",
    },
  },
  events: {
    "call.pause": {
      title: "Mettre en pause",
      sees: "Quelqu’un a appuyé sur « Mettre en pause » ; elle a quitté tous les écrans.",
      try: "Rien, ou « Reprendre » pour la montrer de nouveau.",
    },
    "call.resume": {
      title: "Reprendre",
      sees: "Quelqu’un a appuyé sur « Reprendre » ; elle revient pendant ses jours.",
      try: "Vérifier son premier et son dernier jour si personne ne la voit.",
    },
  },
  guards: {},
  actors: {},
  delays: {},
};
