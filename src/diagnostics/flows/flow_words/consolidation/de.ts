import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg eines Flugs",
  purpose:
    "Bringt Kartons aus der Werkstatt zum Gateway und trägt in die Sendungsverfolgung jedes Pakets ein, wo es ist.",
  states: {
    "Processing": {
      title: "In Bearbeitung",
      sees: "Der Flug ist „In Bearbeitung“: Kartons lassen sich laden und ausladen.",
      try: "Laden Sie Kartons, geben Sie Flug und Luftfrachtbrief ein, und drücken Sie „Schließen“.",
    },
    "Closed": {
      title: "Geschlossen",
      sees: "Der Flug ist geschlossen: Kartons und Wert stehen fest.",
      try:
        "Beheben Sie die genannten Probleme, und drücken Sie „Manifest senden“. „Wieder öffnen“ führt zurück.",
    },
    "Manifest Sent": {
      title: "Manifest gesendet",
      sees: "Das Manifest wurde gesendet und wird aufbewahrt.",
      try:
        "Drücken Sie „Abgeflogen“, sobald alle Kartons übergeben sind. „Manifest überarbeiten“ führt zurück.",
    },
    "Departed": {
      title: "Abgeflogen",
      sees: "Der Flug ist in der Luft.",
      try: "Drücken Sie „Angekommen“, wenn er gelandet ist.",
    },
    "Arrived": {
      title: "Angekommen",
      sees: "Der Flug ist gelandet, und der Zoll prüft ihn.",
      try: "Drücken Sie „Verzollt“, oder „Vom Zoll angehalten“ mit dem Grund.",
    },
    "Customs Hold": {
      title: "Vom Zoll angehalten",
      sees: "Der Zoll hält den Flug an.",
      try: "Lesen Sie den Grund. Ein Administrator drückt „Verzollt“ oder schließt ihn mit Fehlmenge ab.",
    },
    "Cleared": {
      title: "Verzollt",
      sees: "Der Zoll hat die Pakete freigegeben.",
      try: "Drücken Sie „Eingespeist“, wenn der örtliche Versanddienst sie hat.",
    },
    "Injected": {
      title: "Eingespeist",
      sees: "Der örtliche Versanddienst hat die Pakete.",
      try: "Das Gateway empfängt die Kartons; drücken Sie dann „Abschließen“.",
    },
    "Completed": {
      title: "Abgeschlossen",
      sees: "Der Flug ist abgeschlossen.",
      try: "Nichts. Fehlende Pakete sind bei ihm genannt.",
    },
    "Cancelled": {
      title: "Storniert",
      sees: "Der Flug wurde storniert, und seine Kartons kamen herunter.",
      try: "Laden Sie die Kartons auf einen anderen Flug.",
    },
  },
  events: {
    "flight.close": {
      title: "Schließen",
      sees: "Jemand hat „Schließen“ gedrückt.",
      try: "Ist es gesperrt, lesen Sie, was fehlt.",
    },
    "flight.reopen": {
      title: "Wieder öffnen",
      sees: "Jemand hat „Wieder öffnen“ gedrückt.",
      try: "Laden Sie Kartons ein oder aus, und schließen Sie ihn wieder.",
    },
    "flight.send": {
      title: "Manifest senden",
      sees: "Jemand hat „Manifest senden“ gedrückt: Die Datei wird mit ihrer Prüfsumme aufbewahrt.",
      try: "Ist es gesperrt, sehen Sie die Probleme an.",
    },
    "flight.revise": {
      title: "Manifest überarbeiten",
      sees: "Jemand hat „Manifest überarbeiten“ gedrückt und den Grund genannt.",
      try: "Ändern Sie, was falsch ist, und senden Sie es noch einmal.",
    },
    "flight.depart": {
      title: "Abgeflogen",
      sees: "Jemand hat „Abgeflogen“ gedrückt. Zwei Minuten später steht es in der Sendungsverfolgung.",
      try: "Ist es gesperrt, übergeben Sie die Kartons.",
    },
    "flight.arrive": { title: "Angekommen", sees: "Jemand hat „Angekommen“ gedrückt.", try: "Nichts." },
    "flight.hold": {
      title: "Vom Zoll angehalten",
      sees: "Jemand hat „Vom Zoll angehalten“ gedrückt und den Grund genannt.",
      try: "Lesen Sie den Grund.",
    },
    "flight.clear": {
      title: "Verzollt",
      sees: "Ein Administrator hat „Verzollt“ gedrückt, vielleicht mit dem Zollbetrag.",
      try: "Nichts.",
    },
    "flight.inject": { title: "Eingespeist", sees: "Jemand hat „Eingespeist“ gedrückt.", try: "Nichts." },
    "flight.complete": {
      title: "Abschließen",
      sees: "Jemand hat „Abschließen“ gedrückt.",
      try: "Ist es gesperrt, empfangen Sie die Kartons.",
    },
    "flight.completeShort": {
      title: "Mit Fehlmenge abschließen",
      sees: "Ein Administrator hat ihn abgeschlossen und genannt, was fehlt.",
      try: "Sehen Sie die fehlenden Pakete an.",
    },
    "flight.cancel": {
      title: "Flug stornieren",
      sees: "Jemand hat „Flug stornieren“ gedrückt.",
      try: "Ist es gesperrt, ist er schon abgeflogen.",
    },
    "boxes.settle": {
      title: "Kartons geändert",
      sees: "Ein Karton wurde geladen, ausgeladen oder empfangen.",
      try: "Nichts: Das geschieht von selbst.",
    },
  },
  guards: {
    hasLoad: "Ein Karton ist darauf",
    areBoxesClosed: "Alle Kartons sind geschlossen",
    isNotTooLarge: "Er ist nicht zu groß",
    hasFlight: "Flug, Flughafen und Tag sind bekannt",
    isMawb: "Der Luftfrachtbrief stimmt",
    areDeclared: "Alle Pakete lassen sich anmelden",
    areHandedOver: "Alle Kartons wurden übergeben",
    areReceived: "Alle Kartons wurden empfangen",
    isShort: "Es fehlt etwas",
    isNotDeparted: "Er ist nicht abgeflogen",
    areSumsStale: "Seine Summen sind veraltet",
    "hasLoad and areBoxesClosed and isNotTooLarge and hasFlight and isMawb":
      "Beladen, mit Flug und Frachtbrief",
  },
  actors: {},
  delays: {},
};
