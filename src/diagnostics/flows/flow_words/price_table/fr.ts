import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’une carte de prix",
  purpose: "Mène une carte de prix, de coûts ou de droits du brouillon à son premier jour, puis à sa fin.",
  states: {
    draft: {
      title: "Brouillon",
      sees: "La carte est « Brouillon » : rien n’est calculé avec elle, et elle peut changer.",
      try: "La tester, puis appuyer sur « Programmer ».",
    },
    scheduled: {
      title: "Programmée",
      sees: "La carte est « Programmée » : elle commence à son jour.",
      try: "Attendre ce jour ; « Retirer » l’arrête avant.",
    },
    active: {
      title: "En vigueur",
      sees: "La carte est « En vigueur » : les colis sont calculés avec elle.",
      try: "Pour changer les prix, appuyer sur « Réviser ».",
    },
    ended: {
      title: "Terminée",
      sees: "La carte est « Terminée » : une autre la remplace, ou son dernier jour est passé.",
      try: "Appuyer sur « Réviser » pour reprendre ses prix.",
    },
    withdrawn: {
      title: "Retirée",
      sees: "La carte est « Retirée » : elle ne sert jamais.",
      try: "Appuyer sur « Réviser » pour la reprendre.",
    },
  },
  events: {
    "table.schedule": {
      title: "Programmer",
      sees: "Quelqu’un a appuyé sur « Programmer ».",
      try: "En cas de refus, lire pourquoi : une faute, pas de test, ou un jour passé.",
    },
    "table.withdraw": {
      title: "Retirer",
      sees: "Quelqu’un a appuyé sur « Retirer ».",
      try: "Appuyer sur « Réviser » s’il la faut quand même.",
    },
    "table.revise": {
      title: "Réviser",
      sees: "Quelqu’un a appuyé sur « Réviser » : il y a un nouveau brouillon avec les mêmes prix.",
      try: "Ouvrir le brouillon parmi les brouillons.",
    },
    "table.settle": {
      title: "L’horloge",
      sees: "Un jour de la carte est venu.",
      try: "Rien : son statut suit ses dates.",
    },
  },
  guards: {
    isFaultless: "Rien n’y est faux",
    isTested: "Elle a été testée récemment",
    hasNoHoles: "Chaque colis aurait un prix",
    isAhead: "Elle commence plus tard",
    isAlone: "Aucune autre ne commence alors",
    "isFaultless and isAhead and isAlone and isTested and hasNoHoles": "Tout est vérifié",
    hasBegun: "Elle a commencé",
    isNotBegun: "Elle n’a pas commencé",
    isOver: "Elle est finie",
  },
  actors: {},
  delays: {},
};
