import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg einer Ankündigung",
  purpose: "Zeigt an ihren Tagen eine Zeile über den Ansichten, bis jemand sie pausiert.",
  states: {
    Active: {
      title: "Aktiv",
      sees: "Die Ankündigung steht vom ersten bis zum letzten Tag über den Ansichten.",
      try: "Nichts. Mit „Pausieren“ ist sie sofort weg.",
    },
    Paused: {
      title: "Pausiert",
      sees: "Niemand sieht die Ankündigung; ihre Zahlen bleiben.",
      try: "Mit „Fortsetzen“ ist sie an ihren Tagen wieder zu sehen.",
    },
  },
  events: {
    "call.pause": {
      title: "Pausieren",
      sees: "Jemand hat auf „Pausieren“ gedrückt; sie ist überall verschwunden.",
      try: "Nichts, oder „Fortsetzen“, um sie wieder zu zeigen.",
    },
    "call.resume": {
      title: "Fortsetzen",
      sees: "Jemand hat auf „Fortsetzen“ gedrückt; an ihren Tagen steht sie wieder da.",
      try: "Den ersten und den letzten Tag prüfen, wenn niemand sie sieht.",
    },
  },
  guards: {},
  actors: {},
  delays: {},
};
