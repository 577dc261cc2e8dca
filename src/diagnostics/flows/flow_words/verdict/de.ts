import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Ergebnis eines Scans",
  purpose: "Zeigt und lässt hören, was aus einem Scan wurde, und wie lange er sich rückgängig machen lässt.",
  states: {
    verdict: {
      title: "Was zu sehen ist",
      sees: "Das breite Band einer Station.",
      try: "Das Wort darin lesen.",
    },
    "verdict.quiet": {
      title: "Ruhe",
      sees: "„Laufzettel scannen“ oder „In Arbeit“ auf Grau.",
      try: "Scannen.",
    },
    "verdict.sending": {
      title: "Wird gesendet",
      sees: "„Wird gesendet…“.",
      try: "Kurz warten oder weiter scannen.",
    },
    "verdict.kept": {
      title: "Aufbewahrt",
      sees: "„Aufbewahrt“ auf Gelb mit einer Uhr, ein leiser Ton.",
      try: "Weiterarbeiten: es wird von selbst gesendet.",
    },
    "verdict.good": {
      title: "Gut",
      sees: "Ein Haken auf Grün, zwei steigende Töne.",
      try: "Weiterarbeiten.",
    },
    "verdict.back": {
      title: "Abgelehnt oder rückgängig",
      sees: "Ein Pfeil zurück, zwei fallende Töne.",
      try: "Lesen, wo das Stück jetzt ist.",
    },
    "verdict.ticked": {
      title: "Zweimal gelesen",
      sees: "Ein kleiner Haken.",
      try: "Nichts: es zählt einmal.",
    },
    "verdict.warned": {
      title: "Schon da",
      sees: "Ein gelbes Dreieck mit Ausrufezeichen und ein kurzes Ticken.",
      try: "Nichts: Es zählt einmal.",
    },
    "verdict.complete": {
      title: "Vollständig",
      sees: "Ein Stern mit dem Fach, so groß es geht, drei Töne.",
      try: "Das Fach zum Packen bringen.",
    },
    "verdict.asked": {
      title: "Eine Frage",
      sees: "Eine Raute mit Fragezeichen auf Gelb, ein tiefes Brummen.",
      try: "Lesen, wer das Stück hat.",
    },
    "verdict.stopped": {
      title: "Stopp",
      sees: "Ein rotes Achteck mit dem Grund, ein tiefes Brummen.",
      try: "Tun, was der Grund sagt.",
    },
    undo: { title: "Rückgängig", sees: "Ob „Rückgängig“ neben dem Ergebnis steht.", try: "Siehe unten." },
    "undo.none": {
      title: "Nichts rückgängig zu machen",
      sees: "Kein Knopf „Rückgängig“.",
      try: "Das Büro fragen, wenn etwas zu ändern ist.",
    },
    "undo.possible": {
      title: "Lässt sich rückgängig machen",
      sees: "„Rückgängig“ mit dem Rest der zwei Minuten.",
      try: "Nur drücken, wenn der letzte Schritt falsch war.",
    },
  },
  events: {
    "scan.sent": {
      title: "Scan unterwegs",
      sees: "Ein Code ist aufbewahrt und gesendet.",
      try: "Auf das Ergebnis warten.",
    },
    "scan.kept": {
      title: "Es wird dauern",
      sees: "Keine Verbindung, oder andere warten davor.",
      try: "Weiterarbeiten.",
    },
    "scan.answered": { title: "Scan beantwortet", sees: "Das Ergebnis ist da.", try: "Lesen." },
    "verdict.seen": { title: "Ergebnis gesehen", sees: "Jemand tippte das Ergebnis weg.", try: "Nichts." },
    "verdict.clear": {
      title: "Station gewechselt",
      sees: "Eine andere Station wurde gewählt.",
      try: "Nichts.",
    },
  },
  guards: {
    isOld: "Es ging gut, andere kamen seitdem",
    isGood: "Es ist getan",
    isBack: "Es wurde abgelehnt oder rückgängig",
    isComplete: "Es war das Letzte der Bestellung",
    isAgain: "Derselbe Code wurde zweimal gelesen",
    isTick: "Es war schon getan",
    isWarn: "Es war schon da",
    isAsk: "Jemand anderes hat es in der Hand",
    isUndoable: "Es lässt sich rückgängig machen",
    isDone: "Etwas wurde getan",
  },
  actors: {},
  delays: {
    LATE_ANSWER_MS: "nach 1,5 Sekunden",
    VERDICT_MS: "nach 8 Sekunden",
    UNDO_MS: "nach zwei Minuten",
  },
};
