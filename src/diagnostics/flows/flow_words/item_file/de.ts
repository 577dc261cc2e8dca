import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Eine Datei mit Artikeln",
  purpose: "Liest eine gewählte Datei mit Artikeln im Browser, zeigt Spalten und Probleme und sendet sie.",
  states: {
    choosing: {
      title: "Keine Datei gewählt",
      sees: "Die Schaltfläche, um eine Datei zu wählen.",
      try: "Eine CSV- oder Excel-Datei wählen.",
    },
    looking: {
      title: "Datei wird gelesen",
      sees: "Die Seite sagt, dass sie die Datei liest.",
      try: "Einen Moment warten.",
    },
    unfit: {
      title: "Die Datei passt nicht",
      sees: "Die Seite sagt, was an der Datei falsch ist.",
      try: "Beheben, was sie nennt, oder ein anderes Blatt wählen.",
    },
    ready: {
      title: "Die Datei kann gesendet werden",
      sees: "Spalten, erste Zeilen und Probleme sind zu sehen.",
      try: "Die Spalten prüfen, dann importieren.",
    },
    sending: {
      title: "Wird gesendet",
      sees: "Die Schaltfläche ist geschlossen.",
      try: "Einen Moment warten.",
    },
    unknown: {
      title: "Keine Antwort",
      sees: "Die Seite sagt, dass niemand weiß, ob sie ankam.",
      try: "Noch einmal senden: Nichts wird doppelt importiert.",
    },
    sent: { title: "Gesendet", sees: "Die Seite des Auftrags öffnet sich.", try: "Dem Auftrag folgen." },
  },
  events: {
    "file.choose": {
      title: "Datei gewählt",
      sees: "Die Person hat eine Datei gewählt.",
      try: "Einen Moment warten.",
    },
    "sheet.choose": {
      title: "Blatt gewählt",
      sees: "Die Person hat ein anderes Blatt gewählt.",
      try: "Die Spalten ansehen.",
    },
    "mark.choose": {
      title: "Dezimalzeichen gewählt",
      sees: "Die Person hat gesagt, wie Beträge geschrieben sind.",
      try: "Die Probleme ansehen.",
    },
    "encoding.choose": {
      title: "Kodierung gewählt",
      sees: "Jemand hat die Kodierung der Datei gewählt.",
      try: "Die ersten Zeilen ansehen.",
    },
    "column.choose": {
      title: "Spalte gewählt",
      sees: "Die Person hat eine Spalte von Hand gewählt.",
      try: "Die Probleme ansehen.",
    },
    "hidden.choose": {
      title: "Ausgeblendete Zeilen gewählt",
      sees: "Die Person hat gewählt, ob Zeilen importiert werden, die die Arbeitsmappe ausblendet.",
      try: "Die Zahl der passenden Zeilen vergleichen.",
    },
    "file.send": {
      title: "Gesendet",
      sees: "Die Person hat „Artikel importieren“ gedrückt.",
      try: "Einen Moment warten.",
    },
  },
  guards: {
    isFit: "Die Datei ist lesbar",
    isBegun: "Der Auftrag hat begonnen",
    isOpen: "Niemand weiß, ob er begann",
    hasRows: "Einige Zeilen passen",
  },
  actors: {
    lookAtItems: "Die Datei lesen",
    sendItems: "Die Datei senden",
  },
  delays: {},
};
