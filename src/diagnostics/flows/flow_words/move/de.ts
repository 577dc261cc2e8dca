import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Einen Schritt ausführen",
  purpose: "Sendet einen Schritt, etwa „Bestellung bezahlen“, so, dass er nie doppelt geschieht.",
  states: {
    idle: {
      title: "Wartet auf einen Schritt",
      sees: "Die nächsten Schritte stehen als Schaltflächen unter der Nummer.",
      try: "Auf den Schritt drücken. Ein grauer sagt, warum er jetzt nicht möglich ist.",
    },
    form: {
      title: "Schritt ist offen",
      sees: "Die Felder oder die Frage des Schritts sind zu sehen, oder eine Meldung dazu.",
      try: "Den Schritt zu Ende bringen oder schließen.",
    },
    "form.asking": {
      title: "Fragt, was nötig ist",
      sees: "Felder oder eine Frage stehen unter den Schritten.",
      try: "Ausfüllen, dann auf die Schaltfläche des Schritts drücken. „Abbrechen“ tut nichts.",
    },
    "form.refused": {
      title: "Abgelehnt",
      sees: "Eine rote Zeile sagt, warum der Schritt abgelehnt wurde und was jetzt möglich ist.",
      try: "Den Grund beheben oder einen genannten Schritt nehmen. „Schließen“ entfernt die Zeile.",
    },
    "form.failed": {
      title: "Nicht geschehen",
      sees: "Eine rote Zeile sagt, dass der Schritt nicht geschehen ist, mit „Erneut versuchen“.",
      try: "Die Verbindung prüfen, kurz warten, dann „Erneut versuchen“ drücken.",
    },
    sending: {
      title: "Wird gesendet",
      sees: "Auf der Schaltfläche steht „Wird gesendet“ und der Schritt.",
      try: "Ein paar Sekunden warten.",
    },
    waiting: {
      title: "Es kam keine Antwort",
      sees: "Eine gelbe Zeile sagt, dass keine Antwort kam und es geklärt wird.",
      try: "Warten: Es wird von selbst nachgefragt. Doppelt geschehen kann es nicht.",
    },
    checking: {
      title: "Wird geklärt",
      sees: "Die gelbe Zeile ist noch da: Der Server wird gefragt, ob der Schritt geschehen ist.",
      try: "Ein paar Sekunden warten.",
    },
    unknown: {
      title: "Noch nicht bekannt",
      sees: "Eine gelbe Zeile sagt, dass noch nicht bekannt ist, ob es geschah, mit „Erneut prüfen“.",
      try: "Die Verbindung prüfen, dann „Erneut prüfen“ drücken. Doppelt geschehen kann es nicht.",
    },
    done: {
      title: "Erledigt",
      sees: "Eine Meldung nennt den Datensatz und was geschah; die Schaltflächen ruhen kurz.",
      try: "Nichts: Alles ist getan.",
    },
  },
  events: {
    "move.begin": {
      title: "Schritt gedrückt",
      sees: "Die Person hat auf einen der nächsten Schritte gedrückt.",
      try: "Erscheinen Felder, sie ausfüllen.",
    },
    "move.fill": {
      title: "Feld ausgefüllt",
      sees: "Die Person hat etwas eingegeben, das der Schritt verlangt.",
      try: "Auch das Übrige ausfüllen.",
    },
    "move.confirm": {
      title: "Schritt bestätigt",
      sees: "Die Person hat den Schritt bestätigt oder „Erneut versuchen“ gedrückt.",
      try: "Ist ein Feld markiert, es berichtigen und erneut bestätigen.",
    },
    "move.check": {
      title: "Erneut gefragt",
      sees: "Die Person hat auf „Erneut prüfen“ gedrückt.",
      try: "Auf die Antwort warten.",
    },
    "move.dismiss": {
      title: "Schritt geschlossen",
      sees: "Die Person hat „Abbrechen“, „Schließen“ oder Escape gedrückt.",
      try: "Nichts: Der Datensatz bleibt, wie er ist.",
    },
  },
  guards: {
    hasChecksLeft: "Es wurde erst einmal nachgefragt",
    hasProblems: "Ein Feld ist zu berichtigen",
    isAsking: "Der Schritt fragt zuerst etwas",
    isDone: "Der Server hat den Schritt ausgeführt",
    isFailed: "Nichts wurde getan oder entschieden",
    isPending: "Eine frühere Antwort steht noch aus",
    isRefused: "Der Server hat den Schritt abgelehnt",
  },
  actors: {
    sendMove: "Den Schritt an den Server senden",
  },
  delays: {
    checkDelay: "nach 2 Sekunden",
    settle: "nach knapp einer halben Sekunde",
  },
};
