import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Eine Liste ansehen",
  purpose:
    "Zeigt eine Seite Zeilen, wie viele es gibt, und hält die Zeilen aktuell, solange jemand hinsieht.",
  states: {
    rows: {
      title: "Die Zeilen",
      sees: "Der Teil mit den Zeilen oder was an ihrer Stelle steht.",
      try: "Fragen, was an Stelle der Zeilen steht.",
    },
    "rows.opening": {
      title: "Wird geöffnet",
      sees: "Die Liste erscheint gleich.",
      try: "Nichts: Das dauert nur einen Augenblick.",
    },
    "rows.fetching": {
      title: "Holt Zeilen",
      sees: "Die Zeilen sind vom Server unterwegs.",
      try: "Ein paar Sekunden warten.",
    },
    "rows.fetching.loading": {
      title: "Wird zum ersten Mal geladen",
      sees: "Graue Balken stehen, wo die Zeilen erscheinen werden.",
      try: "Warten. Dauert es lange, ist der Server langsam; die Seite darf verlassen werden.",
    },
    "rows.fetching.refreshing": {
      title: "Zeilen werden aktualisiert",
      sees: "Die bisherigen Zeilen bleiben zu sehen, bis die neuen da sind.",
      try: "Einen Moment warten.",
    },
    "rows.shown": {
      title: "Zeilen sind zu sehen",
      sees: "Die Zeilen sind zu sehen.",
      try: "Nichts. Fehlt eine, die Filter und die Seitenzahl ansehen.",
    },
    "rows.shown.ready": {
      title: "Zeilen sind aktuell",
      sees: "Die Zeilen sind zu sehen, wie sie eben geladen wurden.",
      try: "Nichts. Fehlt laut einer Meldung ein Teil, „Erneut versuchen“ drücken.",
    },
    "rows.shown.stale": {
      title: "Zeilen vielleicht veraltet",
      sees: "Eine Meldung sagt, dass die Zeilen vielleicht veraltet sind, und warum.",
      try: "Die Verbindung prüfen, dann dort auf „Erneut versuchen“ drücken.",
    },
    "rows.empty": {
      title: "Keine Zeilen",
      sees: "An Stelle der Zeilen steht ein Text.",
      try: "Den Text lesen: Er sagt, welcher der vier Fälle es ist.",
    },
    "rows.empty.deciding": {
      title: "Findet den Grund",
      sees: "Der Text erscheint gleich.",
      try: "Nichts: Das dauert nur einen Augenblick.",
    },
    "rows.empty.beyond": {
      title: "Hinter der letzten Seite",
      sees: "Es heißt, dass es diese Seite nicht gibt, mit „Zur ersten Seite“.",
      try: "Auf „Zur ersten Seite“ drücken.",
    },
    "rows.empty.searched": {
      title: "Nichts passt, Suche geht weiter",
      sees: "Da steht „Nichts passt zu diesen Filtern“.",
      try: "Einen Augenblick warten: Es wird gezählt, was die Suche ohne die anderen Filter findet.",
    },
    "rows.empty.outside": {
      title: "Außerhalb der Filter gefunden",
      sees: "Da steht, wie viele außerhalb dieser Filter liegen, dabei „Anzeigen“.",
      try: "„Anzeigen“ drücken: Die Suche bleibt, die anderen Filter werden aufgehoben.",
    },
    "rows.empty.filtered": {
      title: "Nichts passt",
      sees: "Es heißt „Nichts passt zu diesen Filtern“, mit „Filter aufheben“.",
      try: "„Filter aufheben“ drücken oder Suche und Tage ändern.",
    },
    "rows.empty.truly": {
      title: "Noch nichts da",
      sees: "Es heißt „Hier ist noch nichts“.",
      try:
        "Nichts: Was andere anlegen, wird oben in der Liste gemeldet. Neues lässt sich mit der Schaltfläche anlegen.",
    },
    "rows.failed": {
      title: "Konnte nicht geladen werden",
      sees: "Es heißt „Die Liste konnte nicht geladen werden“, warum, und „Erneut versuchen“.",
      try: "Die Verbindung prüfen, dann „Erneut versuchen“ drücken. Es wurde nichts geändert.",
    },
    count: {
      title: "Die Anzahl",
      sees: "Die Zahl neben dem Namen der Liste: wie viele Datensätze passen.",
      try: "Sie mit dem vergleichen, was die Person erwartet.",
    },
    "count.counting": {
      title: "Wird gezählt",
      sees: "Neben dem Namen der Liste steht noch keine Zahl.",
      try: "Einen Moment warten; die Zeilen warten nicht darauf.",
    },
    "count.recounting": {
      title: "Wird neu gezählt",
      sees: "Die bisherige Zahl bleibt, bis die neue da ist.",
      try: "Nichts.",
    },
    "count.known": {
      title: "Anzahl bekannt",
      sees: "Die Zahl steht da; daneben „… neu“, wenn seither etwas hereinkam.",
      try: "Auf „… neu“ drücken, um es zu sehen.",
    },
    "count.unknown": {
      title: "Anzahl unbekannt",
      sees: "Es steht keine Zahl da; das Zählen misslang. Die Zeilen stimmen trotzdem.",
      try: "Nichts; neu gezählt wird bei der nächsten Änderung oder beim Neuladen.",
    },
    live: {
      title: "Änderungen anderer",
      sees: "Was andere ändern, erscheint von selbst in den Zeilen.",
      try: "Nichts.",
    },
    "live.idle": {
      title: "Keine Änderung zu holen",
      sees: "Die Zeilen sind auf dem bekannten Stand.",
      try: "Nichts.",
    },
    "live.fetching": {
      title: "Holt Geändertes",
      sees: "Es ist nichts zu sehen; gleich ändern sich einzelne Zeilen.",
      try: "Nichts. Eine blasse Zeile passt nicht mehr zu den Filtern.",
    },
  },
  events: {
    "query.change": {
      title: "Filter, Folge, Seite geändert",
      sees: "Die Person hat andere Filter, eine andere Reihenfolge, Seite oder Ansicht gewählt.",
      try: "Auf die Zeilen warten.",
    },
    "list.refresh": {
      title: "Liste neu verlangt",
      sees: "Die Person hat „Erneut versuchen“ oder „… neu“ gedrückt.",
      try: "Auf die Zeilen warten.",
    },
    "rows.changed": {
      title: "Jemand hat etwas geändert",
      sees: "Jemand oder ein Auftrag hat solche Datensätze geändert, oder die Verbindung ist wieder da.",
      try: "Nichts: Die Zeilen folgen von selbst.",
    },
  },
  guards: {
    hasChanged: "Etwas ist geändert",
    "hasChanged and (in rows: shown)": "Etwas ist geändert, Zeilen sind zu sehen",
    hasFilters: "Ein Filter oder eine Suche ist gesetzt",
    hasNewFilters: "Es sind andere Filter",
    hasRows: "Es sind Zeilen zu sehen",
    isBeyond: "Es ist nicht die erste Seite",
    isCounted: "Der Server hat gezählt",
    isEmpty: "Der Server hat dafür keine Zeilen",
    isFetched: "Der Server hat Zeilen geschickt",
    isNothing: "Auch ohne Filter gibt es nichts",
    isOtherQuery: "Es wird etwas anderes verlangt",
    isOtherWithRows: "Etwas anderes, und Zeilen sind zu sehen",
    isRecountDue: "Seit der Frage hat sich etwas geändert",
    isSearchAmongFilters: "Es gibt eine Suche und noch einen Filter",
    isSomething: "Die Suche allein findet etwas",
  },
  actors: {
    fetchChanged: "Geänderte Zeilen laden",
    fetchCount: "Einträge zählen",
    fetchRows: "Zeilen laden",
  },
  delays: {},
};
