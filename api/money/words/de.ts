import type { NoticesLike } from "../../notices.ts";
import type { notices as englishNotices, reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  rateFixed: "Ein Kurs wird nie geändert. Fügen Sie für denselben Tag einen weiteren hinzu.",
  monthNotOver: "Der Monat ist noch nicht vorbei.",
  monthClosed: "Der Monat ist schon abgeschlossen.",
  monthNotNext: "Ein früherer Monat ist offen. Schließen Sie zuerst diesen ab.",
  monthNotLast: "Nur der zuletzt abgeschlossene Monat kann wieder geöffnet werden.",
  documentNumberBad: "Geben Sie jede Nummer vollständig ein, etwa INV-2026-000123.",
  documentNumberLow: "Hier wurde schon eine höhere Nummer vergeben. Geben Sie die zuletzt verschickte ein.",
  documentsPaused:
    "Nummern von Belegen warten nach einer Wiederherstellung. Ein Administrator setzt sie unter „Nach einer Wiederherstellung“ fort.",
  monthHasDocuments: "Ein Beleg dieses Monats wurde ausgestellt, also bleibt er abgeschlossen.",
  booksUnsound:
    "Die letzte Prüfung der Bücher fand einen Fehler. Bis er behoben ist, wird kein Monat abgeschlossen.",
  costFixed: "Ein Kostensatz wird nie geändert. Fügen Sie für denselben Tag einen weiteren hinzu.",
  requestFixed: "Ein Antrag lässt sich nicht ändern. Ziehen Sie ihn zurück und stellen Sie einen neuen.",
  isOneEnough: "Jemand anderes muss entscheiden.",
  isSecond: "Sie haben es genehmigt: Jemand anderes gibt es zurück.",
  isMaker: "Stornieren kann das nur, wer es beantragt hat.",
  isNotMaker: "Sie haben es beantragt oder dabei für jemanden gehandelt: Jemand anderes entscheidet.",
  isNotChecker: "Sie haben es genehmigt: Jemand anderes bucht es zurück.",
  isOnce: "Eine andere Aufladung mit dieser Transaktions-ID ist schon genehmigt. Vergleichen Sie beide.",
  hasRate: "Für diesen Tag gibt es keinen Kurs. Fügen Sie einen hinzu und genehmigen Sie dann.",
  topupTooHigh: "Der Wert in unserer Währung liegt über dem Höchstbetrag einer Aufladung. Lehnen Sie sie ab.",
  areBooksSound: "Die Bücher haben einen Fehler: Es wird nichts ausgezahlt, bis er gefunden ist.",
  isPeriodOver: "Sein Monat ist noch nicht vorbei.",
  hasEntries: "Sie hat keine Zeilen.",
  isNotCredit: "Ihre Gutschriften übersteigen die Belastungen. Sie läuft im nächsten Monat weiter.",
  isWithinOpen: "Geben Sie höchstens den offenen Betrag ein.",
  isCovered: "Die Wallet deckt diesen Betrag nicht. Laden Sie sie zuerst auf.",
  isNotOverdue: "Eine Rechnung ist überfällig. Bezahlen Sie sie zuerst.",
  isNothingPaid:
    "Ein Teil wurde schon bezahlt oder gutgeschrieben. Erstatten Sie stattdessen die Bestellungen.",
  insufficientBalance: "Das Guthaben deckt die Summe der Bestellung nicht. Laden Sie es zuerst auf.",
  statementTooLong: "Dieser Monat hat mehr als 10.000 Buchungen. Exportieren Sie stattdessen die Liste.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  balanceLow: {
    subject: "Das Guthaben ist niedrig",
    content: "{amount} sind verfügbar. Laden Sie auf, damit Bestellungen bezahlt werden können.",
  },
  topupApproved: {
    subject: "{code}: Aufladung genehmigt",
    content: "{amount} wurden dem Guthaben gutgeschrieben. {text}",
  },
  creditApproved: {
    subject: "{code}: Gutschrift genehmigt",
    content: "{amount} wurden dem Guthaben gutgeschrieben. {text}",
  },
  debitApproved: {
    subject: "{code}: Belastung genehmigt",
    content: "{amount} wurden vom Guthaben abgezogen. {text}",
  },
  feeApproved: {
    subject: "{code}: Gebühr genehmigt",
    content: "{amount} wurden als Gebühr vom Guthaben abgezogen. {text}",
  },
  payoutApproved: {
    subject: "{code}: Auszahlung genehmigt",
    content: "{amount} wurden vom Guthaben ausgezahlt. {text}",
  },
  writeoffApproved: {
    subject: "{code}: Ausbuchung genehmigt",
    content: "{amount} der offenen Summe wurden ausgebucht. {text}",
  },
  topupReversed: {
    subject: "{code}: Aufladung zurückgebucht",
    content: "{amount} wurden vom Guthaben zurückgebucht. {text}",
  },
  creditReversed: {
    subject: "{code}: Gutschrift zurückgebucht",
    content: "{amount} wurden vom Guthaben zurückgebucht. {text}",
  },
  debitReversed: {
    subject: "{code}: Belastung zurückgebucht",
    content: "{amount} wurden dem Guthaben zurückgegeben. {text}",
  },
  feeReversed: {
    subject: "{code}: Gebühr zurückgebucht",
    content: "{amount} wurden dem Guthaben zurückgegeben. {text}",
  },
  payoutReversed: {
    subject: "{code}: Auszahlung zurückgebucht",
    content: "{amount} wurden dem Guthaben zurückgegeben. {text}",
  },
  writeoffReversed: {
    subject: "{code}: Ausbuchung zurückgebucht",
    content: "{amount} sind wieder offen. {text}",
  },
  topupRejected: { subject: "{code}: Aufladung abgelehnt", content: "{text}" },
  invoiceIssued: { subject: "{code}: Neue Rechnung", content: "{amount} sind am {day} fällig." },
  invoiceDueSoon: { subject: "{code}: Rechnung bald fällig", content: "{amount} sind am {day} fällig." },
  invoiceDueToday: {
    subject: "{code}: Rechnung heute fällig",
    content: "{amount} sind heute fällig, am {day}.",
  },
  invoiceOverdue: {
    subject: "{code}: Rechnung überfällig",
    content:
      "{amount} waren am {day} fällig. Bezahlen Sie sie, damit Bestellungen wieder bezahlt werden können.",
  },
  dayRecounted: {
    subject: "Die gespeicherten Summen des {day} waren falsch",
    content:
      "Sie stimmten nicht mit den Buchungen überein. Sie wurden neu berechnet, und der Bericht stimmt wieder. Vielleicht hat jemand die Datenbank von Hand geändert.",
  },
  daysRecounted: { subject: "Die gespeicherten Summen von {count} Tagen waren falsch", content: "{lines}" },
  invoicesDue: { subject: "{count} Rechnungen sind fällig", content: "{lines}" },
  invoiceMentions: { subject: "{count} Kommentare zu Rechnungen erwähnen Sie", content: "{lines}" },
  topupMentions: { subject: "{count} Kommentare zu Aufladungen erwähnen Sie", content: "{lines}" },
  balancesLow: { subject: "{count} Guthaben sind niedrig", content: "{lines}" },
  movementsOfMoney: { subject: "{count} Änderungen Ihres Guthabens", content: "{lines}" },
};
