import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg einer Preiskarte",
  purpose:
    "Bringt eine Karte mit Preisen, Kosten oder Zöllen vom Entwurf zum ersten Tag und bis an ihr Ende.",
  states: {
    draft: {
      title: "Entwurf",
      sees: "Die Karte ist „Entwurf“: Nichts wird nach ihr berechnet, und sie lässt sich ändern.",
      try: "Rückrechnung starten, dann auf „Ansetzen“ drücken.",
    },
    scheduled: {
      title: "Angesetzt",
      sees: "Die Karte ist „Angesetzt“: Sie beginnt an ihrem Tag.",
      try: "Auf den Tag warten; „Zurückziehen“ hält sie vorher auf.",
    },
    active: {
      title: "Gültig",
      sees: "Die Karte ist „Gültig“: Pakete werden nach ihr berechnet.",
      try: "Für andere Preise auf „Überarbeiten“ drücken.",
    },
    ended: {
      title: "Beendet",
      sees: "Die Karte ist „Beendet“: Eine spätere gilt, oder ihr letzter Tag ist vorbei.",
      try: "Auf „Überarbeiten“ drücken, um ihre Preise wieder zu nutzen.",
    },
    withdrawn: {
      title: "Zurückgezogen",
      sees: "Die Karte ist „Zurückgezogen“: Sie gilt nie.",
      try: "Auf „Überarbeiten“ drücken, um sie wieder aufzunehmen.",
    },
  },
  events: {
    "table.schedule": {
      title: "Ansetzen",
      sees: "Jemand hat auf „Ansetzen“ gedrückt.",
      try: "Ist es gesperrt, den Grund lesen: ein Fehler, keine Rückrechnung oder ein vergangener Tag.",
    },
    "table.withdraw": {
      title: "Zurückziehen",
      sees: "Jemand hat auf „Zurückziehen“ gedrückt.",
      try: "Auf „Überarbeiten“ drücken, falls sie doch gebraucht wird.",
    },
    "table.revise": {
      title: "Überarbeiten",
      sees: "Jemand hat auf „Überarbeiten“ gedrückt: Es gibt einen neuen Entwurf mit denselben Preisen.",
      try: "Den Entwurf unter den Entwürfen öffnen.",
    },
    "table.settle": {
      title: "Die Uhr",
      sees: "Ein Tag der Karte ist gekommen.",
      try: "Nichts: Ihr Status folgt ihren Tagen.",
    },
  },
  guards: {
    isFaultless: "Nichts an ihr ist falsch",
    isTested: "Sie wurde jüngst rückgerechnet",
    hasNoHoles: "Jedes Paket hätte einen Preis",
    isAhead: "Sie beginnt später als jetzt",
    isAlone: "Keine andere beginnt dann",
    "isFaultless and isAhead and isAlone and isTested and hasNoHoles": "Jede Prüfung ist bestanden",
    hasBegun: "Sie hat begonnen",
    isNotBegun: "Sie hat nicht begonnen",
    isOver: "Sie ist vorbei",
  },
  actors: {},
  delays: {},
};
