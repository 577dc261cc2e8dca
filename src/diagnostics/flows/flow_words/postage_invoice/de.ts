import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg einer Portorechnung",
  purpose: "Führt die Datei eines Anbieters vom Import bis zur Zahlung und ihre Differenzen in die Bücher.",
  states: {
    Imported: {
      title: "Importiert",
      sees: "Die Rechnung ist „Importiert“: Ihre Datei wartet darauf, gelesen zu werden.",
      try: "Kurz warten. Bleibt es dabei, den Auftrag unter Aufträge öffnen.",
    },
    Matching: {
      title: "Abgleich",
      sees: "Die Rechnung ist im „Abgleich“: Ihre Zeilen werden gelesen und mit Etiketten verglichen.",
      try: "Das Ende des Auftrags abwarten.",
    },
    Review: {
      title: "In Prüfung",
      sees: "Die Rechnung ist in Prüfung: Jemand entscheidet über ihre Zeilen.",
      try: "Ihre Zeilen öffnen und über die offenen entscheiden. Danach genehmigt sie eine andere Person.",
    },
    Approved: {
      title: "Genehmigt",
      sees: "Die Rechnung ist „Genehmigt“: Ihre Zeilen werden im Hintergrund gebucht.",
      try: "Warten, bis alle Zeilen gebucht sind, dann auf „Zahlung erfassen“ drücken.",
    },
    Paid: { title: "Bezahlt", sees: "Die Rechnung ist „Bezahlt“.", try: "Nichts." },
    Void: {
      title: "Ungültig",
      sees: "Die Rechnung ist „Ungültig“: Nichts davon wurde gebucht.",
      try: "Die Datei neu importieren, falls sie doch gebraucht wird.",
    },
  },
  events: {
    "postage.begin": {
      title: "Lesen beginnt",
      sees: "Der Auftrag hat begonnen, die Datei zu lesen.",
      try: "Nichts.",
    },
    "import.settle": {
      title: "Lesen endet",
      sees: "Alle Zeilen der Datei sind gelesen.",
      try: "Nichts.",
    },
    "postage.approve": {
      title: "Genehmigen",
      sees: "Jemand hat auf „Genehmigen“ gedrückt.",
      try: "Ist es gesperrt, sind Zeilen offen, oder die Person hat die Datei importiert.",
    },
    "postage.pay": {
      title: "Zahlung erfassen",
      sees: "Jemand hat die Zahlung erfasst.",
      try: "Ist es gesperrt, werden noch Zeilen gebucht, oder die Person hat die Rechnung genehmigt.",
    },
    "postage.void": {
      title: "Für ungültig erklären",
      sees: "Jemand hat die Rechnung mit einer Begründung für ungültig erklärt.",
      try: "Die Begründung lesen.",
    },
  },
  guards: {
    hasPostageLines: "Sie hat Zeilen",
    areLinesDecided: "Über jede Zeile ist entschieden",
    isNotMaker: "Von einer anderen Person importiert",
    "hasPostageLines and areLinesDecided and isNotMaker": "Entschieden, von einer anderen Person",
    arePostable: "Keine Zeile scheiterte beim Buchen",
    isPostedWhole: "Jede Zeile ist gebucht",
    isOtherPayer: "Von einer anderen Person genehmigt",
    "arePostable and isPostedWhole and isOtherPayer": "Ganz gebucht, von anderen genehmigt",
  },
  actors: {},
  delays: {},
};
