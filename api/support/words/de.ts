import type { reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  hasLines: "Wählen Sie die Textilien aus, um die es geht.",
  isDescribed: "Beschreiben Sie, was passiert ist.",
  hasEvidence: "Von jedem betroffenen Artikel wird ein Foto oder Video gebraucht.",
  isInWindow: "Die Frist für diesen Grund ist vorbei. Mitarbeiter können ihn mit Begründung annehmen.",
  isAnswered: "Schreiben Sie unten Ihre Antwort.",
  isDecided: "Jede Position braucht ein Ergebnis. Wird nichts ersetzt, lehnen Sie den Fall ab.",
  isHandedOver: "Es ist noch nicht versandt: Melden Sie den Fehler an der Station.",
  isBack: "Die Ware ist nicht zurück: Wählen Sie einen Neudruck.",
  isFreeLine: "Dafür gab es schon Ersatz.",
  refundFits: "Die Erstattung ist höher als der Rest des Preises.",
  isWithinLimit: "Über 200,00 entscheidet ein Administrator.",
  hasNoRemedy: "Ein Ersatz ist unterwegs. Warten Sie, bis er abgeschlossen ist.",
  decidedAlready: "Jemand anderes hat zuerst entschieden.",
  isRecent: "Der Fall endete vor mehr als 7 Tagen. Eröffnen Sie einen neuen.",
  isReopenable: "Der Fall wurde schon zweimal wieder geöffnet. Eröffnen Sie einen neuen.",
  isMergeable:
    "Der andere Fall muss offen sein, demselben Verkäufer gehören und darf nicht in diesem aufgegangen sein.",
  caseSent: "Der Fall ist gesendet: Schreiben Sie in seine Unterhaltung.",
  evidenceKept: "Die Belege eines gesendeten Falls bleiben, wie sie sind. Schreiben Sie stattdessen unten.",
  caseIsTarget: "Ein anderer Fall ist in diesem aufgegangen.",
};
