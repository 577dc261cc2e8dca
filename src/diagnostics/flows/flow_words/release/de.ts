import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Eine neuere Version der App",
  purpose:
    "Bemerkt, dass es eine neuere Version der App gibt, und bietet an, neu zu laden; von selbst lädt sie nie neu.",
  states: {
    watching: {
      title: "Achtet auf neuere Version",
      sees: "Nichts davon.",
      try: "Nichts zu tun. Die Seite neu laden, um sicher die neueste Version zu haben.",
    },
    "watching.recent": {
      title: "Eben nachgesehen",
      sees: "Nichts davon: Vor weniger als einer Minute wurde nachgesehen.",
      try: "Nichts zu tun.",
    },
    "watching.due": {
      title: "Sieht bald wieder nach",
      sees:
        "Nichts davon: Die Rückkehr in dieses Fenster sieht sofort nach, sonst geschieht es binnen vier Minuten.",
      try: "Nichts zu tun.",
    },
    "watching.checking": {
      title: "Sieht nach neuerer Version",
      sees:
        "Nichts davon; fehlt ein Teil, „Dieser Teil konnte nicht geladen werden“ mit der Schaltfläche „Neu laden“.",
      try: "Ein paar Sekunden warten; bei der Meldung auf „Neu laden“ drücken.",
    },
    offered: {
      title: "Neuere Version angeboten",
      sees:
        "Ein kleiner Hinweis in der Ecke nennt die neuere Version, mit den Schaltflächen „Neu laden“ und Später. Hat sie einen Teil dieser ersetzt, sagt er es.",
      try: "Offenes speichern, dann auf „Neu laden“ drücken; Eingaben in Formularen bleiben erhalten.",
    },
    putOff: {
      title: "Für eine Stunde verschoben",
      sees: "Der Hinweis ist weg; er kommt nach einer Stunde wieder, oder sofort, wenn ein Teil fehlt.",
      try: "Die Seite neu laden, wenn es passt.",
    },
  },
  events: {
    "chunk.missing": {
      title: "Ein Teil war nicht zu laden",
      sees: "Ein Teil der App war nicht mehr da, meist weil eine neuere Version ihn ersetzt hat.",
      try: "Das Netz prüfen und auf „Neu laden“ drücken; Eingaben in Formularen bleiben erhalten.",
    },
    "window.focus": {
      title: "Zurück in diesem Fenster",
      sees: "Die Person ist in dieses Fenster zurückgekehrt.",
      try: "Nichts zu tun.",
    },
    "release.reload": {
      title: "Neu laden gewünscht",
      sees: "Die Person hat auf „Neu laden“ gedrückt. Ist etwas nicht gespeichert, wird vorher gefragt.",
      try: "Warten, bis die Seite wieder da ist.",
    },
    "release.later": {
      title: "Verschoben",
      sees: "Die Person hat auf Später gedrückt.",
      try: "Nichts zu tun: Der Hinweis kommt nach einer Stunde wieder.",
    },
  },
  guards: { isOther: "Es gibt eine andere Version als diese" },
  actors: { fetchRelease: "Nach einer neueren Version sehen" },
  delays: {
    recentFor: "nach einer Minute",
    dueFor: "nach 4 weiteren Minuten",
    laterFor: "nach einer Stunde",
  },
};
