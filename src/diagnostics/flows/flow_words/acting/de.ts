import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Für jemand anderen handeln",
  purpose:
    "Beendet die Zeit, in der jemand aus dem Team im Namen einer anderen Person arbeitet, spätestens nach einer Stunde.",
  states: {
    acting: {
      title: "Handelt für andere",
      sees: "Die Leiste oben nennt die andere Person, mit einer Schaltfläche für den Rückweg.",
      try: "In der Leiste auf Zurück drücken, um wieder man selbst zu sein.",
    },
    goingBack: {
      title: "Geht zurück",
      sees: "Die Schaltfläche in der Leiste ist einen Moment lang beschäftigt.",
      try: "Ein paar Sekunden warten.",
    },
    stuck: {
      title: "Rückweg abgelehnt",
      sees: "Die Leiste sagt, warum der Rückweg abgelehnt wurde.",
      try: "Noch einmal auf Zurück drücken; wird es wieder abgelehnt, abmelden und neu anmelden.",
    },
    back: {
      title: "Zurück",
      sees: "Die Seite beginnt neu, mit dem eigenen Namen der Person.",
      try: "Nichts: alles ist getan.",
    },
  },
  events: {
    "back.ask": {
      title: "Rückweg verlangt",
      sees: "Die Person hat in der Leiste auf Zurück gedrückt.",
      try: "Warten, bis die Seite neu begonnen hat.",
    },
  },
  guards: { isBack: "Der Server gab die Person zurück" },
  actors: { goBack: "Zurückwechseln" },
  delays: { endDelay: "nach fast einer Stunde" },
};
