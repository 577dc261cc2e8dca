import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’une plage de numéros",
  purpose: "Attribue chaque numéro une seule fois, jusqu’au dernier.",
  states: {
    Active: {
      title: "Active",
      sees: "La plage est « Active » : étiquettes, planches ou cartons y prennent leurs numéros.",
      try: "Rien. « Mettre en pause » retient ses numéros.",
    },
    Paused: {
      title: "En pause",
      sees: "La plage est « En pause » : aucun de ses numéros n’est attribué.",
      try: "Appuyer sur « Reprendre ». Après une restauration, saisir le dernier numéro imprimé.",
    },
    Exhausted: {
      title: "Épuisée",
      sees: "La plage est « Épuisée » : son dernier numéro a été attribué.",
      try: "Ajouter une autre plage, ou allonger celle-ci.",
    },
  },
  events: {
    "range.pause": {
      title: "Mettre en pause",
      sees: "Quelqu’un a appuyé sur « Mettre en pause ».",
      try: "Appuyer sur « Reprendre » pour l’utiliser de nouveau.",
    },
    "range.resume": {
      title: "Reprendre",
      sees: "Quelqu’un a appuyé sur « Reprendre ».",
      try: "En cas de refus, saisir le dernier numéro imprimé avec sa clé de contrôle.",
    },
    "numbers.settle": {
      title: "Numéros attribués",
      sees: "Le dernier numéro a été attribué, ou la plage a été allongée.",
      try: "Rien.",
    },
  },
  guards: {
    isPrintedGiven: "Le dernier numéro imprimé est connu",
    isPrintedInRange: "Le numéro appartient à cette plage",
    isPrintedLater: "Aucun numéro suivant n’a été attribué",
    hasNumbers: "Il reste un numéro",
    isUsedUp: "Il ne reste aucun numéro",
    isSure: "Elle ne vient pas d’une sauvegarde",
    "isPrintedGiven and isPrintedInRange and isPrintedLater and hasNumbers": "Connu, il reste des numéros",
    "isPrintedGiven and isPrintedInRange and isPrintedLater": "Dernier numéro correct",
    "hasNumbers and isSure": "Il en reste, sans restauration",
  },
  actors: {},
  delays: {},
};
