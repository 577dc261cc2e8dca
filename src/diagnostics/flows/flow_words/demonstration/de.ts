import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Anmeldung bei der Demonstration",
  purpose: "Weiß, wer bei der Demonstration angemeldet ist, die nur in diesem Browser läuft.",
  states: {
    reading: {
      title: "Liest Gespeichertes",
      sees: "Einen Moment lang eine leere Seite.",
      try: "Einen Moment warten.",
    },
    refreshing: {
      title: "Erneuert die Sitzung",
      sees: "Die Seite wird geladen.",
      try: "Einen Moment warten.",
    },
    signedIn: {
      title: "Angemeldet",
      sees: "Die Aufgaben der Demonstration.",
      try: "Sich umsehen: Es kann nichts kaputtgehen.",
    },
    "signedIn.resting": {
      title: "Nichts zu erneuern",
      sees: "Die Aufgaben der Demonstration.",
      try: "Sich umsehen.",
    },
    "signedIn.renewing": {
      title: "Erneuert nebenbei",
      sees: "Die Aufgaben; die Sitzung wird unbemerkt erneuert.",
      try: "Weiterarbeiten.",
    },
    signedOut: {
      title: "Abgemeldet",
      sees: "Die Anmeldeseite, mit dem Grund, wo es einen gibt.",
      try: "Mit dem Konto anmelden, das die Seite nennt.",
    },
    loggingIn: {
      title: "Wird angemeldet",
      sees: "Die Schaltfläche ist beschäftigt.",
      try: "Einen Moment warten.",
    },
    registering: {
      title: "Wird registriert",
      sees: "Die Schaltfläche ist beschäftigt.",
      try: "Einen Moment warten.",
    },
  },
  events: {
    "stored.read": {
      title: "Gespeichertes gelesen",
      sees: "Der Browser wurde nach einem gespeicherten Token gefragt.",
      try: "Nichts.",
    },
    "session.logOut": {
      title: "Abgemeldet",
      sees: "Die Person hat auf Abmelden gedrückt.",
      try: "Bei Bedarf neu anmelden.",
    },
    "token.due": { title: "Token ist fällig", sees: "Das Token endet bald.", try: "Nichts." },
    "logIn.asked": {
      title: "Anmelden gedrückt",
      sees: "Die Person hat auf Anmelden gedrückt.",
      try: "Einen Moment warten.",
    },
    "register.asked": {
      title: "Registrieren gedrückt",
      sees: "Die Person hat auf Registrieren gedrückt.",
      try: "Einen Moment warten.",
    },
    "form.opened": {
      title: "Formular geöffnet",
      sees: "Die Person hat Anmelden oder Registrieren geöffnet.",
      try: "Das Formular ausfüllen.",
    },
    "field.changed": {
      title: "Etwas eingegeben",
      sees: "Die Person hat in das Formular geschrieben.",
      try: "Weitermachen.",
    },
  },
  guards: {
    hasToken: "Ein Token ist gespeichert",
    isPerson: "Die Antwort nennt die Person",
    isRefused: "Das Token wurde abgelehnt",
  },
  actors: {
    refreshToken: "Das Token erneuern",
    logIn: "E-Mail und Passwort prüfen",
    register: "Das Konto anlegen",
  },
  delays: {
    renewalDelay: "kurz vor dem Ende des Tokens",
  },
};
