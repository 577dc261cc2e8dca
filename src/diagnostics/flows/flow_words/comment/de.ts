import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Einen Kommentar schreiben",
  purpose:
    "Sagt etwas zu einem Datensatz, auch mit Dateien, genau einmal; nichts Geschriebenes geht verloren.",
  states: {
    editing: {
      title: "Wird geschrieben",
      sees:
        "Das Feld für den Kommentar steht oben im Verlauf; eine rote Zeile sagt, falls er nicht gesendet wurde.",
      try: "Schreiben, warten, bis alle Dateien angehängt sind, dann kommentieren.",
    },
    overtaken: {
      title: "Inzwischen kam etwas Neues",
      sees:
        "Eine gelbe Zeile nennt, wer geschrieben hat; das Neue ist markiert. Der Text steht noch im Feld.",
      try: "Das Neue lesen, den Text wenn nötig ändern, dann noch einmal senden.",
    },
    sending: {
      title: "Wird gesendet",
      sees: "Auf der Schaltfläche steht „Wird gesendet“.",
      try: "Ein paar Sekunden warten.",
    },
    unknown: {
      title: "Unklar, ob gesendet",
      sees: "Eine gelbe Zeile sagt, dass keine Antwort kam, mit „Erneut prüfen“. Der Text bleibt.",
      try: "Die Verbindung prüfen, dann „Erneut prüfen“ drücken. Doppelt erscheint er nie.",
    },
    checking: {
      title: "Wird geklärt",
      sees: "Die gelbe Zeile ist noch da, die Schaltfläche grau: Der Server wird noch einmal gefragt.",
      try: "Ein paar Sekunden warten.",
    },
  },
  events: {
    "comment.write": {
      title: "Text geschrieben",
      sees: "Die Person hat im Feld geschrieben.",
      try: "Nichts: Der Text bleibt auf diesem Gerät, bis er gesendet ist.",
    },
    "comment.address": {
      title: "Leser gewählt",
      sees: "Die Person hat „Nur intern“ oder „Der Verkäufer sieht das“ gewählt.",
      try: "Vor dem Senden prüfen, wer es liest.",
    },
    "comment.send": {
      title: "Senden verlangt",
      sees: "Die Person hat auf Kommentieren oder Strg+Eingabe gedrückt.",
      try: "Geschieht nichts, fehlt der Text, oder eine Datei wird noch angehängt.",
    },
    "comment.check": {
      title: "Erneut gefragt",
      sees: "Die Person hat auf „Erneut prüfen“ gedrückt.",
      try: "Auf die Antwort warten.",
    },
    "file.attached": {
      title: "Eine Datei ist angehängt",
      sees: "Der Server hat die Datei.",
      try: "Nichts.",
    },
    "file.remove": {
      title: "Eine Datei wurde entfernt",
      sees: "Die Person hat eine Datei aus dem Kommentar entfernt.",
      try: "Nichts.",
    },
  },
  guards: {
    isAnswerMissing: "Eine frühere Antwort steht noch aus",
    isOvertaken: "Inzwischen hat jemand geschrieben",
    isReady: "Text ist da",
    isRefused: "Der Server hat den Kommentar abgelehnt",
    isSaved: "Der Server hat den Kommentar",
    isUnknown: "Es kam keine Antwort",
  },
  actors: {
    sendComment: "Den Kommentar senden",
  },
  delays: {},
};
