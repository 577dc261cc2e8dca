import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const figures = {
  by: "Gruppieren nach",
  then: "dann nach",
  nothing: "nichts",
  figure: "Zahl im Diagramm",
  period: { day: "Tag", week: "Woche", month: "Monat" },
  days: "{first} – {last}",
  none: "Keine Angabe",
  points: "{change} Punkte",
  before: "vorher: {value}",
  all: "alle Zeilen",
  cards: "Wichtigste Zahlen",
  table: "Zahlen nach {by}",
  open: "{figure} von {of}: {n}. Anzeigen.",
  others: "Übrige",
  othersOf: { one: "{count} übrige", other: "{count} übrige" },
  openOthers: "Anzeigen",
  total: "Summe",
  loading: "Wird gezählt …",
  failed: "Die Zahlen konnten nicht berechnet werden",
  stale: "Diese Zahlen sind vielleicht veraltet. {why}",
  retry: "Erneut versuchen",
  emptyTitle: "In diesen Tagen ist nichts geschehen",
  emptyText: "Wählen Sie andere Tage, oder entfernen Sie die Filter.",
  clear: "Filter entfernen",
  counted: "Gezählt am {when}, {zone}",
  printedBy: "Gedruckt von {name}",
  export: { csv: "CSV exportieren", xlsx: "XLSX exportieren" },
  print: "Drucken",
};

export const words: Translation<English> = { figures };
