import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’une facture d’expédition",
  purpose: "Mène les cartons du quai au transitaire, et la facture du transitaire à son paiement.",
  states: {
    Pending: {
      title: "En attente",
      sees: "La facture est « En attente » : des cartons peuvent y être ajoutés et retirés.",
      try: "Ajoutez les cartons, puis appuyez sur « Remettre ».",
    },
    Confirmed: {
      title: "Remise",
      sees: "La facture est « Remise » : le transitaire a signé, les cartons sont partis.",
      try:
        "Appuyez sur « Évaluer », puis « Saisir la facture ». Une signature erronée s’annule tant que les colis n’ont pas suivi.",
    },
    Invoiced: {
      title: "Facturée",
      sees: "La facture est « Facturée » : le montant du transitaire est dans les comptes.",
      try: "Appuyez sur « Enregistrer le paiement » une fois payée.",
    },
    Disputed: {
      title: "Contestée",
      sees: "La facture est « Contestée », avec un motif.",
      try: "Convenez d’un montant, puis appuyez sur « Régler le litige ».",
    },
    Paid: {
      title: "Payée",
      sees: "La facture est « Payée ».",
      try: "Rien.",
    },
    Cancelled: {
      title: "Annulée",
      sees: "La facture est « Annulée » : ses cartons ont été retirés.",
      try: "Créez-en une autre si elle est quand même nécessaire.",
    },
  },
  events: {
    "bill.confirm": {
      title: "Remettre",
      sees: "Quelqu’un a compté les cartons et le transitaire a signé.",
      try:
        "Si c’est bloqué, lisez pourquoi : un carton est ouvert, un colis en attente, ou le compte diffère.",
    },
    "bill.unconfirm": {
      title: "Annuler la signature",
      sees: "Quelqu’un a appuyé sur « Annuler la signature » : les cartons sont de nouveau au quai.",
      try: "Si c’est bloqué, la facture est évaluée ou ses colis sont partis.",
    },
    "bill.cancel": {
      title: "Annuler la facture",
      sees: "Quelqu’un a appuyé sur « Annuler la facture » : ses cartons ont été retirés.",
      try: "Rien.",
    },
    "bill.rate": {
      title: "Évaluer",
      sees: "Quelqu’un a appuyé sur « Évaluer » : la grille des coûts dit ce que cela devrait coûter.",
      try: "Si c’est bloqué, ajoutez une grille de coûts locaux pour le transitaire.",
    },
    "bill.invoice": {
      title: "Saisir la facture",
      sees: "Quelqu’un a saisi la facture du transitaire.",
      try: "Si c’est bloqué, évaluez-la ou contestez la facture.",
    },
    "bill.dispute": {
      title: "Contester",
      sees: "Quelqu’un a appuyé sur « Contester » et donné un motif.",
      try: "Lisez le motif.",
    },
    "bill.agree": {
      title: "Régler le litige",
      sees: "Quelqu’un a saisi le montant convenu.",
      try: "Rien.",
    },
    "bill.pay": {
      title: "Enregistrer le paiement",
      sees: "Quelqu’un a enregistré le paiement.",
      try: "Si c’est bloqué, une autre personne doit payer.",
    },
    "boxes.settle": {
      title: "Ses cartons ont changé",
      sees: "Un carton a été ajouté ou retiré : les totaux ont été recomptés.",
      try: "Rien.",
    },
  },
  guards: {
    hasBoxes: "Elle a un carton",
    isAllClosed: "Tous ses cartons sont fermés",
    isSound: "Tous ses colis peuvent partir",
    isLoadable: "Elle a au plus 100 cartons",
    areBoxesCounted: "Le compte est juste",
    "hasBoxes and isAllClosed and isSound and areBoxesCounted and isLoadable": "Fermés, en ordre et comptés",
    areBoxesStale: "Ses cartons ont changé",
    isUnrated: "Elle n’est pas évaluée",
    isUnmoved: "Aucun de ses colis n’est parti",
    "isUnrated and isUnmoved": "Pas évaluée, et aucun colis n’est parti",
    hasCostTable: "Une grille de coûts a un prix",
    isRated: "Elle est évaluée",
    isNotAbove: "Le montant n’est pas au-dessus",
    isNotBelow: "Le montant n’est pas au-dessous",
    "isRated and isNotAbove and isNotBelow": "Évaluée, et le montant concorde à 0,5 %",
    isSecondPayer: "Saisi par une autre personne, ou petit",
  },
  actors: {},
  delays: {},
};
