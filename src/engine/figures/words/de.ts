import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const figures = {
  by: "Gruppieren nach",
  then: "dann nach",
  nothing: "nichts",
  columns: "Zahlen",
  leftOut:
    "Diese Ansicht nutzte auch {names}; das gibt es in diesem Bericht für Sie nicht. Gezeigt wird der Rest.",
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
  job: {
    title: "Dieser Bericht zählt sehr viele Zeilen",
    run: "Als Auftrag ausführen",
    text:
      "Ein Auftrag kann mehr als {n} Zeilen zählen, während Sie etwas anderes tun. Seine Datei finden Sie unter den Aufträgen.",
    by: "Angefordert von {name}",
    begun: "Der Auftrag wurde gestartet. Seine Datei können Sie unter den Aufträgen herunterladen.",
    refused: "Der Auftrag wurde nicht gestartet. {why}",
  },
  emptyTitle: "In diesen Tagen ist nichts geschehen",
  emptyText: "Wählen Sie andere Tage, oder entfernen Sie die Filter.",
  clear: "Filter entfernen",
  counted: "Gezählt am {when}, {zone}",
  printedBy: "Gedruckt von {name}",
  actions: "Weitere Aktionen",
  export: { csv: "CSV exportieren", xlsx: "XLSX exportieren" },
  print: "Drucken",
  schedule: {
    open: "Planen…",
    title: "„{report}“ planen",
    text:
      "Sie erhalten eine Nachricht mit den ersten Zahlen und einem Link: zur ersten Uhrzeit, die Sie in den Benachrichtigungen für „Ein Bericht, den ich geplant habe“ gewählt haben, sonst um 07:00. Sie enthält die Zahlen, die Sie in diesem Moment sehen dürfen.",
    noView: "Speichern Sie zuerst eine Ansicht dieses Berichts: Gesendet wird eine gespeicherte Ansicht.",
    view: "Gespeicherte Ansicht",
    often: "Senden",
    every: { day: "jeden Tag", week: "jeden Montag", month: "am Ersten jedes Monats" },
    full: "Sie haben {count} geplante Berichte, mehr sind nicht möglich. Löschen Sie zuerst einen.",
    mine: "Meine geplanten Berichte",
    none: "Sie haben keine geplanten Berichte.",
    next: "{every}, das nächste Mal am {day}",
    refused:
      "Nicht gesendet: Sie haben keinen Zugriff, oder er kann mit seinen Filtern nicht gezählt werden.",
    trash: "Geplanten Bericht „{name}“ löschen",
    taken: "Diesen Bericht haben Sie schon geplant.",
    make: "Hinzufügen",
    done: { make: "Der Bericht wurde geplant.", trash: "Der geplante Bericht wurde gelöscht." },
  },
};

export const words: Translation<English> = { figures };
