import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’une demande de remboursement",
  purpose: "Mène l’argent que quelqu’un demande pour un vendeur, de la demande jusqu’au solde.",
  states: {
    Processing: {
      title: "En traitement",
      sees: "La demande est « En traitement » : les montants sont réservés, le solde n’a pas encore changé.",
      try: "Attendre un administrateur ; la personne qui l’a faite peut choisir « Annuler la demande ».",
    },
    Approved: {
      title: "Approuvée",
      sees:
        "La demande est « Approuvée » : un administrateur l’a faite, et la somme exige une deuxième personne.",
      try: "Demander à un autre administrateur ou à la comptabilité d’appuyer sur « Rembourser ».",
    },
    Posted: {
      title: "Remboursée",
      sees: "La demande est « Remboursé » : l’argent est sur le solde du vendeur.",
      try: "Rien : tout est fait.",
    },
    Rejected: {
      title: "Rejetée",
      sees: "La demande est « Rejetée », avec un motif ; le solde n’a pas changé.",
      try: "Lire le motif, puis appuyer sur « Demander un remboursement » et corriger.",
    },
    Cancelled: {
      title: "Annulée",
      sees: "La demande est « Annulé » : elle a été retirée, ou tout a été rendu autrement.",
      try: "Appuyer sur « Demander un remboursement » s’il le faut quand même.",
    },
  },
  events: {
    "refund.approve": {
      title: "Approuver",
      sees:
        "Un administrateur a appuyé sur « Approuver » : l’argent est revenu, ou attend une deuxième personne.",
      try: "Regarder le statut : « Approuvée » attend encore quelqu’un d’autre.",
    },
    "refund.post": {
      title: "Rembourser",
      sees: "Une deuxième personne a appuyé sur « Rembourser » : l’argent est sur le solde.",
      try: "En cas de refus, demander à un collègue qui ne l’a ni faite ni approuvée.",
    },
    "refund.reject": {
      title: "Rejeter",
      sees: "Quelqu’un a appuyé sur « Rejeter » et donné un motif.",
      try: "Lire le motif.",
    },
    "refund.cancel": {
      title: "Annuler la demande",
      sees: "La personne qui l’a faite a appuyé sur « Annuler la demande ».",
      try: "Rien, ou de nouveau « Demander un remboursement ».",
    },
    "orders.settle": {
      title: "Rendu autrement",
      sees:
        "Une étiquette a été annulée, des pièces retirées ou la commande annulée : la demande porte sur autant de moins.",
      try: "Rien : cela se fait tout seul.",
    },
  },
  guards: {
    isGivenBack: "Tout a été rendu autrement",
    isReduced: "Une partie a été rendue autrement",
    isMaker: "La personne l’a faite",
    isNotMaker: "Quelqu’un d’autre l’a faite",
    isSecond: "La personne ne l’a pas approuvée",
    isOneEnough: "Demande d’un autre, ou petite somme",
    "isNotMaker and isSecond": "Ni faite ni approuvée par elle",
  },
  actors: {},
  delays: {},
};
