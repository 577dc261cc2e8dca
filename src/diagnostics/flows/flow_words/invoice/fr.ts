import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Le parcours d’une facture",
  purpose: "Mène ce qu’un vendeur doit pour un mois du brouillon au paiement.",
  states: {
    Draft: {
      title: "Brouillon",
      sees: "La facture est « Brouillon » : elle a les lignes d’un mois terminé, et pas encore de numéro.",
      try: "La vérifier, puis appuyer sur « Émettre ». Les remboursements de ses commandes s’y ajoutent.",
    },
    Issued: {
      title: "Émise",
      sees: "La facture est « Émise » : elle a un numéro et une échéance.",
      try: "Appuyer sur « Payer », ou attendre le paiement.",
    },
    "Partially Paid": {
      title: "Partiellement payée",
      sees: "Une partie de la facture est payée.",
      try: "Appuyer sur « Payer » pour le reste.",
    },
    Overdue: {
      title: "En retard",
      sees:
        "La facture est « En retard » : l’échéance est passée, et le vendeur ne peut payer aucune commande.",
      try: "Appuyer sur « Payer ».",
    },
    Disputed: {
      title: "Contestée",
      sees: "La facture est « Contestée » : personne ne reçoit de rappel.",
      try: "Lire la raison. La comptabilité appuie sur « Clore le litige » ou « Rendre nulle ».",
    },
    Paid: { title: "Payée", sees: "La facture est « Payée ».", try: "Rien." },
    Void: {
      title: "Annulée",
      sees:
        "La facture est « Annulée » : un avoir la compense, et ses lignes sont dans un nouveau brouillon.",
      try: "Ouvrir le nouveau brouillon, et l’émettre une fois correct.",
    },
  },
  events: {
    "invoice.issue": {
      title: "Émettre",
      sees: "Quelqu’un a appuyé sur « Émettre » : la facture a un numéro.",
      try:
        "S’il est bloqué, son mois n’est pas terminé, ou ses crédits dépassent ses débits : elle continue alors avec le mois suivant.",
    },
    "invoice.pay": {
      title: "Payer",
      sees: "Un montant a été pris dans le portefeuille.",
      try: "S’il est bloqué, recharger d’abord le portefeuille.",
    },
    "invoice.awaitFunds": {
      title: "Payer dès que possible",
      sees: "Elle est payée dès que le portefeuille la couvre.",
      try: "Rien.",
    },
    "invoice.forgetFunds": {
      title: "Ne plus attendre",
      sees: "Elle n’est plus payée automatiquement.",
      try: "Rien.",
    },
    "invoice.dispute": { title: "Contester", sees: "Quelqu’un la conteste, avec une raison.", try: "Rien." },
    "invoice.resume": { title: "Clore le litige", sees: "Le litige est clos.", try: "Rien." },
    "invoice.void": {
      title: "Rendre nulle",
      sees: "Quelqu’un a appuyé sur « Rendre nulle », avec une raison.",
      try: "S’il est bloqué, une partie a été payée : rembourser plutôt les commandes.",
    },
    "payments.settle": {
      title: "Mise à jour comptable",
      sees: "Un paiement, un avoir ou son échéance l’a changée.",
      try: "Rien.",
    },
  },
  guards: {
    hasEntries: "Elle a des lignes",
    isPeriodOver: "Son mois est terminé",
    isNotCredit: "Les crédits ne dépassent pas les débits",
    isWithinOpen: "Pas plus que le reste dû",
    isCovered: "Le portefeuille le couvre",
    isNothingPaid: "Rien n’en est payé",
    isAwaiting: "Elle attend des fonds",
    isNotAwaiting: "N’attend pas encore",
    isNothingOpen: "Rien ne reste dû",
    isSomethingOpen: "Il reste un dû",
    isPastDue: "L’échéance est passée",
    isPartlyPaid: "Une partie est payée",
    isStale: "Le grand livre diffère",
    "hasEntries and isPeriodOver and isNotCredit": "Mois terminé, total non négatif",
    "isWithinOpen and isCovered": "Dû, et couvert",
    "isSomethingOpen and isPastDue": "Dû, et échu",
    "isSomethingOpen and isPartlyPaid": "Dû, et payé en partie",
  },
  actors: {},
  delays: {},
};
