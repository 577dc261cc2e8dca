import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Lire un enregistrement",
  purpose: "Montre les étapes d’un signalement l’une après l’autre, comme elles se sont passées.",
  states: {
    "paused": {
      title: "En pause",
      sees: "Une étape de l’enregistrement, le curseur ne bouge pas.",
      try: "Appuyer sur lecture, ou avancer avec les flèches.",
    },
    "playing": {
      title: "Lecture en cours",
      sees: "Les étapes défilent dans leur ordre.",
      try: "Appuyer sur pause pour regarder une étape.",
    },
    "ended": {
      title: "À la fin",
      sees: "La dernière étape de l’enregistrement.",
      try: "Appuyer sur lecture pour recommencer, ou bouger le curseur.",
    },
  },
  events: {
    "playback.play": {
      title: "Lecture demandée",
      sees: "Les étapes commencent à défiler.",
      try: "Regarder, ou mettre en pause.",
    },
    "playback.pause": {
      title: "Pause demandée",
      sees: "L’étape montrée reste.",
      try: "La lire, puis continuer.",
    },
    "playback.seek": {
      title: "Curseur déplacé",
      sees: "L’étape sous le curseur est montrée.",
      try: "Appuyer sur lecture pour continuer de là.",
    },
    "playback.step": {
      title: "Une étape avancée",
      sees: "L’étape suivante ou précédente est montrée.",
      try: "Continuer ainsi.",
    },
    "playback.speed": {
      title: "Vitesse choisie",
      sees: "Les étapes défilent plus ou moins vite.",
      try: "En choisir une autre si c’est trop rapide.",
    },
    "steps.change": {
      title: "Autres processus choisis",
      sees: "Seules restent les étapes des processus choisis.",
      try: "Choisir tous les processus pour voir chaque étape.",
    },
  },
  guards: { "isLast": "La dernière étape est montrée" },
  actors: {},
  delays: { "untilNext": "jusqu’à l’étape suivante" },
};
