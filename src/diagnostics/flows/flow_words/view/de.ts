import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Eine gespeicherte Ansicht ändern",
  purpose: "Speichert, benennt um, teilt oder löscht eine Ansicht einer Liste, höchstens einmal.",
  states: {
    comparing: {
      title: "Vergleicht mit der Ansicht",
      sees: "Die Liste mit ihrer Ansicht.",
      try: "Einen Moment warten.",
    },
    plain: {
      title: "Wie die Ansicht es sagt",
      sees: "Die Liste zeigt genau, was die Ansicht sagt.",
      try: "Filter ändern oder eine andere Ansicht wählen.",
    },
    modified: {
      title: "Geändert",
      sees: "Die Ansicht ist als geändert gekennzeichnet.",
      try: "Auf Speichern, Speichern als oder Zurücksetzen drücken.",
    },
    saving: {
      title: "Wird gespeichert",
      sees: "Fenster oder Schaltfläche sind beschäftigt.",
      try: "Ein paar Sekunden warten.",
    },
    saved: {
      title: "Gespeichert",
      sees: "Eine Meldung sagt, dass die Ansicht gespeichert, geändert oder gelöscht wurde.",
      try: "Nichts: alles ist getan.",
    },
    failed: {
      title: "Nichts wurde geändert",
      sees: "Das Fenster sagt, dass nichts geändert wurde und warum.",
      try: "Beheben, was genannt ist, dann neu speichern.",
    },
    stale: {
      title: "Jemand anderes war zuerst",
      sees: "Das Fenster sagt, dass jemand anderes diese Ansicht zuerst geändert hat.",
      try: "Auf Überschreiben drücken oder schließen und die andere Änderung ansehen.",
    },
    unknown: {
      title: "Antwort verloren",
      sees: "Das Fenster sagt, dass die Antwort verloren ging.",
      try: "Auf Erneut fragen drücken: Nichts geschieht doppelt.",
    },
  },
  events: {
    "view.compare": {
      title: "Adresse geändert",
      sees: "Filter, Sortierung oder Spalten änderten sich, oder die Ansicht kam neu.",
      try: "Nichts.",
    },
    "view.send": {
      title: "Speichern gedrückt",
      sees: "Die Person hat die Ansicht gespeichert, umbenannt, geteilt oder gelöscht.",
      try: "Auf die Antwort warten.",
    },
    "view.overwrite": {
      title: "Überschrieben",
      sees: "Die Person wollte die andere Änderung überschreiben.",
      try: "Auf die Antwort warten.",
    },
    "view.dismiss": {
      title: "Geschlossen",
      sees: "Die Person hat Meldung oder Fenster geschlossen.",
      try: "Nichts.",
    },
    "view.retry": {
      title: "Erneut gefragt",
      sees: "Die Person hat auf Erneut fragen gedrückt.",
      try: "Auf die Antwort warten.",
    },
  },
  guards: {
    isDone: "Der Server hat die Änderung gemacht",
    isFailed: "Der Server hat die Änderung abgelehnt",
    isModified: "Die Liste weicht von ihrer Ansicht ab",
    isStale: "Jemand anderes änderte sie zuerst",
  },
  actors: {
    sendChange: "Die Änderung senden",
  },
  delays: {},
};
