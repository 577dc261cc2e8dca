import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Das Leben einer Versandrechnung",
  purpose: "Bringt Kartons vom Tor zum Spediteur und dessen Rechnung zur Zahlung.",
  states: {
    Pending: {
      title: "Wartet",
      sees: "Die Rechnung ist „Offen“: Kartons können darauf gesetzt und heruntergenommen werden.",
      try: "Setzen Sie die Kartons darauf und drücken Sie „Übergeben“.",
    },
    Confirmed: {
      title: "Übergeben",
      sees: "Die Rechnung ist „Übergeben“: Der Spediteur hat unterschrieben, die Kartons sind fort.",
      try:
        "Drücken Sie „Bewerten“, dann „Rechnung eintragen“. Eine falsche Unterschrift lässt sich zurücknehmen, bis die Pakete folgen.",
    },
    Invoiced: {
      title: "Berechnet",
      sees: "Die Rechnung ist „Berechnet“: Der Betrag des Spediteurs ist in den Büchern.",
      try: "Drücken Sie „Zahlung eintragen“, sobald sie bezahlt ist.",
    },
    Disputed: {
      title: "Strittig",
      sees: "Die Rechnung ist „Strittig“, mit einem Grund.",
      try: "Einigen Sie sich mit dem Spediteur und drücken Sie „Streit beilegen“.",
    },
    Paid: {
      title: "Bezahlt",
      sees: "Die Rechnung ist „Bezahlt“.",
      try: "Nichts.",
    },
    Cancelled: {
      title: "Storniert",
      sees: "Die Rechnung ist „Storniert“: Ihre Kartons wurden heruntergenommen.",
      try: "Legen Sie eine neue an, wenn sie doch gebraucht wird.",
    },
  },
  events: {
    "bill.confirm": {
      title: "Übergeben",
      sees: "Jemand hat die Kartons gezählt, und der Spediteur hat unterschrieben.",
      try:
        "Wenn es nicht geht, lesen Sie den Grund: Ein Karton ist offen, ein Paket angehalten, oder die Anzahl stimmt nicht.",
    },
    "bill.unconfirm": {
      title: "Unterschrift zurücknehmen",
      sees: "Jemand hat „Unterschrift zurücknehmen“ gedrückt: Die Kartons sind wieder am Tor.",
      try: "Wenn es nicht geht, ist die Rechnung bewertet, oder ihre Pakete sind fort.",
    },
    "bill.cancel": {
      title: "Rechnung stornieren",
      sees: "Jemand hat „Rechnung stornieren“ gedrückt: Die Kartons wurden heruntergenommen.",
      try: "Nichts.",
    },
    "bill.rate": {
      title: "Bewerten",
      sees: "Jemand hat „Bewerten“ gedrückt: Die Kostentabelle sagt, was es kosten sollte.",
      try: "Wenn es nicht geht, fügen Sie eine lokale Kostentabelle für den Spediteur hinzu.",
    },
    "bill.invoice": {
      title: "Rechnung eintragen",
      sees: "Jemand hat die Rechnung des Spediteurs eingetragen.",
      try: "Wenn es nicht geht, bewerten Sie sie oder beanstanden Sie die Rechnung.",
    },
    "bill.dispute": {
      title: "Beanstanden",
      sees: "Jemand hat „Beanstanden“ gedrückt und einen Grund genannt.",
      try: "Lesen Sie den Grund.",
    },
    "bill.agree": {
      title: "Streit beilegen",
      sees: "Jemand hat den vereinbarten Betrag eingetragen.",
      try: "Nichts.",
    },
    "bill.pay": {
      title: "Zahlung eintragen",
      sees: "Jemand hat die Zahlung eingetragen.",
      try: "Wenn es nicht geht, muss eine andere Person zahlen.",
    },
    "boxes.settle": {
      title: "Ihre Kartons änderten sich",
      sees: "Ein Karton kam hinzu oder wurde heruntergenommen: Die Summen wurden neu gezählt.",
      try: "Nichts.",
    },
  },
  guards: {
    hasBoxes: "Sie hat einen Karton",
    isAllClosed: "Alle Kartons sind geschlossen",
    isSound: "Alle Pakete dürfen fort",
    isLoadable: "Sie hat höchstens 100 Kartons",
    areBoxesCounted: "Die Anzahl stimmt",
    "hasBoxes and isAllClosed and isSound and areBoxesCounted and isLoadable":
      "Geschlossen, in Ordnung und gezählt",
    areBoxesStale: "Ihre Kartons änderten sich",
    isUnrated: "Sie ist nicht bewertet",
    isUnmoved: "Keines ihrer Pakete ist fort",
    "isUnrated and isUnmoved": "Nicht bewertet, und kein Paket ist fort",
    hasCostTable: "Eine Kostentabelle hat einen Preis",
    isRated: "Sie ist bewertet",
    isNotAbove: "Der Betrag ist nicht höher",
    isNotBelow: "Der Betrag ist nicht niedriger",
    "isRated and isNotAbove and isNotBelow": "Bewertet und auf 0,5 % richtig",
    isSecondPayer: "Von anderer Hand eingetragen, oder klein",
  },
  actors: {},
  delays: {},
};
