import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Das eigene API-Token",
  purpose:
    "Erstellt, kopiert, ersetzt und widerruft das Token, mit dem sich ein Programm als die Person anmeldet.",
  states: {
    loading: {
      title: "Lädt das Token",
      sees: "Der Dialog „API-Token“ sagt „Wird geladen“.",
      try: "Ein paar Sekunden warten.",
    },
    unreadable: {
      title: "Konnte nicht nachgesehen werden",
      sees: "„Das hat nicht geklappt“, mit dem Grund, und die Schaltfläche „Noch einmal versuchen“.",
      try: "Das Netz prüfen, dann auf „Noch einmal versuchen“ drücken.",
    },
    settling: {
      title: "Entscheidet, was gezeigt wird",
      sees: "Nichts Eigenes: Es dauert keinen Moment.",
      try: "Nichts: Der nächste Schritt folgt von selbst.",
    },
    none: {
      title: "Kein Token",
      sees:
        "„Sie haben kein API-Token.“ und die Schaltfläche „Token erstellen“. Darüber, warum der letzte Versuch nicht geklappt hat.",
      try: "Auf „Token erstellen“ drücken, wenn ein Programm eines braucht.",
    },
    kept: {
      title: "Es gibt ein Token",
      sees:
        "Die letzten Zeichen des Tokens, wann es erstellt und zuletzt benutzt wurde, und die Schaltflächen Kopieren, Ersetzen und Widerrufen. Darüber, warum der letzte Versuch nicht geklappt hat.",
      try:
        "Auf Kopieren drücken, um das Token noch einmal zu haben. Hat es jemand gesehen, auf Ersetzen drücken.",
    },
    copying: {
      title: "Kopiert das Token",
      sees: "Der Dialog sagt „In Arbeit“.",
      try: "Ein paar Sekunden warten.",
    },
    proving: {
      title: "Passwort verlangt",
      sees:
        "Ein Feld für das jetzige Passwort, mit den Schaltflächen „Abbrechen“ und Kopieren. Unter dem Feld, dass das letzte falsch war.",
      try:
        "Das Passwort eingeben, mit dem sich die Person hier anmeldet. Es wird verlangt, wenn die Anmeldung mehr als zehn Minuten her ist.",
    },
    confirming: {
      title: "Fragt vorher nach",
      sees: "Eine Frage und die Schaltfläche „Abbrechen“.",
      try:
        "Nur weitermachen, wenn die Programme mit diesem Token sofort aufhören dürfen; sonst auf „Abbrechen“ drücken.",
    },
    "confirming.rotation": {
      title: "Fragt, ob es ersetzt wird",
      sees: "„Das Token ersetzen?“ mit den Schaltflächen „Abbrechen“ und „Token ersetzen“.",
      try: "Auf „Token ersetzen“ drücken und das neue danach den Programmen geben.",
    },
    "confirming.end": {
      title: "Fragt, ob es widerrufen wird",
      sees: "„Das Token widerrufen?“ mit den Schaltflächen „Abbrechen“ und „Token widerrufen“.",
      try: "Auf „Token widerrufen“ drücken, wenn es kein Programm mehr braucht.",
    },
    making: {
      title: "Erstellt das Token",
      sees: "Der Dialog sagt „In Arbeit“.",
      try: "Ein paar Sekunden warten und den Dialog offen lassen.",
    },
    revealed: {
      title: "Token wird gezeigt",
      sees: "Das Token mit den Schaltflächen Kopieren und „Ich habe es kopiert“.",
      try:
        "Es kopieren und dort eintragen, wo das Programm es braucht, dann auf „Ich habe es kopiert“ drücken. Nie am Telefon vorlesen.",
    },
    revoking: {
      title: "Widerruft das Token",
      sees: "Der Dialog sagt „In Arbeit“.",
      try: "Ein paar Sekunden warten.",
    },
    asking: {
      title: "Sieht nach, was jetzt gilt",
      sees: "„Das hat nicht geklappt“, mit dem Grund, darunter „In Arbeit“.",
      try: "Ein paar Sekunden warten: Der Dialog zeigt dann, ob es ein Token gibt.",
    },
  },
  events: {
    "token.retry": {
      title: "Neuer Versuch verlangt",
      sees: "Die Person hat auf „Noch einmal versuchen“ gedrückt.",
      try: "Ein paar Sekunden warten.",
    },
    "token.make": {
      title: "Neues Token gewünscht",
      sees: "Die Person hat auf „Token erstellen“ oder Ersetzen gedrückt.",
      try: "Gibt es schon eines, die Frage beantworten, die folgt.",
    },
    "token.copy": {
      title: "Kopie gewünscht",
      sees: "Die Person hat auf Kopieren gedrückt.",
      try: "Die Frage nach dem Passwort beantworten, falls sie kommt.",
    },
    "token.prove": {
      title: "Passwort eingegeben",
      sees: "Die Person hat das Passwort eingegeben und auf Kopieren gedrückt.",
      try: "Ein paar Sekunden warten.",
    },
    "token.revoke": {
      title: "Widerruf gewünscht",
      sees: "Die Person hat auf Widerrufen gedrückt.",
      try: "Die Frage beantworten, die folgt.",
    },
    "token.cancel": {
      title: "Frage verneint",
      sees: "Die Person hat auf „Abbrechen“ gedrückt: Das Token bleibt, wie es ist.",
      try: "Nichts zu tun.",
    },
    "token.confirm": {
      title: "Frage bejaht",
      sees: "Die Person hat bestätigt, dass das Token ersetzt oder widerrufen werden soll.",
      try: "Ein paar Sekunden warten.",
    },
    "token.hide": {
      title: "Token weggelegt",
      sees: "Die Person hat auf „Ich habe es kopiert“ gedrückt: Das Token wird nicht mehr gezeigt.",
      try: "Auf Kopieren drücken, falls es doch nicht kopiert wurde.",
    },
  },
  guards: {
    hasToken: "Es gibt ein Token",
    isKnown: "Der Server hat geantwortet",
    isCopied: "Die Zwischenablage hat es",
    isHeld: "Der Browser erlaubt kein Kopieren",
    isUnproved: "Das Passwort fehlt oder war falsch",
  },
  actors: {
    fetchToken: "Prüfen, ob es ein Token gibt",
    makeToken: "Neues Token erstellen",
    copyToken: "Token kopieren",
    revokeToken: "Token widerrufen",
  },
  delays: {},
};
