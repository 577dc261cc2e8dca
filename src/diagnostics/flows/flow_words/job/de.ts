import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg eines Auftrags",
  purpose: "Erledigt im Hintergrund, was länger dauert: Importe, Exporte und Sammelaktionen.",
  states: {
    Queued: {
      title: "Eingereiht",
      sees: "Der Auftrag steht auf „Eingereiht“: Er hat noch nicht begonnen.",
      try: "Warten; die Seite darf verlassen werden. „Auftrag abbrechen“ hält ihn an.",
    },
    Running: {
      title: "Läuft",
      sees: "Der Auftrag steht auf „Läuft“; ein Balken zeigt, wie viel erledigt ist.",
      try: "Warten; die Seite darf verlassen werden. Mit „Auftrag abbrechen“ bleibt Erledigtes erledigt.",
    },
    Done: {
      title: "Fertig",
      sees: "Der Auftrag steht auf „Fertig“; das Ergebnis zeigt Geändertes und Abgelehntes.",
      try: "Das Abgelehnte ansehen; wo es geht, auf „… gescheiterte wiederholen“ drücken.",
    },
    Failed: {
      title: "Fehlgeschlagen",
      sees: "Der Auftrag steht auf „Fehlgeschlagen“ und nennt den Grund. Erledigtes bleibt erledigt.",
      try: "„Erneut versuchen“ macht mit dem Rest weiter. Einen Import mit seiner Datei neu beginnen.",
    },
    Cancelled: {
      title: "Angehalten",
      sees: "Der Auftrag steht auf „Storniert“: Er wurde angehalten. Erledigtes bleibt erledigt.",
      try: "Zum Weitermachen „Erneut versuchen“ drücken. Einen Import mit seiner Datei neu beginnen.",
    },
  },
  events: {
    "job.begin": {
      title: "Die Arbeit begann",
      sees: "Der Auftrag kam an die Reihe, die Arbeit begann.",
      try: "Nichts: warten, bis er fertig ist.",
    },
    "job.finish": {
      title: "Die Arbeit ist getan",
      sees: "Die letzte Zeile ist bearbeitet.",
      try: "Das Ergebnis ansehen.",
    },
    "job.fail": {
      title: "Die Arbeit brach ab",
      sees: "Der Auftrag konnte nicht weitergehen.",
      try: "Den Grund am Auftrag lesen, dann „Erneut versuchen“ drücken, wenn es da ist.",
    },
    "job.cancel": {
      title: "Auftrag abbrechen",
      sees: "Jemand hat auf „Auftrag abbrechen“ gedrückt.",
      try: "Nichts: Was vorher erledigt war, bleibt erledigt.",
    },
    "job.retry": {
      title: "Erneut versuchen",
      sees: "Jemand hat Gescheitertes oder den Rest noch einmal verlangt.",
      try: "Warten; nichts geschieht doppelt.",
    },
    "job.undo": {
      title: "Rückgängig machen",
      sees: "Jemand hat es bestätigt: Ein weiterer Auftrag nimmt die Änderungen zurück.",
      try: "Auf diesen Auftrag warten. Was seither geändert wurde, bleibt.",
    },
  },
  guards: {
    hasFailedRows: "Zeilen sind gescheitert und wiederholbar",
    isRepeatable: "Was der Auftrag braucht, ist noch da",
    isUndoable: "Es gibt etwas rückgängig zu machen",
    isNotUndone: "Nicht rückgängig gemacht",
    "hasFailedRows and isNotUndone": "Fehler, nicht rückgängig gemacht",
    "isRepeatable and isNotUndone": "Wiederholbar, nicht rückgängig gemacht",
  },
  actors: {},
  delays: {},
};
