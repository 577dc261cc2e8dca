import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’une facture d’affranchissement",
  purpose: "Mène le fichier d’un prestataire de l’import au paiement, et ses écarts dans les comptes.",
  states: {
    Imported: {
      title: "Importée",
      sees: "La facture est « Importée » : son fichier attend d’être lu.",
      try: "Patientez un instant. Si rien ne change, ouvrez la tâche dans Tâches.",
    },
    Matching: {
      title: "Rapprochement",
      sees: "La facture est en « Rapprochement » : ses lignes sont lues et comparées aux étiquettes.",
      try: "Attendez la fin de la tâche.",
    },
    Review: {
      title: "En revue",
      sees: "La facture est en revue : on décide de ses lignes.",
      try: "Ouvrez ses lignes et décidez de celles qui sont ouvertes. Puis une autre personne l’approuve.",
    },
    Approved: {
      title: "Approuvée",
      sees: "La facture est « Approuvée » : ses lignes sont comptabilisées en arrière-plan.",
      try: "Attendez que toutes les lignes soient comptabilisées, puis cliquez sur « Saisir le paiement ».",
    },
    Paid: { title: "Payée", sees: "La facture est « Payée ».", try: "Rien." },
    Void: {
      title: "Nulle",
      sees: "La facture est nulle : rien n’en a été comptabilisé.",
      try: "Importez de nouveau le fichier s’il est nécessaire.",
    },
  },
  events: {
    "postage.begin": {
      title: "La lecture commence",
      sees: "La tâche a commencé à lire le fichier.",
      try: "Rien.",
    },
    "import.settle": {
      title: "La lecture est finie",
      sees: "Toutes les lignes du fichier sont lues.",
      try: "Rien.",
    },
    "postage.approve": {
      title: "Approuver",
      sees: "Quelqu’un a cliqué sur « Approuver ».",
      try: "Si c’est bloqué, des lignes sont ouvertes, ou la personne a importé le fichier.",
    },
    "postage.pay": {
      title: "Saisir le paiement",
      sees: "Quelqu’un a saisi le paiement.",
      try: "Si c’est bloqué, des lignes restent à comptabiliser, ou la personne a approuvé la facture.",
    },
    "postage.void": {
      title: "Déclarer nulle",
      sees: "Quelqu’un a déclaré la facture nulle, avec un motif.",
      try: "Lisez le motif.",
    },
  },
  guards: {
    hasPostageLines: "Elle a des lignes",
    areLinesDecided: "Chaque ligne est décidée",
    isNotMaker: "Importée par une autre personne",
    "hasPostageLines and areLinesDecided and isNotMaker": "Décidée, par une autre personne",
    arePostable: "Aucune ligne n’a échoué",
    isPostedWhole: "Chaque ligne est comptabilisée",
    isOtherPayer: "Approuvée par une autre personne",
    "arePostable and isPostedWhole and isOtherPayer": "Toute comptabilisée, accord d’autrui",
  },
  actors: {},
  delays: {},
};
