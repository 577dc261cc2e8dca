import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Bestellungen importieren",
  purpose: "Schickt eine Datei mit Bestellungen an den Server und verfolgt den Import, bis er fertig ist.",
  states: {
    form: {
      title: "Formular wird ausgefüllt",
      sees: "Die Seite Bestellungen importieren mit Shop und Datei.",
      try: "Shop und Datei wählen, dann auf Bestellungen importieren drücken.",
    },
    uploading: {
      title: "Wird hochgeladen",
      sees: "Der Balken zeigt, wie viel der Datei gesendet ist.",
      try: "Die Seite offen lassen, bis die Datei auf dem Server ist.",
    },
    unknown: {
      title: "Unklar, ob sie ankam",
      sees: "Die Seite sagt, es sei nicht bekannt, ob die Datei angekommen ist.",
      try: "Noch einmal senden: Nichts wird doppelt importiert.",
    },
    working: {
      title: "Der Server importiert",
      sees: "Die Seite zeigt, wie weit der Import ist.",
      try: "Laufen lassen; die Seite darf verlassen werden.",
    },
    "working.asking": {
      title: "Fragt nach dem Stand",
      sees: "Der Fortschritt auf der Seite wird aufgefrischt.",
      try: "Einen Moment warten.",
    },
    "working.resting": {
      title: "Wartet bis zur nächsten Prüfung",
      sees: "Der Fortschritt auf der Seite.",
      try: "Einen Moment warten.",
    },
    "working.waiting": {
      title: "Wartet auf Neues",
      sees: "Der Fortschritt auf der Seite.",
      try: "Warten; es geht von selbst weiter.",
    },
    done: {
      title: "Fertig",
      sees: "Die Seite nennt importierte, übersprungene und abgelehnte Bestellungen.",
      try: "Die Entwürfe zum Korrigieren zeigen oder die abgelehnten Zeilen herunterladen.",
    },
    failed: {
      title: "Gescheitert",
      sees: "Die Seite sagt, warum der Import scheiterte oder dass er abgebrochen wurde.",
      try: "Auf Erneut versuchen drücken: Nur fehlende Bestellungen kommen hinzu.",
    },
    missing: {
      title: "Import nicht gefunden",
      sees: "Die Seite sagt, dass es einen solchen Import nicht gibt.",
      try: "Link und Konto prüfen; unter Aufträge im Hintergrund nachsehen.",
    },
  },
  events: {
    "import.start": {
      title: "Import gedrückt",
      sees: "Die Person hat auf Bestellungen importieren gedrückt.",
      try: "Auf das Hochladen warten.",
    },
    "import.stop": {
      title: "Hochladen beendet",
      sees: "Die Person hat das Hochladen beendet oder die Seite verlassen.",
      try: "Die Datei noch einmal importieren.",
    },
    "import.resend": {
      title: "Noch einmal gesendet",
      sees: "Die Person hat die Datei noch einmal gesendet.",
      try: "Auf das Hochladen warten.",
    },
    "import.another": {
      title: "Andere Datei",
      sees: "Die Person möchte eine andere Datei importieren.",
      try: "Die nächste Datei wählen.",
    },
    "import.retry": {
      title: "Neuer Versuch",
      sees: "Die Person hat nach einem Fehler auf Erneut versuchen gedrückt.",
      try: "Den Import neu starten.",
    },
    "upload.progress": {
      title: "Mehr ist gesendet",
      sees: "Der Balken ist weitergerückt.",
      try: "Die Seite offen lassen.",
    },
    "upload.answer": {
      title: "Der Server antwortete",
      sees: "Der Server hat geantwortet, oder seine Antwort ging verloren.",
      try: "Lesen, was die Seite sagt.",
    },
    "job.open": {
      title: "Ein Import wurde geöffnet",
      sees: "Ein Link führte zu einem vorhandenen Import.",
      try: "Einen Moment warten.",
    },
    "job.changed": {
      title: "Der Import rückte vor",
      sees: "Der Server meldete, dass der Import weiter ist.",
      try: "Nichts.",
    },
  },
  guards: {
    isAnswerMissing: "Eine Antwort ging verloren",
    hasStore: "Ein Shop ist gewählt",
    hasFile: "Die Datei ist noch zur Hand",
    hasJob: "Die Adresse nennt einen Import",
    isAccepted: "Der Server hat die Datei angenommen",
    isChanged: "Der Import rückte inzwischen vor",
    isDone: "Der Import ist fertig",
    isFailed: "Der Import scheiterte oder wurde beendet",
    isFree: "Es steht keine Antwort aus",
    isMissing: "Diesen Import gibt es hier nicht",
    isOpen: "Unklar, ob die Datei ankam",
    isPartSent: "Dem Server fehlt ein Teil der Datei",
    "isPartSent and isAnswerMissing": "Ein Teil fehlt, Antwort ging verloren",
  },
  actors: {
    uploadFile: "Die Datei hochladen",
    readJob: "Den Stand prüfen",
  },
  delays: {
    pollDelay: "nach einer Weile ohne Neues",
    restDelay: "nach kurzer Ruhe",
  },
};
