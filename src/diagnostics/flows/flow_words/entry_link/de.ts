import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Link zum Setzen eines Passworts",
  purpose:
    "Erstellt einen Einmal-Link, mit dem eine andere Person ihr Passwort setzt; es geht keine E-Mail hinaus, er wird weitergegeben.",
  states: {
    none: {
      title: "Kein Link gezeigt",
      sees:
        "Die Schaltfläche „Link erstellen“ im Reiter Anmeldung des Benutzers. Darüber, warum der letzte nicht erstellt wurde.",
      try: "Auf „Link erstellen“ drücken. Ein früherer Link gilt dann nicht mehr.",
    },
    making: {
      title: "Erstellt den Link",
      sees: "Die Schaltfläche „Link erstellen“ ist einen Moment beschäftigt.",
      try: "Ein paar Sekunden warten.",
    },
    revealed: {
      title: "Wird einmal gezeigt",
      sees: "Der Einmal-Link, bis wann er gilt, und die Schaltfläche „Ich habe ihn kopiert“.",
      try: "Ihn kopieren, nur dieser Person geben, dann auf „Ich habe ihn kopiert“ drücken.",
    },
  },
  events: {
    "link.make": {
      title: "Link gewünscht",
      sees: "Jemand hat auf „Link erstellen“ gedrückt.",
      try: "Warten, bis der Link gezeigt wird.",
    },
    "link.hide": {
      title: "Link weggelegt",
      sees:
        "Jemand hat auf „Ich habe ihn kopiert“ gedrückt: Der Link wird nicht mehr gezeigt und gilt weiter.",
      try: "Einen neuen Link erstellen, falls er doch nicht kopiert wurde.",
    },
  },
  guards: { isMade: "Der Server hat den Link erstellt" },
  actors: { makeLink: "Link anlegen" },
  delays: {},
};
