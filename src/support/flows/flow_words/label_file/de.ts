import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Datei eines Etiketts",
  purpose:
    "Lädt im Formular „Versandetikett hinterlegen“ die Datei des Etiketts hoch; der Server schneidet die Seite aus und zeigt sie.",
  states: {
    empty: {
      title: "Keine Datei",
      sees: "„Datei wählen“ unter der Sendungsnummer und was gewählt werden kann.",
      try: "Wählen Sie das PDF oder PNG des Etiketts, oder legen Sie es dort ab. Die Datei ist freiwillig.",
    },
    sending: {
      title: "Unterwegs",
      sees: "Wie viel hochgeladen ist, dann dass der Server die Datei liest. Der Schritt wartet darauf.",
      try: "Warten Sie einen Moment. Eine große Datei dauert auf einer langsamen Leitung länger.",
    },
    kept: {
      title: "Etikett gezeigt",
      sees: "Das Etikett, wie es gedruckt wird, seine Größe und bei mehreren die Seite.",
      try: "Prüfen Sie, ob es das richtige ist, wählen Sie sonst eine andere Seite, und hinterlegen Sie es.",
    },
    refused: {
      title: "Nicht angenommen",
      sees: "In Rot, warum die Datei nicht angenommen wird.",
      try: "Tun Sie, was der Satz sagt, und wählen Sie die Datei noch einmal.",
    },
    failed: {
      title: "Nicht hochgeladen",
      sees: "In Rot, was beim Hochladen geschah, und „Erneut versuchen“.",
      try: "Drücken Sie „Erneut versuchen“. Das Etikett kann auch ohne Datei hinterlegt werden.",
    },
  },
  events: {
    "file.choose": {
      title: "Datei gewählt",
      sees: "Jemand hat eine Datei gewählt oder abgelegt.",
      try: "Warten Sie, bis das Etikett gezeigt wird.",
    },
    "page.choose": {
      title: "Seite gewählt",
      sees: "Jemand hat eine andere Seite der Datei gewählt.",
      try: "Warten Sie, bis die Seite gezeigt wird.",
    },
    "file.again": {
      title: "Erneut versucht",
      sees: "Jemand hat „Erneut versuchen“ gedrückt.",
      try: "Warten Sie, bis das Etikett gezeigt wird.",
    },
    "file.remove": {
      title: "Datei entfernt",
      sees: "Jemand hat die Datei aus dem Formular genommen.",
      try: "Wählen Sie eine andere, oder hinterlegen Sie das Etikett ohne Datei.",
    },
    "file.progress": { title: "Mehr gesendet", sees: "Der hochgeladene Anteil wächst.", try: "Warten Sie." },
    "file.answered": {
      title: "Server hat geantwortet",
      sees: "Das Etikett wird gezeigt, oder warum nicht.",
      try: "Lesen Sie die Zeile unter der Datei.",
    },
  },
  guards: {
    isKept: "Der Server hat das Etikett behalten",
    isRefused: "Die Datei ist kein Etikett",
  },
  actors: { sendFile: "Die Datei an den Server senden" },
  delays: {},
};
