import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Eine Aufzeichnung abspielen",
  purpose: "Zeigt die Schritte eines Berichts nacheinander, wie sie geschahen.",
  states: {
    "paused": {
      title: "Angehalten",
      sees: "Ein Schritt der Aufzeichnung, der Regler steht still.",
      try: "Abspielen drücken oder mit den Pfeiltasten gehen.",
    },
    "playing": {
      title: "Spielt ab",
      sees: "Die Schritte laufen in ihrer Reihenfolge vorbei.",
      try: "Anhalten drücken, um einen Schritt anzusehen.",
    },
    "ended": {
      title: "Am Ende",
      sees: "Der letzte Schritt der Aufzeichnung.",
      try: "Abspielen beginnt von vorn; oder den Regler bewegen.",
    },
  },
  events: {
    "playback.play": {
      title: "Abspielen gedrückt",
      sees: "Die Schritte beginnen zu laufen.",
      try: "Zusehen oder anhalten.",
    },
    "playback.pause": {
      title: "Anhalten gedrückt",
      sees: "Der gezeigte Schritt bleibt stehen.",
      try: "Lesen, dann weiter.",
    },
    "playback.seek": {
      title: "Regler bewegt",
      sees: "Der Schritt unter dem Regler wird gezeigt.",
      try: "Abspielen drücken, um von dort weiterzugehen.",
    },
    "playback.step": {
      title: "Einen Schritt gegangen",
      sees: "Der nächste oder vorige Schritt wird gezeigt.",
      try: "Weitergehen.",
    },
    "playback.speed": {
      title: "Tempo gewählt",
      sees: "Die Schritte laufen schneller oder langsamer.",
      try: "Ein anderes wählen, wenn es zu schnell ist.",
    },
    "steps.change": {
      title: "Andere Abläufe gewählt",
      sees: "Nur Schritte der gewählten Abläufe bleiben.",
      try: "Alle Abläufe wählen, um jeden Schritt zu sehen.",
    },
  },
  guards: { "isLast": "Der letzte Schritt ist zu sehen" },
  actors: {},
  delays: { "untilNext": "bis zum nächsten Schritt" },
};
