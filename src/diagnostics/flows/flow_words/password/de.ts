import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Das eigene Passwort ändern",
  purpose:
    "Lässt jemanden das eigene Passwort ändern, mit dem jetzigen als Nachweis, und meldet die Person überall sonst ab.",
  states: {
    editing: {
      title: "Tippt die Passwörter",
      sees:
        "Drei Felder: jetziges Passwort, neues Passwort, neues Passwort noch einmal. Ein Hinweis oben oder unter einem Feld sagt, was falsch war.",
      try:
        "Alle drei ausfüllen, das neue mit mindestens 8 Zeichen und zweimal gleich, und auf „Passwort ändern“ drücken. Nach „Es kam keine Antwort“: noch einmal versuchen; heißt es dann, das jetzige sei falsch, gilt bereits das neue.",
    },
    changing: {
      title: "Ändert das Passwort",
      sees: "Die Schaltfläche sagt „Wird geändert“; in die Felder lässt sich nichts tippen.",
      try: "Ein paar Sekunden warten und die Seite offen lassen.",
    },
    changed: {
      title: "Passwort geändert",
      sees:
        "„Ihr Passwort wurde geändert“ und die Schaltfläche „Noch einmal ändern“. Alle anderen Sitzungen der Person sind beendet.",
      try:
        "Sich auf anderen Geräten mit dem neuen Passwort anmelden. Ein neues API-Token anlegen, wenn ein Programm eines benutzt hat.",
    },
  },
  events: {
    "password.type": {
      title: "Etwas getippt",
      sees: "Die Person hat in ein Feld getippt; was daran falsch sein sollte, steht nicht mehr da.",
      try: "Weiter tippen.",
    },
    "password.submit": {
      title: "Änderung verlangt",
      sees: "Die Person hat auf „Passwort ändern“ gedrückt.",
      try: "Auf die Antwort warten oder das bezeichnete Feld berichtigen.",
    },
    "password.again": {
      title: "Noch eine Änderung verlangt",
      sees: "Die Person hat auf „Noch einmal ändern“ gedrückt.",
      try: "Die drei Felder neu ausfüllen.",
    },
  },
  guards: {
    hasProblems: "In den Feldern ist etwas falsch",
    isChanged: "Der Server hat das Passwort geändert",
    isUnknown: "Keine Antwort: vielleicht doch geändert",
  },
  actors: { changePassword: "Passwort ändern" },
  delays: {},
};
