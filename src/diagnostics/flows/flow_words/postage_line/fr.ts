import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’une ligne de facture d’affranchissement",
  purpose: "Décide de l’écart entre la ligne d’un prestataire et notre étiquette.",
  states: {
    Open: {
      title: "Ouverte",
      sees: "La ligne est « Ouverte » : personne n’en a décidé.",
      try: "Acceptez-la, répercutez-la au vendeur, contestez-la ou ignorez-la.",
    },
    Accepted: {
      title: "Acceptée",
      sees: "La ligne est « Acceptée » : l’écart est à notre charge.",
      try: "Rien. Tant que sa facture est en revue, elle peut être rouverte.",
    },
    Passed: {
      title: "Répercutée",
      sees: "La ligne est « Répercutée » : l’écart est pour le vendeur.",
      try: "Rien. Tant que sa facture est en revue, elle peut être rouverte.",
    },
    Disputed: {
      title: "Contestée",
      sees: "La ligne est « Contestée » : nous réclamons l’écart au prestataire.",
      try: "Suivez sa demande de remboursement.",
    },
    Ignored: {
      title: "Ignorée",
      sees: "La ligne est « Ignorée » : son écart n’est pas comptabilisé.",
      try: "Rouvrez-la si elle compte finalement.",
    },
  },
  events: {
    "line.accept": {
      title: "Accepter",
      sees: "Quelqu’un a cliqué sur « Accepter ».",
      try: "Si c’est bloqué, sa facture n’est pas en revue.",
    },
    "line.pass": {
      title: "Répercuter",
      sees: "Quelqu’un a répercuté l’écart au vendeur.",
      try: "Si c’est bloqué, elle n’a pas de vendeur, ou le montant dépasse l’écart.",
    },
    "line.dispute": {
      title: "Contester",
      sees: "Quelqu’un a cliqué sur « Contester ».",
      try:
        "Si c’est bloqué, aucune étiquette n’a son numéro, ou le prestataire n’a pas facturé plus que prévu.",
    },
    "line.ignore": {
      title: "Ignorer",
      sees: "Quelqu’un a cliqué sur « Ignorer ».",
      try: "Si c’est bloqué, sa facture n’est pas en revue.",
    },
    "line.reopen": {
      title: "Rouvrir",
      sees: "Quelqu’un a cliqué sur « Rouvrir ».",
      try: "Si c’est bloqué, sa facture n’est pas en revue.",
    },
  },
  guards: {
    isInReview: "Sa facture est en revue",
    hasPayer: "Elle a un vendeur",
    isPassable: "Au plus l’écart",
    "isInReview and hasPayer and isPassable": "En revue, avec un vendeur",
    isUnsubmitted: "Non transmise",
    "isInReview and isUnsubmitted": "En revue, non transmise",
    isOfLabel: "Elle a une étiquette",
    isCharged: "On nous a facturé plus",
    "isInReview and isOfLabel and isCharged": "En revue, étiquetée, plus chère",
  },
  actors: {},
  delays: {},
};
