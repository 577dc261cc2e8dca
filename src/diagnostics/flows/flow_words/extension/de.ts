import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg einer Erweiterung",
  purpose: "Ergänzt das Produkt, solange sie an ist und ihre Rechte angenommen sind.",
  states: {
    Off: {
      title: "Aus",
      sees: "Die Erweiterung ist aus: Sie erfährt, ergänzt und sendet nichts.",
      try: "Ausfüllen, was sie braucht, dann „Einschalten“ drücken und ihre Rechte annehmen.",
    },
    On: {
      title: "An",
      sees: "Die Erweiterung ist an und tut, wozu sie da ist.",
      try: "Im Protokoll nachsehen, wenn etwas fehlt. „Ausschalten“ hält sie an.",
    },
  },
  events: {
    "extension.on": {
      title: "Einschalten",
      sees: "Jemand hat die verlangten Rechte gelesen und angenommen.",
      try: "Mit „Jetzt versuchen“ prüfen, ob sie arbeitet.",
    },
    "extension.off": {
      title: "Ausschalten",
      sees: "Jemand hat auf „Ausschalten“ gedrückt.",
      try: "Nichts, oder „Einschalten“, damit es weitergeht.",
    },
  },
  guards: {
    hasSettings: "Alle nötigen Einstellungen sind da",
  },
  actors: {},
  delays: {},
};
