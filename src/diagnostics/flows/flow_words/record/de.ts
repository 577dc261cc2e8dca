import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Einen Datensatz ansehen",
  purpose: "Zeigt einen Datensatz, etwa eine Bestellung, und hält ihn aktuell, solange er offen ist.",
  states: {
    opening: {
      title: "Öffnet sich",
      sees: "Der Datensatz erscheint gleich.",
      try: "Nichts: Es dauert nicht länger als ein Blinzeln.",
    },
    loading: {
      title: "Wird geladen",
      sees: "Graue Balken stehen, wo der Datensatz erscheinen wird.",
      try: "Ein paar Sekunden warten. Dauert es länger, darf die Seite gefahrlos verlassen werden.",
    },
    ready: {
      title: "Angezeigt",
      sees: "Der Datensatz ist zu sehen. Eine Zeile oben kann sagen, dass er vielleicht veraltet ist.",
      try: "Nichts. Heißt es, die Anzeige sei vielleicht veraltet, auf „Erneut versuchen“ drücken.",
    },
    refreshing: {
      title: "Wird aktualisiert",
      sees: "Der Datensatz bleibt zu sehen, während der neueste Stand geholt wird.",
      try: "Einen Moment warten; es lässt sich weiterlesen.",
    },
    missing: {
      title: "Nicht vorhanden",
      sees: "Die Seite sagt, dass es das nicht gibt oder das Konto es nicht sehen darf.",
      try: "Nummer oder Adresse prüfen. Stimmen beide, darf das Konto es nicht sehen.",
    },
    failed: {
      title: "Konnte nicht geladen werden",
      sees: "Die Seite sagt, dass nicht geladen werden konnte, mit Grund und „Erneut versuchen“.",
      try: "Die Verbindung prüfen, dann auf „Erneut versuchen“ drücken.",
    },
  },
  events: {
    "record.refresh": {
      title: "Datensatz neu verlangt",
      sees: "Die Person hat „Erneut versuchen“ gedrückt oder etwas daran geändert.",
      try: "Warten, bis er geladen ist.",
    },
    "record.changed": {
      title: "Jemand hat ihn geändert",
      sees: "Jemand oder ein Auftrag hat diesen Datensatz geändert.",
      try: "Nichts: Der neueste Stand kommt von selbst.",
    },
  },
  guards: {
    hasRecord: "Der Datensatz kam mit der Seite",
    isDue: "Wurde währenddessen geändert",
    isFound: "Der Server hat den Datensatz gefunden",
    isMissing: "Diesen Datensatz gibt es hier nicht",
  },
  actors: {
    fetchRecord: "Eintrag laden",
  },
  delays: {},
};
