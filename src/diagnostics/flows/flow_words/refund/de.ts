import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg eines Erstattungsantrags",
  purpose: "Bringt Geld, das jemand für einen Verkäufer zurückhaben will, vom Antrag auf das Guthaben.",
  states: {
    Processing: {
      title: "In Bearbeitung",
      sees:
        "Der Antrag ist „In Bearbeitung“: Die Beträge sind vorgemerkt, das Guthaben ist noch unverändert.",
      try: "Auf einen Administrator warten; wer ihn gestellt hat, kann auf „Antrag stornieren“ drücken.",
    },
    Approved: {
      title: "Genehmigt",
      sees:
        "Der Antrag ist „Genehmigt“: ein Administrator hat ihn selbst gestellt, und der Betrag braucht eine zweite Person.",
      try: "Einen anderen Administrator oder die Buchhaltung bitten, auf „Erstatten“ zu drücken.",
    },
    Posted: {
      title: "Erstattet",
      sees: "Der Antrag ist „Erstattet“: Das Geld ist auf dem Guthaben des Verkäufers.",
      try: "Nichts: Alles ist erledigt.",
    },
    Rejected: {
      title: "Abgelehnt",
      sees: "Der Antrag wurde mit einem Grund abgelehnt; das Guthaben ist unverändert.",
      try: "Den Grund lesen, dann auf „Erstattung beantragen“ drücken und richtig eintragen.",
    },
    Cancelled: {
      title: "Storniert",
      sees:
        "Der Antrag ist „Storniert“: Er wurde zurückgezogen, oder alles davon wurde auf anderem Weg erstattet.",
      try: "Auf „Erstattung beantragen“ drücken, falls sie doch gebraucht wird.",
    },
  },
  events: {
    "refund.approve": {
      title: "Genehmigen",
      sees:
        "Ein Administrator hat auf „Genehmigen“ gedrückt: Das Geld ist zurück oder wartet auf eine zweite Person.",
      try: "Auf den Status sehen: „Genehmigt“ braucht noch jemand anderen.",
    },
    "refund.post": {
      title: "Erstatten",
      sees: "Eine zweite Person hat auf „Erstatten“ gedrückt: Das Geld ist auf dem Guthaben.",
      try: "Ist es gesperrt, jemanden bitten, der den Antrag weder gestellt noch genehmigt hat.",
    },
    "refund.reject": {
      title: "Ablehnen",
      sees: "Jemand hat auf „Ablehnen“ gedrückt und einen Grund genannt.",
      try: "Den Grund lesen.",
    },
    "refund.cancel": {
      title: "Antrag stornieren",
      sees: "Wer ihn gestellt hat, hat auf „Antrag stornieren“ gedrückt.",
      try: "Nichts, oder noch einmal „Erstattung beantragen“.",
    },
    "orders.settle": {
      title: "Anderweitig erstattet",
      sees:
        "Ein Etikett wurde annulliert, Teile wurden gestrichen oder die Bestellung storniert: Der Antrag verlangt um so viel weniger.",
      try: "Nichts: Das geschieht von selbst.",
    },
  },
  guards: {
    isGivenBack: "Alles kam auf anderem Weg zurück",
    isReduced: "Ein Teil kam auf anderem Weg zurück",
    isMaker: "Die Person hat ihn gestellt",
    isNotMaker: "Jemand anderes hat ihn gestellt",
    isSecond: "Die Person hat ihn nicht genehmigt",
    isOneEnough: "Fremder Antrag oder kleiner Betrag",
    "isNotMaker and isSecond": "Weder gestellt noch genehmigt",
  },
  actors: {},
  delays: {},
};
