import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’une intégration",
  purpose: "Nous relie à un autre système tant qu’elle est active.",
  states: {
    Paused: {
      title: "En pause",
      sees: "L’intégration est en pause : rien n’est envoyé, et ce qui arrive est refusé.",
      try: "Créer son secret, puis appuyer sur « Activer ».",
    },
    Active: {
      title: "Active",
      sees: "L’intégration est active : des événements partent, ou des commandes arrivent.",
      try: "Regarder son journal s’il manque quelque chose. « Désactiver » l’arrête.",
    },
  },
  events: {
    "integration.on": {
      title: "Activer",
      sees: "Quelqu’un a appuyé sur « Activer ».",
      try: "Appuyer sur « Essayer maintenant » pour voir la réponse.",
    },
    "integration.off": {
      title: "Désactiver",
      sees: "Quelqu’un a appuyé sur « Désactiver » ; plus rien ne part ni n’arrive.",
      try: "Rien, ou « Activer » pour continuer.",
    },
  },
  guards: {
    hasSecret: "Elle a un secret",
  },
  actors: {},
  delays: {},
};
