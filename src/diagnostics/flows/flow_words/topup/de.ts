import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg einer Aufladung",
  purpose:
    "Bringt eine Aufladung oder eine manuelle Buchung vom Antrag bis zur Entscheidung durch jemand anderen.",
  states: {
    Pending: {
      title: "Offen",
      sees: "Die Aufladung ist „Offen“: Das Guthaben ist noch unverändert.",
      try: "Auf die Buchhaltung warten; wer sie beantragt hat, kann auf „Antrag stornieren“ drücken.",
    },
    Approved: {
      title: "Genehmigt",
      sees: "Die Aufladung ist „Genehmigt“: Sie ist auf dem Guthaben gebucht.",
      try: "Nichts. War sie falsch, drückt jemand, der sie nicht genehmigt hat, auf „Zurückbuchen“.",
    },
    Rejected: {
      title: "Abgelehnt",
      sees: "Die Aufladung wurde mit einem Grund abgelehnt; das Guthaben ist unverändert.",
      try: "Den Grund lesen, dann auf „Aufladung beantragen“ drücken und richtig eintragen.",
    },
    Cancelled: {
      title: "Storniert",
      sees: "Die Aufladung ist „Storniert“: Der Antrag ist zurückgenommen, das Guthaben unverändert.",
      try: "Auf „Aufladung beantragen“ drücken, falls sie doch gebraucht wird.",
    },
    Reversed: {
      title: "Zurückgebucht",
      sees: "Die Aufladung ist mit einem Grund „Zurückgebucht“: Das Guthaben ist wie ohne sie.",
      try: "Den Grund lesen, dann auf „Aufladung beantragen“ drücken und richtig eintragen.",
    },
  },
  events: {
    "topup.approve": {
      title: "Genehmigen",
      sees: "Jemand hat auf „Genehmigen“ gedrückt: Sie ist auf dem Guthaben gebucht.",
      try: "Ist es gesperrt, den Grund lesen: Jemand anderes entscheidet, oder zuerst fehlt ein Wechselkurs.",
    },
    "topup.reject": {
      title: "Ablehnen",
      sees: "Jemand hat auf „Ablehnen“ gedrückt und einen Grund genannt.",
      try: "Den Grund lesen.",
    },
    "topup.cancel": {
      title: "Antrag stornieren",
      sees: "Wer sie beantragt hat, hat auf „Antrag stornieren“ gedrückt.",
      try: "Nichts, oder noch einmal „Aufladung beantragen“.",
    },
    "topup.reverse": {
      title: "Zurückbuchen",
      sees: "Jemand hat auf „Zurückbuchen“ gedrückt und einen Grund genannt: Das Guthaben geht zurück.",
      try: "Ist es gesperrt, jemanden bitten, der sie nicht genehmigt hat.",
    },
  },
  guards: {
    isMaker: "Die Person hat sie beantragt",
    isNotMaker: "Jemand anderes hat sie beantragt",
    "isNotMaker and isOnce and hasRate and areBooksSound": "Fremder Antrag, alle Prüfungen bestanden",
    isNotChecker: "Die Person hat sie nicht genehmigt",
    isOnce: "Ihre Transaktion ist nicht genehmigt",
    hasRate: "Ihr Wechselkurs ist bekannt",
    areBooksSound: "Bücher in Ordnung oder keine Auszahlung",
  },
  actors: {},
  delays: {},
};
