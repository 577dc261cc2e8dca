import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Zeilen als Tabelle bearbeiten",
  purpose:
    "Ändert viele Zeilen wie in einer Tabellenkalkulation und zeigt vor dem Senden, was sich ändern würde.",
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
    reviewing: {
      title: "Änderungen ansehen",
      sees: "Die Seite zeigt Zeile für Zeile, was sich ändern würde.",
      try: "Die Liste prüfen, dann speichern oder zurückgehen.",
    },
  },
  events: {
    "rows.load": {
      title: "Zeilen geladen",
      sees: "Die Zeilen kamen, wie sie jetzt sind; Änderungen bleiben bei ihren Zeilen.",
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
    "review.open": {
      title: "Änderungen angesehen",
      sees: "Die Person hat „Änderungen prüfen“ gedrückt.",
      try: "Die Liste prüfen.",
    },
    "review.close": {
      title: "Zurück zur Tabelle",
      sees: "Die Person ging ohne Speichern zurück.",
      try: "Nichts.",
    },
  },
  guards: {
    isOpen: "Die Zelle darf geändert werden",
    isAmbiguous: "Beträge sind doppeldeutig",
    hasPast: "Es gibt eine Änderung zum Zurücknehmen",
    hasEdits: "Etwas wurde geändert",
  },
  actors: {},
  delays: {},
};
