import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Warten auf den Server",
  purpose: "Sagt jemandem, wann ein Server wieder da ist, der gerade startet oder gewartet wird.",
  states: {
    waiting: {
      title: "Wartet auf den Server",
      sees:
        "Die Seite „Gleich wieder da“, die von selbst die Verbindung prüft, und die Schaltfläche „Jetzt prüfen“.",
      try:
        "Die Seite offen lassen; Eingaben bleiben erhalten. Auf „Jetzt prüfen“ drücken, um sofort zu prüfen.",
    },
    asking: {
      title: "Prüft die Verbindung",
      sees: "„Die Verbindung wird geprüft“; die Schaltfläche „Jetzt prüfen“ ist beschäftigt.",
      try: "Ein paar Sekunden warten.",
    },
    back: {
      title: "Der Server ist wieder da",
      sees: "„Der Server ist wieder da.“ und die Schaltfläche „Zurück zur letzten Seite“.",
      try: "Auf „Zurück zur letzten Seite“ drücken.",
    },
  },
  events: {
    "server.ask": {
      title: "Jetzt prüfen",
      sees: "Die Person hat auf „Jetzt prüfen“ gedrückt.",
      try: "Ein paar Sekunden warten.",
    },
  },
  guards: { isThere: "Der Server antwortet, wie er soll" },
  actors: { askServer: "Verbindung prüfen" },
  delays: { nextAsk: "nach 5 bis 30 Sekunden" },
};
