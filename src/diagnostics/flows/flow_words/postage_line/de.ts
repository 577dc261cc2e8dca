import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg einer Zeile einer Portorechnung",
  purpose: "Entscheidet, was aus der Differenz zwischen der Zeile eines Anbieters und unserem Etikett wird.",
  states: {
    Open: {
      title: "Offen",
      sees: "Die Zeile ist „Offen“: Niemand hat über sie entschieden.",
      try: "Sie annehmen, an den Verkäufer weitergeben, ihr widersprechen oder sie ignorieren.",
    },
    Accepted: {
      title: "Angenommen",
      sees: "Die Zeile ist „Angenommen“: Wir tragen die Differenz.",
      try: "Nichts. Solange ihre Rechnung in Prüfung ist, kann sie wieder geöffnet werden.",
    },
    Passed: {
      title: "Weitergegeben",
      sees: "Die Zeile ist „Weitergegeben“: Der Verkäufer trägt die Differenz oder bekommt sie.",
      try: "Nichts. Solange ihre Rechnung in Prüfung ist, kann sie wieder geöffnet werden.",
    },
    Disputed: {
      title: "Widersprochen",
      sees: "Der Zeile ist widersprochen: Wir fordern die Differenz vom Anbieter zurück.",
      try: "Ihre Rückforderung verfolgen.",
    },
    Ignored: {
      title: "Ignoriert",
      sees: "Die Zeile ist „Ignoriert“: Ihre Differenz wird nicht gebucht.",
      try: "Sie wieder öffnen, falls sie doch zählt.",
    },
  },
  events: {
    "line.accept": {
      title: "Annehmen",
      sees: "Jemand hat auf „Annehmen“ gedrückt.",
      try: "Ist es gesperrt, ist ihre Rechnung nicht in Prüfung.",
    },
    "line.pass": {
      title: "Weitergeben",
      sees: "Jemand hat die Differenz an den Verkäufer weitergegeben.",
      try: "Ist es gesperrt, hat sie keinen Verkäufer, oder der Betrag ist größer als die Differenz.",
    },
    "line.dispute": {
      title: "Widersprechen",
      sees: "Jemand hat auf „Widersprechen“ gedrückt.",
      try:
        "Ist es gesperrt, hat kein Etikett ihre Nummer, oder der Anbieter hat nicht mehr berechnet als erwartet.",
    },
    "line.ignore": {
      title: "Ignorieren",
      sees: "Jemand hat auf „Ignorieren“ gedrückt.",
      try: "Ist es gesperrt, ist ihre Rechnung nicht in Prüfung.",
    },
    "line.reopen": {
      title: "Wieder öffnen",
      sees: "Jemand hat auf „Wieder öffnen“ gedrückt.",
      try: "Ist es gesperrt, ist ihre Rechnung nicht in Prüfung.",
    },
  },
  guards: {
    isInReview: "Ihre Rechnung ist in Prüfung",
    hasPayer: "Sie hat einen Verkäufer",
    isPassable: "Höchstens die Differenz",
    "isInReview and hasPayer and isPassable": "In Prüfung, mit Verkäufer",
    isUnsubmitted: "Nicht eingereicht",
    "isInReview and isUnsubmitted": "In Prüfung, nicht eingereicht",
    isOfLabel: "Sie hat ein Etikett",
    isCharged: "Uns wurde mehr berechnet",
    "isInReview and isOfLabel and isCharged": "In Prüfung, mit Etikett, mehr berechnet",
  },
  actors: {},
  delays: {},
};
