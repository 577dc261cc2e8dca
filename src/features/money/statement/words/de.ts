import { words as documents } from "../../../../../api/documents/words/de.ts";
import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const { charge, capture, refund, reversal, pass_through, invoice_payment } = documents.statement.kinds;

export const words: Translation<English> = {
  menu: { billing_history: "Kontoverlauf" },
  statement: {
    sums: "Salden des Zeitraums",
    failed: "Die Salden konnten nicht geladen werden. {why}",
    retry: "Erneut versuchen",
    severalSellers: "Wählen Sie einen Verkäufer, um Anfangs- und Endsaldo zu sehen.",
    narrowed: "Um Anfangs- und Endsaldo zu sehen, leeren Sie die Suche und den Filter nach Art.",
    nothing: "Es gibt noch keinen Saldo.",
    opening: "Anfang",
    debit: "Soll",
    credit: "Haben",
    closing: "Ende",
    sound: "{lines} Zeilen, ausgeglichen",
    unsound: "Die Buchungen führen nicht zum Endsaldo. Bitte melden Sie das.",
    files: "Kontoauszug eines Monats",
    byKind: "Summen je Art",
    noMonth: "Anderer Zeitraum",
    month: "Monat",
    format: { pdf: "PDF", csv: "CSV", xlsx: "Excel" },
    now: "Guthaben, reserviert und verfügbar, jetzt",
    holds: {
      one: "{sum} jetzt reserviert, in {number} Reservierung",
      other: "{sum} jetzt reserviert, in {number} Reservierungen",
    },
    holdsFirst: {
      one: "{sum} in den {number} ältesten Reservierungen",
      other: "{sum} in den {number} ältesten Reservierungen",
    },
    since: "seit {day}",
  },
  entity: {
    billing_history: {
      field: {
        seller_name: "Verkäufer",
        kind: "Art",
        no: "Nr.",
        ref_code: "Referenz",
        debit_minor: "Soll",
        credit_minor: "Haben",
        balance_minor: "Saldo",
        actor_name: "Von",
        account: "Konto",
        amount_minor: "Betrag",
      },
    },
  },
  choice: {
    kind: { charge, capture, refund, reversal, pass_through, invoice_payment },
    account: documents.statement.accounts,
    purpose: { order: "für Bestellung", postage: "Porto für" },
  },
  status: { Paid: "Bezahlt" },
  list: { hint: { billing_history: "Ganze Nummer einer Bestellung oder Aufladung …" } },
};
