import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Eine Preistabelle bearbeiten",
  purpose: "Ändert Preise, Zonen und Zuschläge einer Tabelle wie in einer Tabellenkalkulation.",
  states: {
    resting: {
      title: "Zellen ausgewählt",
      sees: "Die Tabelle mit einer oder mehreren ausgewählten Zellen.",
      try: "Tippen, F2 drücken oder aus einer Tabellenkalkulation einfügen.",
    },
    editing: {
      title: "Eine Zelle wird bearbeitet",
      sees: "Der Text einer Zelle lässt sich ändern.",
      try: "Mit der Eingabetaste behalten, mit Escape verwerfen.",
    },
    asking: {
      title: "Welches Dezimalzeichen",
      sees: "Die Seite fragt, wie die eingefügten Beträge geschrieben sind.",
      try: "Wählen, was der Betrag bedeutet.",
    },
  },
  events: {
    "table.load": {
      title: "Tabelle geladen",
      sees: "Die Tabelle kam, wie sie jetzt ist; Änderungen von hier bleiben.",
      try: "Nichts.",
    },
    "table.replace": {
      title: "Tabelle ersetzt",
      sees: "Die Person hat eine Datei übernommen.",
      try: "Die markierten Zellen prüfen.",
    },
    "dim.change": {
      title: "Volumengewicht geändert",
      sees: "Die Person hat geändert, wie sperrige Pakete berechnet werden.",
      try: "Nichts.",
    },
    "sheet.show": {
      title: "Anderes Blatt geöffnet",
      sees: "Die Person hat einen anderen Reiter der Tabelle geöffnet.",
      try: "Nichts.",
    },
    "row.add": {
      title: "Zeile hinzugefügt",
      sees: "Die Person hat „Zeile hinzufügen“ gedrückt.",
      try: "Die Zeile ausfüllen.",
    },
    "rows.remove": {
      title: "Zeilen gelöscht",
      sees: "Die Person hat die ausgewählten Zeilen gelöscht.",
      try: "Nichts, oder rückgängig machen.",
    },
    "change.redo": {
      title: "Wiederhergestellt",
      sees: "Eine zurückgenommene Änderung wurde wieder gemacht.",
      try: "Nichts.",
    },
    "cell.move": {
      title: "Mit der Tastatur bewegt",
      sees: "Die Person hat eine Pfeiltaste oder Tab gedrückt.",
      try: "Nichts.",
    },
    "cell.go": {
      title: "Eine Zelle gedrückt",
      sees: "Die Person hat eine Zelle gedrückt oder über mehrere gezogen.",
      try: "Nichts.",
    },
    "cells.all": { title: "Alles ausgewählt", sees: "Die Person hat Strg+A gedrückt.", try: "Nichts." },
    "cell.edit": {
      title: "Bearbeiten beginnt",
      sees: "Die Person hat getippt, F2 gedrückt oder doppelt geklickt.",
      try: "Den Text ändern.",
    },
    "text.change": {
      title: "Text getippt",
      sees: "Die Person hat in die Zelle getippt.",
      try: "Die Eingabetaste drücken.",
    },
    "text.keep": {
      title: "Text behalten",
      sees: "Die Person hat die Eingabetaste oder Tab gedrückt.",
      try: "Nichts.",
    },
    "text.drop": {
      title: "Text verworfen",
      sees: "Die Person hat Escape gedrückt.",
      try: "Nichts: Die Zelle ist wie zuvor.",
    },
    "cells.paste": {
      title: "Eingefügt",
      sees: "Die Person hat Zellen einer Tabellenkalkulation eingefügt.",
      try: "Die markierten Zellen prüfen.",
    },
    "mark.choose": {
      title: "Dezimalzeichen gewählt",
      sees: "Die Person hat gesagt, wie die Beträge geschrieben sind.",
      try: "Die markierten Zellen prüfen.",
    },
    "mark.drop": {
      title: "Einfügen verworfen",
      sees: "Die Person hat doch nichts eingefügt.",
      try: "Nichts.",
    },
    "cells.clear": { title: "Zellen geleert", sees: "Die Person hat Entf gedrückt.", try: "Nichts." },
    "cells.fill": {
      title: "Nach unten ausgefüllt",
      sees: "Die Person hat die ausgewählten Zellen mit der obersten gefüllt.",
      try: "Die markierten Zellen prüfen.",
    },
    "change.undo": {
      title: "Zurückgenommen",
      sees: "Die letzte Änderung wurde zurückgenommen.",
      try: "Nichts.",
    },
  },
  guards: {
    isDraft: "Die Tabelle ist ein Entwurf",
    isCell: "Eine Zelle ist da, es ist ein Entwurf",
    isOpenPaste: "Eingefügte Beträge sind mehrdeutig",
    isOpenText: "Der getippte Betrag ist mehrdeutig",
    hasPast: "Es gibt etwas rückgängig zu machen",
    hasFuture: "Es gibt etwas wiederherzustellen",
  },
  actors: {},
  delays: {},
};
