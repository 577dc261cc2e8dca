import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Warten auf den Server",
  purpose: "Sagt jemandem, wann ein Server wieder da ist, der gerade startet oder gewartet wird.",
  states: {
    waiting: {
      title: "Wartet auf den Server",
      sees:
        "Die Seite „Gleich wieder da“, die von selbst nach dem Server fragt, und die Schaltfläche „Jetzt fragen“.",
      try:
        "Die Seite offen lassen; Eingaben bleiben erhalten. Auf „Jetzt fragen“ drücken, um sofort zu fragen.",
    },
    asking: {
      title: "Fragt nach dem Server",
      sees: "„Der Server wird gefragt“; die Schaltfläche „Jetzt fragen“ ist beschäftigt.",
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
      title: "Sofort gefragt",
      sees: "Die Person hat auf „Jetzt fragen“ gedrückt.",
      try: "Ein paar Sekunden warten.",
    },
  },
  guards: { isThere: "Der Server antwortet, wie er soll" },
  actors: { askServer: "Fragen, ob der Server da ist" },
  delays: { nextAsk: "nach 5 bis 30 Sekunden" },
};
