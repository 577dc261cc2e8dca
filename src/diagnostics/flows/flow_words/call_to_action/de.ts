import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Ankündigungen über dem Bildschirm",
  purpose: "Zeigt Ankündigungen über dem Bildschirm und merkt sich, welche gesehen und ausgeblendet wurden.",
  states: {
    traffic: {
      title: "Laden und Speichern",
      sees: "Nichts Eigenes: Es geschieht hinter der Leiste der Ankündigungen.",
      try: "Nichts zu tun.",
    },
    "traffic.fetching": {
      title: "Lädt die Ankündigungen",
      sees: "Die Leiste wie zuvor, oder keine bis zur ersten Antwort.",
      try: "Ein paar Sekunden warten.",
    },
    "traffic.resting": {
      title: "Nichts zu laden oder zu sichern",
      sees: "Die Leiste mit der neuesten Ankündigung, oder keine, wenn es für diesen Bildschirm keine gibt.",
      try: "Nichts zu tun: Neue kommen von selbst.",
    },
    "traffic.sending": {
      title: "Merkt sich, was getan wurde",
      sees: "Eine ausgeblendete Ankündigung ist schon weg.",
      try: "Ein paar Sekunden warten; wird es abgelehnt, ist sie wieder da, und eine Meldung sagt, warum.",
    },
    bar: {
      title: "Die Leiste der Ankündigungen",
      sees: "Eine schmale Leiste über dem Bildschirm, solange es eine Ankündigung gibt.",
      try: "Sie lesen, ihrem Link folgen oder sie mit dem Kreuz ausblenden.",
    },
    "bar.slim": {
      title: "Eine Zeile",
      sees: "Die neueste Ankündigung in einer Zeile und eine Schaltfläche mit der Zahl der weiteren.",
      try: "Auf „Weiterlesen“ oder die Zahl der weiteren drücken, um alles zu sehen.",
    },
    "bar.opened": {
      title: "Alle aufgeklappt",
      sees: "Jede Ankündigung für diesen Bildschirm mit ihrem ganzen Text.",
      try: "Auf „Weniger zeigen“ oder Escape drücken: Dann ist es wieder eine Zeile.",
    },
  },
  events: {
    "screen.enter": {
      title: "Anderer Bildschirm",
      sees:
        "Die Person ging zu einem anderen Bildschirm; manche Ankündigungen stehen nur auf bestimmten Bildschirmen.",
      try: "Nichts zu tun.",
    },
    "calls.changed": {
      title: "Etwas Neues",
      sees:
        "Das Haus hat eine Ankündigung angelegt, geändert oder gelöscht, oder vielleicht, während die Verbindung weg war.",
      try: "Ein paar Sekunden warten: Es wird von selbst nachgesehen.",
    },
    "calls.see": {
      title: "Ankündigungen gesehen",
      sees: "Eine Ankündigung kam der Person vor Augen.",
      try: "Nichts zu tun.",
    },
    "call.follow": {
      title: "Link gefolgt",
      sees: "Die Person hat auf den Link einer Ankündigung gedrückt und ging zu dem Bildschirm.",
      try: "Nichts zu tun.",
    },
    "call.dismiss": {
      title: "Ankündigung ausgeblendet",
      sees: "Die Person hat auf das Kreuz einer Ankündigung gedrückt; sie kommt nicht wieder.",
      try: "Will sie sie noch einmal lesen, kann ein Administrator ihr den Text schicken.",
    },
    "bar.open": {
      title: "Leiste aufgeklappt",
      sees: "Die Person hat auf „Weiterlesen“ oder die Zahl der weiteren gedrückt.",
      try: "Nichts zu tun.",
    },
    "bar.close": {
      title: "Leiste wieder schmal",
      sees: "Die Person hat auf „Weniger zeigen“ oder Escape gedrückt.",
      try: "Nichts zu tun.",
    },
  },
  guards: {
    hasMarks: "Etwas wartet darauf, gemerkt zu werden",
    isDue: "Es könnte etwas Neues geben",
    isShown: "Die Ankündigung steht hier",
    isNews: "Sie galt noch nicht als gesehen",
    isNoted: "Der Server hat es sich gemerkt",
    isDismissal: "Sie wurde ausgeblendet",
    hasShown: "Hier steht eine Ankündigung",
    "not hasShown": "Hier steht keine Ankündigung mehr",
  },
  actors: { fetchCalls: "Ankündigungen laden", sendMark: "Gesehenes speichern" },
  delays: { refresh: "nach einer Stunde" },
};
