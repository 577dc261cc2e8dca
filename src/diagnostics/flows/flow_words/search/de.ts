import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Suche und Befehle",
  purpose:
    "Findet mit Strg K von überall Seiten, Aktionen und Datensätze und führt hin; eine ganze Nummer führt direkt zu ihrem Datensatz.",
  states: {
    closed: {
      title: "Nicht geöffnet",
      sees: "Die Schaltfläche der Suche in der oberen Leiste.",
      try: "Darauf oder Strg K drücken, um zu suchen.",
    },
    open: {
      title: "Suche geöffnet",
      sees: "Ein Fenster mit einem Feld und den Ergebnissen darunter.",
      try: "Eine Nummer, einen Namen oder eine Seite tippen; Pfeiltasten wählen, Enter öffnet, Esc schließt.",
    },
    "open.deciding": {
      title: "Prüft die Eingabe",
      sees: "Nichts Eigenes: Es dauert keinen Moment.",
      try: "Nichts: Der nächste Schritt folgt von selbst.",
    },
    "open.resting": {
      title: "Noch nichts zu suchen",
      sees: "Zuletzt benutzte, Seiten und Aktionen, darunter, wonach sich suchen lässt.",
      try:
        "Etwas tippen; ein Text, der mit > beginnt, findet nur Aktionen. Wer nicht angemeldet ist, findet keine Datensätze.",
    },
    "open.typing": {
      title: "Tippt",
      sees: "Seiten und Aktionen sofort; Datensätze folgen einen Moment nach der letzten Taste.",
      try: "Weiter tippen oder einen Moment warten.",
    },
    "open.asking": {
      title: "Sucht",
      sees: "Unten „Es wird gesucht“; die Ergebnisse des Textes davor bleiben bis zur Antwort.",
      try: "Ein paar Sekunden warten. Wer jetzt Enter drückt, öffnet das erste Ergebnis, sobald es da ist.",
    },
    "open.shown": {
      title: "Ergebnisse werden gezeigt",
      sees: "Das Gefundene, in Gruppen; oder dass nichts gefunden wurde und wonach sich suchen lässt.",
      try:
        "Ein Ergebnis wählen. Wird nichts gefunden, die ganze Nummer oder mindestens drei Zeichen tippen; gefunden wird nur, was man sehen darf.",
    },
    "open.failed": {
      title: "Suche fehlgeschlagen",
      sees:
        "„Die Suche ist fehlgeschlagen.“ mit dem Grund und der Schaltfläche „Erneut versuchen“; Seiten und Aktionen werden weiter gefunden.",
      try: "Das Netz prüfen, dann auf „Erneut versuchen“ drücken.",
    },
  },
  events: {
    "search.open": {
      title: "Suche geöffnet",
      sees:
        "Die Person hat auf die Schaltfläche der Suche oder Strg K gedrückt oder einen Code gescannt oder eingefügt.",
      try: "Tippen, was gesucht wird.",
    },
    "search.type": {
      title: "Etwas getippt",
      sees: "Die Person hat ins Suchfeld getippt oder eingefügt; die Frage davor ist hinfällig.",
      try: "Einen Moment auf die Ergebnisse warten.",
    },
    "search.close": {
      title: "Suche geschlossen",
      sees: "Die Person hat Esc gedrückt oder das Fenster geschlossen.",
      try: "Nichts zu tun.",
    },
    "search.enter": {
      title: "Enter gedrückt",
      sees: "Die Person hat Enter gedrückt: Das gewählte Ergebnis öffnet sich, die Suche schließt sich.",
      try: "Einen Moment warten: Eine Nummer, die noch gesucht wird, öffnet sich mit der Antwort.",
    },
    "search.retry": {
      title: "Neue Suche verlangt",
      sees: "Die Person hat auf „Erneut versuchen“ gedrückt.",
      try: "Ein paar Sekunden warten.",
    },
    "option.select": {
      title: "Ergebnis angewählt",
      sees:
        "Die Person ist mit den Pfeiltasten oder der Maus zu einem Ergebnis gegangen; es bleibt gewählt, wenn die Antwort kommt.",
      try: "Enter drücken, um es zu öffnen.",
    },
    "option.go": {
      title: "Ergebnis angeklickt",
      sees: "Die Person hat ein Ergebnis angeklickt: Es öffnet sich, die Suche schließt sich.",
      try: "Nichts zu tun.",
    },
  },
  guards: {
    hasSelected: "Ein Ergebnis ist gewählt",
    isThere: "Das Ergebnis ist noch da",
    isCode: "Ein Code wurde gescannt oder eingefügt",
    isQuestion: "Der Server kann danach gefragt werden",
    mustWait: "Es ist besser, die Antwort abzuwarten",
    isFailed: "Der Server war nicht zu fragen",
    isJump: "Genau ein Datensatz hat diese Nummer",
    isAwaited: "Enter gedrückt, und es gibt ein Ergebnis",
  },
  actors: { ask: "Suchen" },
  delays: {},
};
