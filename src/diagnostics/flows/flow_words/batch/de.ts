import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Der Weg einer Druckcharge",
  purpose: "Führt Stücke, die nacheinander gedruckt werden, von der Warteschlange zum Drucker.",
  states: {
    Open: {
      title: "Offen",
      sees: "Die Charge ist „Offen“: Ihre Stücke sind in keiner anderen, und nichts ist am Drucker.",
      try: "„An den Drucker geben“ drücken, oder „Charge verwerfen“.",
    },
    Released: {
      title: "Freigegeben",
      sees: "Die Charge ist „Freigegeben“: Ihre Dateien können heruntergeladen werden.",
      try: "Drucken, dann jedes Stück weiterscannen; sie endet von selbst.",
    },
    Printed: {
      title: "Gedruckt",
      sees: "Die Charge ist „Gedruckt“: Jedes ihrer Stücke hat den Druck hinter sich.",
      try: "Nichts: Alles ist getan.",
    },
    Cancelled: {
      title: "Storniert",
      sees: "Die Charge ist verworfen: Ihre Stücke warten auf eine andere.",
      try: "„Charge anlegen“ für sie drücken.",
    },
  },
  events: {
    "batch.release": {
      title: "An den Drucker geben",
      sees: "Jemand hat „An den Drucker geben“ gedrückt.",
      try: "Die Dateien herunterladen.",
    },
    "batch.cancel": {
      title: "Charge verwerfen",
      sees: "Jemand hat „Charge verwerfen“ gedrückt.",
      try: "Eine andere anlegen, falls nötig.",
    },
    "units.settle": {
      title: "Stücke gedruckt",
      sees: "Das letzte Stück hat den Druck hinter sich.",
      try: "Nichts.",
    },
  },
  guards: {
    isNotEmpty: "Es ist ein Stück darin",
    areUnitsPrinted: "Alle Stücke haben den Druck hinter sich",
  },
  actors: {},
  delays: {},
};
