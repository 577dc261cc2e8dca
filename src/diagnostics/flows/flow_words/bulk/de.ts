import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Ein Schritt für mehrere Einträge",
  purpose:
    "Schickt einen Schritt, etwa eine Sperre, an alle ausgewählten Einträge und sagt, was aus jedem wurde.",
  states: {
    settled: {
      title: "Nichts wird gesendet",
      sees: "Die Liste steht; es wird nichts gesendet.",
      try: "Zeilen auswählen und einen Schritt wählen.",
    },
    "settled.idle": {
      title: "Nichts gesendet",
      sees: "Die Liste ohne Meldung.",
      try: "Zeilen auswählen und einen Schritt wählen.",
    },
    "settled.answered": {
      title: "Ergebnis angezeigt",
      sees: "Die Zeile nennt, wie viele erledigt und wie viele abgelehnt wurden, mit Gründen.",
      try: "Die Gründe der abgelehnten lesen; die anderen sind erledigt.",
    },
    "settled.failed": {
      title: "Nicht ausgeführt",
      sees: "Die Zeile sagt, dass der Schritt nicht ausgeführt wurde und warum.",
      try: "Beheben, was genannt ist, und den Schritt neu wählen: Es wurde nichts geändert.",
    },
    sending: {
      title: "Wird gesendet",
      sees: "Die Zeile sagt, dass der Schritt gesendet wird.",
      try: "Ein paar Sekunden warten.",
    },
    unknown: {
      title: "Antwort verloren",
      sees: "Die Zeile sagt, dass keine Antwort kam, mit der Schaltfläche Erneut fragen.",
      try: "Auf Erneut fragen drücken: Nichts geschieht doppelt.",
    },
  },
  events: {
    "bulk.send": {
      title: "Schritt gewählt",
      sees: "Die Person hat für die ausgewählten Zeilen einen Schritt gewählt.",
      try: "Auf die Antwort warten.",
    },
    "bulk.check": {
      title: "Erneut gefragt",
      sees: "Die Person hat auf Erneut fragen gedrückt.",
      try: "Auf die Antwort warten.",
    },
    "bulk.dismiss": {
      title: "Meldung geschlossen",
      sees: "Die Person hat die Meldung geschlossen.",
      try: "Nichts: Alles ist, wie es war.",
    },
  },
  guards: {
    hasIds: "Mindestens ein Eintrag ist ausgewählt",
    hasResults: "Der Server gab zu jedem Auskunft",
    isFailed: "Der Server lehnte den Schritt ganz ab",
  },
  actors: {
    sendMoves: "Den Schritt an den Server senden",
  },
  delays: {},
};
