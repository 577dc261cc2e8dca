import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’une page d’étiquette",
  purpose: "Mène une page d’un fichier déposé au colis dont elle est l’étiquette.",
  states: {
    Unmatched: {
      title: "Non associée",
      sees: "La page est « Non associée » : rien n’y désigne une commande avec certitude.",
      try: "L’ouvrir, chercher son colis et appuyer sur « Associer ».",
    },
    Matched: {
      title: "Associée",
      sees: "La page est « Associée » : elle appartient à une commande et n’est pas encore son étiquette.",
      try: "Appuyer sur « Joindre ».",
    },
    Duplicate: {
      title: "En double",
      sees: "La page est « En double » : une page antérieure est la même étiquette.",
      try: "La rejeter, ou appuyer sur « Remplacer » pour l’utiliser à la place.",
    },
    Mismatch: {
      title: "Contradictoire",
      sees: "La page est « Contradictoire » : ce qu’elle porte se contredit ou contredit la commande.",
      try: "Comparer page et commande, puis appuyer sur « Associer » ou « Rejeter ».",
    },
    Attached: {
      title: "Jointe",
      sees: "La page est « Jointe » : elle est l’étiquette de son colis.",
      try: "Imprimer l’étiquette et emballer.",
    },
    Discarded: {
      title: "Rejetée",
      sees: "La page est « Rejetée » : personne ne l’utilise.",
      try: "Appuyer sur « Restaurer » si elle sert tout de même.",
    },
  },
  events: {
    "page.rematch": {
      title: "Associer à nouveau",
      sees: "Quelqu’un a appuyé sur « Associer à nouveau ».",
      try: "Rien. Elle est « Associée » si sa commande est connue maintenant.",
    },
    "page.match": { title: "Associer", sees: "Quelqu’un a appuyé sur « Associer ».", try: "La joindre." },
    "page.attach": {
      title: "Joindre",
      sees: "Quelqu’un a appuyé sur « Joindre ».",
      try: "Imprimer l’étiquette.",
    },
    "page.replace": {
      title: "Remplacer",
      sees: "Quelqu’un a appuyé sur « Remplacer ».",
      try: "Vérifier la page, et la joindre si elle ne l’était pas.",
    },
    "page.discard": { title: "Rejeter", sees: "Quelqu’un a appuyé sur « Rejeter ».", try: "Rien." },
    "page.restore": { title: "Restaurer", sees: "Quelqu’un a appuyé sur « Restaurer ».", try: "L’associer." },
    "match.settle": {
      title: "Page lue",
      sees: "Une page a été lue, et son contenu a décidé de sa place.",
      try: "Rien.",
    },
    "order.settle": {
      title: "Commande payée",
      sees: "La commande a été payée, et sa page se joint d’elle-même.",
      try: "Rien.",
    },
  },
  guards: {
    isFound: "Elle désigne une commande",
    isContradicted: "Elle se contredit, ou la commande",
    isDoubled: "Une page antérieure est la même",
    isLabelPage: "C’est une étiquette",
    hasNumber: "Elle a un numéro de suivi",
    isPagePaid: "Sa commande est payée",
    isOrderOpen: "Sa commande est ouverte",
    isLabelIdle: "Son colis n’a pas d’étiquette",
    hasUnits: "Son colis contient des articles",
    isArmed: "Elle attend le paiement",
    isFirstInHouse: "Le colis n’est pas parti",
    isFirstAttached: "La page antérieure est jointe",
    isFirstMatched: "La page antérieure est associée",
    "isLabelPage and hasNumber and isPagePaid and isOrderOpen and isLabelIdle and hasUnits":
      "Peut être jointe",
    "isArmed and isLabelPage and hasNumber and isPagePaid and isOrderOpen and isLabelIdle and hasUnits":
      "En attente, et peut être jointe",
    "isFirstInHouse and isFirstAttached": "Pas parti, antérieure jointe",
    "isFirstInHouse and isFirstMatched": "Pas parti, antérieure associée",
  },
  actors: {},
  delays: {},
};
