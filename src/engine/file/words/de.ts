import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const fileField: Translation<English["fileField"]> = {
  choose: "Datei wählen",
  chooseOther: "Andere Datei wählen",
  again: "Erneut versuchen",
  remove: "Datei entfernen",
  removeNamed: "{name} entfernen",
  sending: "Wird hochgeladen, {done} fertig",
  reading: "Der Server liest die Datei.",
  failed: "Die Datei wurde nicht hochgeladen. {reason}",
  larger: "Groß zeigen",
  smaller: "Klein zeigen",
  noPreview: "Die Vorschau konnte nicht geladen werden.",
  open: "Öffnen",
  openOf: "{name} öffnen",
  print: "Drucken",
  printOf: "{name} drucken",
  save: "Herunterladen",
  saveOf: "{name} herunterladen",
  notGot: "Die Datei konnte nicht geladen werden. {reason}",
  blocked:
    "Ihr Browser hat den neuen Tab blockiert. Erlauben Sie ihn für diese Website, oder laden Sie die Datei herunter.",
};

export const words = { fileField };
