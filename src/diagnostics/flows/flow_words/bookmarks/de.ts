import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Lesezeichen",
  purpose:
    "Behält die Seiten, denen jemand einen Stern gab: zehn mit Stern, die anderen unter Weitere, in jedem Fenster gleich.",
  states: {
    waiting: {
      title: "Noch nicht verlangt",
      sees: "Noch keine Lesezeichen in der oberen Leiste.",
      try: "Einen Moment warten oder die Lesezeichen öffnen.",
    },
    loading: {
      title: "Lädt die Lesezeichen",
      sees: "In der geöffneten Liste „Wird geladen“.",
      try: "Ein paar Sekunden warten.",
    },
    ready: {
      title: "Lesezeichen werden gezeigt",
      sees: "Die Seiten mit Stern in der oberen Leiste und alle in der Liste unter ihrer Schaltfläche.",
      try:
        "Nichts: Alles ist gespeichert. Auf den Stern einer Seite drücken, um sie aufzunehmen oder zu entfernen.",
    },
    saving: {
      title: "Speichert eine Änderung",
      sees: "Die Änderung wird schon gezeigt.",
      try:
        "Ein paar Sekunden warten; lässt sie sich nicht speichern, wird sie zurückgenommen und es wird gesagt.",
    },
    refreshing: {
      title: "Sieht nach Änderungen anderswo",
      sees: "Die Lesezeichen wie zuvor; sie können wechseln, wenn ein anderes Fenster sie geändert hat.",
      try: "Nichts zu tun.",
    },
    failed: {
      title: "Konnten nicht geladen werden",
      sees: "„Die Lesezeichen konnten nicht geladen werden.“ mit der Schaltfläche „Erneut versuchen“.",
      try: "Das Netz prüfen, dann auf „Erneut versuchen“ drücken.",
    },
  },
  events: {
    "bookmarks.want": {
      title: "Lesezeichen verlangt",
      sees:
        "Die obere Leiste oder die Liste hat nach den Lesezeichen gefragt, oder die Person hat auf „Erneut versuchen“ gedrückt.",
      try: "Ein paar Sekunden warten.",
    },
    "bookmarks.changed": {
      title: "Vielleicht anderswo geändert",
      sees: "Ein anderes Fenster hat die Lesezeichen geändert oder vielleicht geändert.",
      try: "Nichts: Sie werden von selbst nachgesehen.",
    },
    "bookmarks.type": {
      title: "Seite gesucht",
      sees: "Die Person hat in „Seite suchen“ getippt.",
      try: "Weiter tippen oder eine Seite aus der Liste wählen.",
    },
    "bookmark.change": {
      title: "Lesezeichen geändert",
      sees:
        "Die Person hat einen Stern gegeben oder entfernt, ein Lesezeichen umbenannt, gefärbt oder verschoben.",
      try: "Einen Moment warten. Heißt es, mehr als hundert gehen nicht, zuerst eines entfernen.",
    },
  },
  guards: {
    isPossible: "Die Änderung ist möglich",
    isFull: "Es gibt schon hundert Lesezeichen",
    isQueued: "Eine Änderung wartet aufs Speichern",
    isFetched: "Der Server hat sie geschickt",
    isStale: "Sie sind vielleicht anderswo geändert",
    isFailed: "Die Änderung ließ sich nicht speichern",
  },
  actors: {
    fetchBookmarks: "Die Lesezeichen laden",
    sendChange: "Änderung speichern",
  },
  delays: {},
};
