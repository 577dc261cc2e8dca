import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Zeilen einer Liste auswählen",
  purpose: "Merkt sich, welche Zeilen ausgewählt sind, einzeln oder alle Treffer, und wo die Tastatur steht.",
  states: {
    none: {
      title: "Nichts ausgewählt",
      sees: "Über der Liste steht die Zeile mit den Filtern.",
      try: "Das Kästchen einer Zeile ankreuzen oder das oberste für die ganze Seite.",
    },
    picked: {
      title: "Einzelne Zeilen ausgewählt",
      sees: "Statt der Filter steht dort, wie viele ausgewählt sind und was sich tun lässt.",
      try: "Auf das Gewünschte drücken. „Auswahl aufheben“ bringt die Filter zurück.",
    },
    all: {
      title: "Alle Treffer ausgewählt",
      sees: "Es steht da, wie viele ausgewählt sind, auf allen Seiten; ausgenommene ohne Häkchen.",
      try: "Einzelne per Kästchen ausnehmen oder „Auswahl aufheben“ drücken.",
    },
  },
  events: {
    "rows.shown": {
      title: "Andere Zeilen sind zu sehen",
      sees: "Eine andere Seite kam, oder die Zeilen wurden neu geladen.",
      try: "Nichts: Ausgewähltes bleibt ausgewählt.",
    },
    "row.toggle": {
      title: "Kästchen gedrückt",
      sees: "Die Person hat eine Zeile an- oder abgewählt; mit Umschalt alle dazwischen.",
      try: "Nichts.",
    },
    "rows.toggleAll": {
      title: "Oberstes Kästchen gedrückt",
      sees: "Die Person hat alle Zeilen dieser Seite an- oder abgewählt.",
      try: "Nichts.",
    },
    "selection.all": {
      title: "Alle Treffer auswählen",
      sees: "Die Person hat auf „Alle … Treffer auswählen“ gedrückt.",
      try: "Nichts: Andere Seiten sind mitgemeint.",
    },
    "selection.widen": {
      title: "Erweitern mit Strg+A",
      sees: "Die Person hat Strg+A gedrückt: erst alle Zeilen der Seite, dann alle Treffer.",
      try: "Für alle Treffer noch einmal drücken.",
    },
    "selection.set": {
      title: "Übriges ist ausgewählt",
      sees: "Nach einer Sammelaktion sind die Zeilen ausgewählt, die übrig blieben.",
      try: "Sie ansehen, dann die Arbeit für sie wiederholen.",
    },
    "selection.clear": {
      title: "Auswahl aufgehoben",
      sees: "Die Person hat „Auswahl aufheben“ oder Escape gedrückt.",
      try: "Nichts.",
    },
    "filters.change": {
      title: "Die Filter haben sich geändert",
      sees: "Eine Meldung sagt, dass die Auswahl aufgehoben ist, weil sich die Filter geändert haben.",
      try: "Zuerst die Filter setzen, dann auswählen.",
    },
    "cursor.move": {
      title: "Mit der Tastatur bewegt",
      sees: "Die Person hat eine Pfeiltaste, J oder K gedrückt; die nächste Zeile ist markiert.",
      try: "Nichts.",
    },
    "cursor.extend": {
      title: "Mit Pfeiltasten ausgewählt",
      sees: "Die Person hat mit Umschalt eine Pfeiltaste gedrückt: Überstrichene Zeilen sind ausgewählt.",
      try: "Nichts.",
    },
    "cursor.set": {
      title: "Eine Zeile wurde markiert",
      sees: "Die Tastatur steht nun auf einer Zeile oder auf keiner.",
      try: "Nichts.",
    },
  },
  guards: {
    isShown: "Die Zeile ist zu sehen",
    hasRows: "Es sind Zeilen zu sehen",
    "hasRows and isPageSelected": "Die ganze Seite ist schon ausgewählt",
    isPageSelected: "Alle Zeilen der Seite sind ausgewählt",
    isAll: "Alle Treffer sind ausgewählt",
    isAnySelected: "Eine Zeile ist ausgewählt",
    "not isAll": "Nicht alle Treffer sind ausgewählt",
    "not isAnySelected": "Keine Zeile ist ausgewählt",
    "(not isAll) and isAnySelected": "Nur einzelne Zeilen sind ausgewählt",
  },
  actors: {},
  delays: {},
};
