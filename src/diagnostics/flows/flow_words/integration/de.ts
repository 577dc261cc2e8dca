import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg einer Integration",
  purpose: "Verbindet uns mit einem anderen System, solange sie an ist.",
  states: {
    Paused: {
      title: "Pausiert",
      sees: "Die Integration pausiert: Nichts wird gesendet, und was ankommt, wird abgelehnt.",
      try: "Das Geheimnis erstellen, dann „Einschalten“ drücken.",
    },
    Active: {
      title: "Aktiv",
      sees: "Die Integration ist aktiv: Ereignisse gehen hinaus, oder Bestellungen kommen herein.",
      try: "Im Protokoll nachsehen, wenn etwas fehlt. „Ausschalten“ hält sie an.",
    },
  },
  events: {
    "integration.on": {
      title: "Einschalten",
      sees: "Jemand hat auf „Einschalten“ gedrückt.",
      try: "Mit „Jetzt versuchen“ sehen, was die andere Seite antwortet.",
    },
    "integration.off": {
      title: "Ausschalten",
      sees: "Jemand hat auf „Ausschalten“ gedrückt; nichts geht mehr hinaus oder herein.",
      try: "Nichts, oder „Einschalten“, damit es weitergeht.",
    },
  },
  guards: {
    hasSecret: "Sie hat ein Geheimnis",
  },
  actors: {},
  delays: {},
};
