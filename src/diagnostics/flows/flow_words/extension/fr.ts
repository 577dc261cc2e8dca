import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’une extension",
  purpose: "Complète le produit tant qu’elle est active et que ses droits sont acceptés.",
  states: {
    Off: {
      title: "Désactivée",
      sees: "L’extension est désactivée : elle n’entend, n’ajoute et n’envoie rien.",
      try: "Remplir ce qu’il lui faut, puis appuyer sur « Activer » et accepter ses droits.",
    },
    On: {
      title: "Active",
      sees: "L’extension est active et fait ce pour quoi elle est là.",
      try: "Regarder son journal s’il manque quelque chose. « Désactiver » l’arrête.",
    },
  },
  events: {
    "extension.on": {
      title: "Activer",
      sees: "Quelqu’un a lu les droits demandés et les a acceptés.",
      try: "Appuyer sur « Essayer maintenant » pour voir si elle marche.",
    },
    "extension.off": {
      title: "Désactiver",
      sees: "Quelqu’un a appuyé sur « Désactiver ».",
      try: "Rien, ou « Activer » pour continuer.",
    },
  },
  guards: {
    hasSettings: "Tous les réglages nécessaires sont là",
  },
  actors: {},
  delays: {},
};
