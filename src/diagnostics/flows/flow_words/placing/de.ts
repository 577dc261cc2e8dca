import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Druckdateien auf einem Artikel",
  purpose:
    "Platziert Druckdateien auf den Flächen eines Artikels: auf einer Bestellzeile oder auf einer SKU eines Shops.",
  states: {
    editing: {
      title: "Wird platziert",
      sees:
        "Die Fläche im Maßstab mit der Druckdatei, ihre Breite und Auflösung, und was daran nicht stimmt.",
      try: "Die Datei verschieben oder den Platz eintippen, dann „Druckdatei speichern“ drücken.",
    },
    saving: {
      title: "Wird gespeichert",
      sees: "„Wird gespeichert…“ auf der Schaltfläche.",
      try: "Einen Moment warten.",
    },
    saved: {
      title: "Gespeichert",
      sees: "Eine Meldung, dass die Druckdatei gespeichert ist.",
      try: "Nichts. Von hier aus lässt sie sich weiter ändern.",
    },
  },
  events: {
    "area.choose": { title: "Fläche gewählt", sees: "Eine andere Fläche ist gezeichnet.", try: "Nichts." },
    "art.put": {
      title: "Datei platziert",
      sees: "Eine Datei wurde platziert, verschoben oder in der Größe geändert.",
      try: "Lesen, was darunter steht.",
    },
    "art.take": {
      title: "Datei entfernt",
      sees: "Die Datei liegt nicht mehr auf der Fläche.",
      try: "Eine andere platzieren oder speichern.",
    },
    "art.save": {
      title: "Gespeichert",
      sees: "Jemand drückte „Druckdatei speichern“.",
      try: "Warten, bis die Meldung kommt.",
    },
  },
  guards: {
    isThere: "Auf der Fläche liegt eine Datei",
    hasChanged: "Etwas wurde geändert",
    isSaved: "Der Server hat es behalten",
  },
  actors: { saveArt: "Behalten, wo die Dateien liegen" },
  delays: {},
};
