import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Sitzungen und Geräte",
  purpose:
    "Zeigt, wo jemand angemeldet ist, und meldet die Person auf einem anderen Gerät oder auf allen ab.",
  states: {
    loading: {
      title: "Lädt die Sitzungen",
      sees: "Graue Balken, wo die Liste stehen wird.",
      try: "Ein paar Sekunden warten.",
    },
    unreadable: {
      title: "Konnte nicht geladen werden",
      sees: "„Ihre Sitzungen konnten nicht geladen werden“, mit dem Grund darunter.",
      try: "Das Netz prüfen, dann auf „Noch einmal versuchen“ drücken.",
    },
    listed: {
      title: "Sitzungen werden gezeigt",
      sees:
        "Die Liste der Geräte, „Dieses Gerät“ ist bezeichnet, die anderen haben eine Schaltfläche Abmelden. Ein Hinweis darüber sagt, wenn etwas nicht geklappt hat.",
      try: "Neben einem unbekannten Gerät auf Abmelden drücken, dann das Passwort ändern.",
    },
    confirming: {
      title: "Fragt nach allen anderen",
      sees:
        "Die Frage „Auf allen anderen Geräten abmelden?“; bei einer anderen Person „Diese Person auf allen Geräten abmelden?“.",
      try:
        "Auf „Überall sonst abmelden“ oder „Überall abmelden“ drücken, damit es geschieht; auf Abbrechen, damit alles bleibt.",
    },
    ending: {
      title: "Meldet anderswo ab",
      sees: "Die Liste bleibt, ihre Schaltflächen sind beschäftigt.",
      try: "Ein paar Sekunden warten.",
    },
    looking: {
      title: "Sieht nach, was bleibt",
      sees: "Die Liste bleibt, ihre Schaltflächen sind noch einen Moment beschäftigt.",
      try: "Ein paar Sekunden warten: Die Liste zeigt dann, was jetzt gilt.",
    },
  },
  events: {
    "sessions.retry": {
      title: "Neues Laden verlangt",
      sees: "Die Person hat auf „Noch einmal versuchen“ gedrückt.",
      try: "Warten, bis die Liste da ist.",
    },
    "sessions.end": {
      title: "Ein Gerät abgemeldet",
      sees:
        "Die Person hat neben einem anderen Gerät auf Abmelden gedrückt. Das eigene Gerät endet mit Abmelden im Menü des Namens.",
      try: "Warten, bis das Gerät aus der Liste verschwunden ist.",
    },
    "sessions.endOthers": {
      title: "Alle anderen verlangt",
      sees:
        "Die Person hat auf „Überall sonst abmelden“ gedrückt, oder bei einer anderen Person auf „Überall abmelden“.",
      try: "Die Frage beantworten, die folgt.",
    },
    "sessions.cancel": {
      title: "Frage verneint",
      sees: "Die Person hat auf Abbrechen gedrückt: Niemand wird abgemeldet.",
      try: "Nichts zu tun.",
    },
    "sessions.confirm": {
      title: "Frage bejaht",
      sees: "Die Person hat bestätigt, dass alle anderen abgemeldet werden sollen.",
      try: "Warten, bis die Liste zeigt, was bleibt.",
    },
  },
  guards: {
    isKnown: "Der Server hat die Liste geschickt",
    isOther: "Es ist nicht das benutzte Gerät",
    hasOthers: "Es gibt andere Geräte",
  },
  actors: {
    fetchSignIns: "Die Sitzungen laden",
    endSignIns: "Diese Sitzungen beenden",
  },
  delays: {},
};
