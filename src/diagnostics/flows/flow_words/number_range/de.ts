import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg eines Nummernbereichs",
  purpose: "Gibt jede Nummer einmal aus, bis keine mehr übrig ist.",
  states: {
    Active: {
      title: "Aktiv",
      sees: "Der Nummernbereich ist „Aktiv“: Etiketten, Bögen oder Kartons bekommen ihre Nummern daraus.",
      try: "Nichts. „Pausieren“ hält seine Nummern zurück.",
    },
    Paused: {
      title: "Pausiert",
      sees: "Der Nummernbereich ist „Pausiert“: Keine seiner Nummern wird ausgegeben.",
      try: "Auf „Fortsetzen“ drücken. Nach einer Wiederherstellung die zuletzt gedruckte Nummer eingeben.",
    },
    Exhausted: {
      title: "Aufgebraucht",
      sees: "Der Nummernbereich ist „Aufgebraucht“: Seine letzte Nummer wurde ausgegeben.",
      try: "Einen weiteren Nummernbereich anlegen oder diesen verlängern.",
    },
  },
  events: {
    "range.pause": {
      title: "Pausieren",
      sees: "Jemand hat auf „Pausieren“ gedrückt.",
      try: "Mit „Fortsetzen“ wird er wieder verwendet.",
    },
    "range.resume": {
      title: "Fortsetzen",
      sees: "Jemand hat auf „Fortsetzen“ gedrückt.",
      try: "Wird es abgelehnt, die zuletzt gedruckte Nummer mit ihrer Prüfziffer eingeben.",
    },
    "numbers.settle": {
      title: "Nummern ausgegeben",
      sees: "Die letzte Nummer wurde ausgegeben, oder der Nummernbereich wurde verlängert.",
      try: "Nichts.",
    },
  },
  guards: {
    isPrintedGiven: "Die zuletzt gedruckte Nummer ist bekannt",
    isPrintedInRange: "Die Nummer gehört zu diesem Bereich",
    isPrintedLater: "Keine Nummer danach wurde ausgegeben",
    hasNumbers: "Eine Nummer ist übrig",
    isUsedUp: "Keine Nummer ist übrig",
    isSure: "Er stammt nicht aus einer Sicherung",
    "isPrintedGiven and isPrintedInRange and isPrintedLater and hasNumbers": "Bekannt, Nummern übrig",
    "isPrintedGiven and isPrintedInRange and isPrintedLater": "Letzte Nummer stimmt",
    "hasNumbers and isSure": "Nummern übrig, ohne Sicherung",
  },
  actors: {},
  delays: {},
};
