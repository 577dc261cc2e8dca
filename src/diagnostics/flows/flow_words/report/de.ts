import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Ein Problem melden",
  purpose:
    "Sendet an die Hilfe, was in einem Tab zuletzt geschah, zeigt es vorher und nennt einen kurzen Code zum Vorlesen.",
  states: {
    "collecting": {
      title: "Sammelt, was geschah",
      sees: "Das Fenster mit dem Feld für den Satz; was gesendet wird, ist noch unterwegs.",
      try: "Einen Moment warten; der Satz kann schon geschrieben werden.",
    },
    "asking": {
      title: "Fragt nach einem Satz",
      sees: "Das Fenster mit dem Feld und darunter alles, was gesendet wird.",
      try: "In einem Satz schreiben, was schiefging, dann „Bericht senden“ drücken.",
    },
    "sending": { title: "Sendet", sees: "Die Schaltfläche ist beschäftigt.", try: "Einige Sekunden warten." },
    "refused": {
      title: "Nicht gesendet",
      sees: "Das Fenster sagt, warum der Bericht nicht angenommen wurde.",
      try:
        "Beheben, was genannt wird, und erneut senden; bei zu vielen Berichten eine Minute warten. „Als Datei speichern“ geht immer.",
    },
    "unknown": {
      title: "Keine Antwort",
      sees: "Das Fenster sagt, dass unbekannt ist, ob der Bericht ankam.",
      try: "„Erneut prüfen“ drücken: Derselbe Bericht entsteht nur einmal.",
    },
    "sent": {
      title: "Gesendet",
      sees: "Der Code in großen Zeichen und bis wann der Bericht bleibt.",
      try: "Den Code vorlesen; unter Abläufe › Berichte öffnen.",
    },
    "deleting": {
      title: "Löscht den Bericht",
      sees: "Die Schaltfläche ist beschäftigt.",
      try: "Einen Moment warten.",
    },
    "deleted": {
      title: "Gelöscht",
      sees: "Das Fenster sagt, dass der Bericht gelöscht ist.",
      try: "Nichts: Der Code öffnet nichts mehr.",
    },
  },
  events: {
    "report.write": {
      title: "Satz geschrieben",
      sees: "Der Satz im Feld hat sich geändert und bleibt als Entwurf.",
      try: "Weitermachen; der Entwurf übersteht ein Neuladen.",
    },
    "report.send": {
      title: "Senden verlangt",
      sees: "„Bericht senden“ wurde gedrückt.",
      try: "Auf den Code warten.",
    },
    "report.check": {
      title: "Erneut gefragt",
      sees: "„Erneut prüfen“ wurde gedrückt.",
      try: "Auf die Antwort warten.",
    },
    "report.delete": {
      title: "Löschen verlangt",
      sees: "„Diesen Bericht löschen“ wurde gedrückt.",
      try: "Nichts weiter: Er ist sofort weg.",
    },
  },
  guards: {
    "hasProblems": "Mit dem Satz stimmt etwas nicht",
    "isSent": "Der Server hat den Bericht angenommen",
    "isRefused": "Der Server hat ihn abgelehnt",
    "isDeleted": "Der Bericht ist gelöscht",
  },
  actors: {
    "collect": "Aufgezeichnetes sammeln",
    "sendReport": "Bericht senden",
    "deleteReport": "Bericht löschen",
  },
  delays: {},
};
