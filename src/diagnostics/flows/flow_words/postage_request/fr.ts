import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’une réclamation",
  purpose: "Réclame de l’argent à un prestataire, à temps, jusqu’à ce qu’une de ses lignes l’apporte.",
  states: {
    Pending: {
      title: "En attente",
      sees: "La réclamation attend : personne ne l’a transmise.",
      try: "Une autre personne que son auteur clique sur « Transmettre ».",
    },
    Submitted: {
      title: "Transmise",
      sees: "Le prestataire a la réclamation.",
      try: "Attendez la réponse, puis saisissez-la.",
    },
    Accepted: {
      title: "Acceptée",
      sees: "Le prestataire a accepté.",
      try: "Attendez la ligne qui apporte l’argent.",
    },
    Denied: {
      title: "Rejetée",
      sees: "Le prestataire a refusé, avec un motif.",
      try: "Transmettez-la encore tant qu’il est temps.",
    },
    Credited: { title: "Créditée", sees: "Une ligne a apporté l’argent.", try: "Rien." },
    Expired: { title: "Expirée", sees: "Son échéance est passée.", try: "Rien." },
    Cancelled: {
      title: "Retirée",
      sees: "La réclamation a été retirée.",
      try: "Créez-en une autre si nécessaire.",
    },
  },
  events: {
    "request.submit": {
      title: "Transmettre",
      sees: "Quelqu’un l’a transmise au prestataire.",
      try: "Si c’est bloqué, l’échéance est passée, ou la personne en est l’auteur.",
    },
    "request.accept": { title: "Acceptée", sees: "Quelqu’un a saisi l’accord du prestataire.", try: "Rien." },
    "request.deny": {
      title: "Rejetée",
      sees: "Quelqu’un a saisi le refus du prestataire.",
      try: "Lisez le motif.",
    },
    "request.cancel": {
      title: "Retirer",
      sees: "Quelqu’un l’a retirée.",
      try: "Si c’est bloqué, décidez de son étiquette ou de sa ligne.",
    },
    "request.credit": {
      title: "Créditée",
      sees: "Une ligne du prestataire a apporté l’argent.",
      try: "Rien.",
    },
    "request.lapse": {
      title: "Échéance passée",
      sees: "Son échéance est passée avant qu’on la transmette.",
      try: "Rien.",
    },
    "labels.settle": {
      title: "Étiquette répondue",
      sees: "La réponse a été saisie sur le colis.",
      try: "Rien.",
    },
  },
  guards: {
    isNotMaker: "D’une autre personne",
    isInTime: "À temps",
    "isNotMaker and isInTime": "À temps, autre personne",
    isLabelVoided: "Étiquette remboursée",
    isLabelRefused: "Étiquette refusée",
    isWithdrawable: "Sans étiquette ni ligne",
  },
  actors: {},
  delays: {},
};
