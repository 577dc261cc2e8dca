import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’une recharge",
  purpose: "Mène une recharge, ou un mouvement manuel, de la demande à la décision d’une autre personne.",
  states: {
    Pending: {
      title: "En attente",
      sees: "La recharge est « En attente » : le solde n’a pas encore changé.",
      try: "Attendre la comptabilité ; la personne qui l’a demandée peut choisir « Annuler la demande ».",
    },
    Approved: {
      title: "Approuvée",
      sees: "La recharge est « Approuvée » : elle est inscrite au solde.",
      try: "Rien. Si elle était fausse, une personne qui ne l’a pas approuvée appuie sur « Contrepasser ».",
    },
    Rejected: {
      title: "Rejetée",
      sees: "La recharge est « Rejetée », avec un motif ; le solde n’a pas changé.",
      try: "Lire le motif, puis appuyer sur « Demander une recharge » et corriger.",
    },
    Cancelled: {
      title: "Annulée",
      sees: "La recharge est « Annulé » : la demande est retirée, et le solde n’a pas changé.",
      try: "Appuyer sur « Demander une recharge » s’il la faut quand même.",
    },
    Reversed: {
      title: "Contrepassée",
      sees: "La recharge est « Contrepassée », avec un motif : le solde est comme sans elle.",
      try: "Lire le motif, puis appuyer sur « Demander une recharge » et corriger.",
    },
  },
  events: {
    "topup.approve": {
      title: "Approuver",
      sees: "Quelqu’un a appuyé sur « Approuver » : elle est inscrite au solde.",
      try: "En cas de refus, lire pourquoi : un collègue décide, ou il manque d’abord un taux de change.",
    },
    "topup.reject": {
      title: "Rejeter",
      sees: "Quelqu’un a appuyé sur « Rejeter » et donné un motif.",
      try: "Lire le motif.",
    },
    "topup.cancel": {
      title: "Annuler la demande",
      sees: "La personne qui l’a demandée a appuyé sur « Annuler la demande ».",
      try: "Rien, ou de nouveau « Demander une recharge ».",
    },
    "topup.reverse": {
      title: "Contrepasser",
      sees: "Quelqu’un a appuyé sur « Contrepasser » et donné un motif : le solde revient en arrière.",
      try: "En cas de refus, demander à un collègue qui ne l’a pas approuvée.",
    },
  },
  guards: {
    isMaker: "La personne l’a demandée",
    isNotMaker: "Quelqu’un d’autre l’a demandée",
    "isNotMaker and isOnce and hasRate and areBooksSound": "Demande d’un autre, tout est vérifié",
    isNotChecker: "La personne ne l’a pas approuvée",
    isOnce: "Sa transaction n’est pas approuvée",
    hasRate: "Son taux de change est connu",
    areBooksSound: "Comptes justes, ou pas de reversement",
  },
  actors: {},
  delays: {},
};
