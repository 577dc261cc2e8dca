import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’un article",
  purpose: "Dit si un article du catalogue peut être commandé.",
  states: {
    Active: { title: "Actif", sees: "Il peut être commandé.", try: "Rien." },
    "Out Of Stock": {
      title: "En rupture",
      sees: "Il ne peut pas être commandé ; les brouillons qui le contiennent ont un problème.",
      try: "Appuyer sur « De nouveau en stock » à son retour, ou proposer le remplaçant.",
    },
    Discontinued: {
      title: "Arrêté",
      sees: "Il n’est plus fabriqué ; les commandes d’avant le gardent.",
      try: "Appuyer sur « Rouvrir » s’il est de nouveau fabriqué.",
    },
  },
  events: {
    "item.runOut": {
      title: "En rupture",
      sees: "Quelqu’un a appuyé sur « En rupture ».",
      try: "Regarder son remplaçant : il est proposé aux brouillons.",
    },
    "item.restock": {
      title: "De nouveau en stock",
      sees:
        "Quelqu’un a appuyé sur « De nouveau en stock » ; les brouillons perdent le problème en une minute.",
      try: "Rien.",
    },
    "item.end": {
      title: "Arrêter",
      sees: "Quelqu’un a appuyé sur « Arrêter », ou son produit a été arrêté.",
      try: "Rien, ou « Rouvrir ».",
    },
    "item.reopen": {
      title: "Rouvrir",
      sees: "Quelqu’un a appuyé sur « Rouvrir » ; il peut de nouveau être commandé.",
      try: "Rien.",
    },
  },
  guards: {
    isProductActive: "Le produit est actif",
  },
  actors: {},
  delays: {},
};
