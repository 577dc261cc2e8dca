import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Datei in einem Formular",
  purpose:
    "Lädt eine Datei hoch, sobald sie in einem Formular gewählt ist: ein Versandetikett, einen Zahlungsbeleg. Der Server prüft sie und zeigt, was er behält.",
  states: {
    empty: {
      title: "Keine Datei",
      sees: "„Datei wählen“ und was gewählt werden kann.",
      try: "Wählen Sie die Datei, oder legen Sie sie dort ab.",
    },
    sending: {
      title: "Unterwegs",
      sees: "Wie viel hochgeladen ist, dann dass der Server die Datei liest. Das Formular wartet darauf.",
      try: "Warten Sie einen Moment. Eine große Datei dauert auf einer langsamen Leitung länger.",
    },
    kept: {
      title: "Datei gezeigt",
      sees: "Die Datei, wie sie verwendet wird, und bei mehreren Seiten die gewählte.",
      try:
        "Prüfen Sie, ob es die richtige ist, wählen Sie sonst eine andere Seite, und senden Sie das Formular.",
    },
    refused: {
      title: "Nicht angenommen",
      sees: "In Rot, warum die Datei nicht angenommen wird.",
      try: "Tun Sie, was der Satz sagt, und wählen Sie die Datei noch einmal.",
    },
    failed: {
      title: "Nicht hochgeladen",
      sees: "In Rot, was beim Hochladen geschah, und „Erneut versuchen“.",
      try:
        "Drücken Sie „Erneut versuchen“. Misslingt es weiter, senden Sie das Formular ohne Datei, wo sie freiwillig ist.",
    },
  },
  events: {
    "file.choose": {
      title: "Datei gewählt",
      sees: "Jemand hat eine Datei gewählt oder abgelegt.",
      try: "Warten Sie, bis die Datei gezeigt wird.",
    },
    "page.choose": {
      title: "Seite gewählt",
      sees: "Jemand hat eine andere Seite der Datei gewählt.",
      try: "Warten Sie, bis die Seite gezeigt wird.",
    },
    "file.again": {
      title: "Erneut versucht",
      sees: "Jemand hat „Erneut versuchen“ gedrückt.",
      try: "Warten Sie, bis die Datei gezeigt wird.",
    },
    "file.remove": {
      title: "Datei entfernt",
      sees: "Jemand hat die Datei aus dem Formular genommen.",
      try: "Wählen Sie eine andere, oder senden Sie das Formular ohne Datei, wo sie freiwillig ist.",
    },
    "file.progress": { title: "Mehr gesendet", sees: "Der hochgeladene Anteil wächst.", try: "Warten Sie." },
    "file.answered": {
      title: "Server hat geantwortet",
      sees: "Die Datei wird gezeigt, oder warum sie nicht angenommen wird.",
      try: "Lesen Sie die Zeile unter der Datei.",
    },
  },
  guards: {
    isKept: "Der Server hat die Datei behalten",
    isRefused: "Die Datei ist nicht, was verlangt wird",
  },
  actors: { sendFile: "Die Datei an den Server senden" },
  delays: {},
};
