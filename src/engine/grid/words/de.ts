import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const grid: Translation<English["grid"]> = {
  help:
    "Wählen Sie Zellen und tippen Sie, oder fügen Sie aus einer Tabellenkalkulation ein. Gespeichert wird erst, wenn Sie die Änderungen geprüft haben.",
  look: "Änderungen prüfen",
  undo: "Rückgängig",
  fill: "Nach unten ausfüllen",
  changed: { one: "{n} Zeile geändert", other: "{n} Zeilen geändert" },
  mark: {
    ask: "Wie sind die eingefügten Beträge geschrieben? „{example}“ lässt sich auf zwei Arten lesen.",
    point: "Mit Dezimalpunkt",
    comma: "Mit Dezimalkomma",
    drop: "Nicht einfügen",
  },
  review: {
    title: "Änderungen",
    about: { one: "{n} Zeile wird geändert", other: "{n} Zeilen werden geändert" },
    row: "Zeile",
    column: "Spalte",
    before: "Vorher",
    after: "Nachher",
    empty: "leer",
    save: { one: "{n} Zeile speichern", other: "{n} Zeilen speichern" },
    back: "Zurück zur Tabelle",
    fix: "Korrigieren Sie zuerst die markierten Zellen.",
  },
  leaving: { title: "Ohne Speichern verlassen?", text: "Die Änderungen in der Tabelle gehen verloren." },
};

export const words: Translation<English> = { grid };
