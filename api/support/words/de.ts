import type { NoticesLike } from "../../notices.ts";
import type { notices as englishNotices, reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  hasLines: "Wählen Sie die Textilien aus, um die es geht.",
  isDescribed: "Beschreiben Sie, was passiert ist.",
  hasEvidence: "Von jedem betroffenen Artikel wird ein Foto oder Video gebraucht.",
  isInWindow:
    "Die Frist für diesen Grund ist abgelaufen. Mitarbeiter können den Fall mit einer Begründung trotzdem annehmen.",
  isNormal: "Die Priorität ist schon hoch.",
  isHigh: "Die Priorität ist schon normal.",
  isAnswered: "Schreiben Sie unten Ihre Antwort.",
  isDecided: "Jede Position braucht ein Ergebnis. Wird nichts ersetzt, lehnen Sie den Fall ab.",
  isHandedOver: "Es ist noch nicht versandt: Melden Sie den Fehler an der Station.",
  isBack: "Die Ware ist nicht zurück: Wählen Sie einen Neudruck.",
  isFreeLine: "Dafür gab es schon Ersatz.",
  refundFits: "Die Erstattung ist höher als der Rest des Preises.",
  isWithinLimit: "Über der Grenze entscheidet ein Administrator.",
  hasNoRemedy: "Ein Ersatz ist unterwegs. Warten Sie, bis er abgeschlossen ist.",
  decidedAlready: "Jemand anderes hat schon entschieden. Laden Sie den Fall neu.",
  isRecent: "Der Fall endete vor mehr als 7 Tagen. Eröffnen Sie einen neuen.",
  isReopenable: "Der Fall wurde schon zweimal wieder geöffnet. Eröffnen Sie einen neuen.",
  isMergeable:
    "Der andere Fall muss offen sein, demselben Verkäufer gehören und darf nicht in diesem aufgegangen sein.",
  hasBoughtLabel:
    "Das Paket hat kein hier gekauftes Etikett. Hat die Bestellung mehrere Pakete, wählen Sie beim Eröffnen des Falls eines aus.",
  isUnclaimed: "Für dieses Paket ist schon eine Forderung offen oder gutgeschrieben.",
  isClaimInTime: "Der Frachtführer nimmt für dieses Paket keine Forderung mehr an.",
  caseSent: "Der Fall ist gesendet: Schreiben Sie in seine Unterhaltung.",
  evidenceKept: "Die Belege eines gesendeten Falls bleiben, wie sie sind. Schreiben Sie stattdessen unten.",
  caseIsTarget: "Ein anderer Fall ist in diesem aufgegangen.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  caseInprocess: {
    subject: "{code}: Entschieden",
    content: "Es ist entschieden, und ein Ersatz ist unterwegs.",
  },
  caseResolved: { subject: "{code}: Gelöst", content: "Der Fall ist gelöst." },
  caseRejected: { subject: "{code}: Abgelehnt", content: "Der Fall wurde abgelehnt." },
  caseAsked: { subject: "{code}: Wartet auf Verkäufer", content: "Wir brauchen eine Antwort von Ihnen." },
  caseAnswered: { subject: "{code}: Verkäufer hat geantwortet", content: "Der Verkäufer hat geantwortet." },
  caseReplyOverdue: { subject: "{code} ist überfällig", content: "Die erste Antwort ist überfällig." },
  caseReplyDue: {
    subject: "{code} ist bald fällig",
    content: "Die erste Antwort wird fällig: Ein Viertel der Zeit bleibt.",
  },
  caseDecisionOverdue: { subject: "{code} ist überfällig", content: "Die Entscheidung ist überfällig." },
  caseDecisionDue: {
    subject: "{code} ist bald fällig",
    content: "Die Entscheidung wird fällig: Ein Viertel der Zeit bleibt.",
  },
  caseWaits: {
    subject: "{code} wartet auf Ihre Antwort",
    content: "Ohne Antwort wird der Fall in {days} Tagen geschlossen.",
  },
  caseCloses: {
    subject: "{code} wird bald geschlossen",
    content: "Ohne Antwort wird der Fall in {days} Tagen geschlossen.",
  },
  caseMentions: { subject: "{count} Kommentare zu Fällen erwähnen Sie", content: "{lines}" },
  casesAnswered: { subject: "In {count} Ihrer Fälle wurde geantwortet", content: "{lines}" },
  casesDecided: { subject: "Über {count} Ihrer Fälle wurde entschieden", content: "{lines}" },
  casesDue: { subject: "{count} Fälle sind fällig oder warten auf Sie", content: "{lines}" },
};
