import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/de.ts";

const invoice: Noun = { gender: "f", one: "Rechnung", other: "Rechnungen" };

export const words: Translation<English> = {
  menu: { billing_invoice: "Rechnungen" },
  invoices: {
    sums: "Summen",
    heading: {
      goods: "Waren",
      postage: "Porto",
      handling: "Bearbeitung",
      fee: "Gebühren",
      adjustment: "Anpassungen",
    },
    entries: "Zeilen",
    entriesFirst: "Die ersten {n} von {of} Zeilen. Alle sind auf dem Kontoauszug.",
    payments: "Zahlungen",
    notes: "Gutschriften",
    paper: "Dokument",
    pdf: "PDF herunterladen",
    payHelp: "{open} sind offen. {wallet} sind in der Wallet und nicht reserviert.",
    waitHelp:
      "Sie wird als Ganzes bezahlt, sobald die Wallet {open} deckt: zuerst Rechnungen nach Fälligkeit, dann Bestellungen.",
    voidHelp:
      "Eine Gutschrift hebt sie auf. Ihre Zeilen kommen in einen neuen Entwurf; was der Verkäufer schuldet, bleibt gleich.",
    disputeHelp: "Niemand wird an sie erinnert, bis die Buchhaltung geantwortet hat.",
    issueHelp:
      "Sie erhält ihre Nummer, und der Verkäufer wird benachrichtigt. Danach ist nichts mehr änderbar.",
  },
  entity: {
    billing_invoice: {
      ...sentences.record(invoice),
      section: { invoice: "Rechnung", payment: "Zahlung" },
      field: {
        code: "Nummer",
        kind: "Art",
        seller: "Verkäufer",
        seller_name: "Verkäufer",
        period_from: "Zeitraum ab",
        period_to: "Zeitraum bis",
        total_minor: "Gesamtbetrag",
        paid_minor: "Bezahlt",
        open_minor: "Offen",
        due_at: "Fällig am",
        subtotal_minor: "Zwischensumme",
        tax_minor: "Steuer",
        credited_minor: "Gutgeschrieben",
        lines_count: "Zeilen",
        issued_at: "Ausgestellt am",
        pay_asked_at: "Wartet auf Geld seit",
        credited_code: "Berichtigt",
        remade_code: "Ersetzt",
        replaces_id: "Ersetzt",
        reason: "Grund",
        amount_minor: "Betrag",
        created_at: "Erstellt am",
        status: "Status",
      },
    },
  },
  choice: {
    kind: { receipt: "Quittung", invoice: "Rechnung", credit_note: "Gutschrift" },
    events: {
      invoice: {
        due: "Rechnung ausgestellt oder fällig",
        mention: "In einem Kommentar zu einer Rechnung erwähnt",
      },
    },
  },
  status: {
    Issued: "Ausgestellt",
    "Partially Paid": "Teilweise bezahlt",
    Overdue: "Überfällig",
    Void: "Ungültig",
  },
  list: { hint: { billing_invoice: "Nummer, Verkäufer …" } },
  search: { group: { billing_invoice: sentences.all(invoice) } },
  rights: { module: { billing_invoice: "Rechnungen" } },
  event: {
    invoice: {
      issue: "Ausstellen",
      pay: "Bezahlen",
      awaitFunds: "Bezahlen, sobald Geld da ist",
      forgetFunds: "Nicht mehr warten",
      dispute: "Beanstanden",
      resume: "Streit beenden",
      void: "Stornieren",
    },
  },
  bulk: {
    work: {
      invoice: {
        issue: {
          act: { one: "{number} Rechnung ausstellen", other: "{number} Rechnungen ausstellen" },
          acted: { one: "{number} ausgestellt", other: "{number} ausgestellt" },
          means: "Jede erhält ihre Nummer, und ihr Verkäufer wird benachrichtigt.",
        },
      },
    },
  },
  audit: {
    action: {
      moveInvoice: "Status der Rechnung geändert",
      invoices_draft: "Dokument entworfen",
      invoices_credit: "Gutschrift ausgestellt",
      invoice_issue: "Rechnung ausgestellt",
      invoice_pay: "Rechnungszahlung",
      invoice_awaitFunds: "Rechnung wartet auf Geld",
      invoice_forgetFunds: "Rechnung wartet nicht mehr auf Geld",
      invoice_dispute: "Rechnung beanstandet",
      invoice_resume: "Streit über eine Rechnung beendet",
      invoice_void: "Rechnung storniert",
      payments_settle: "Vom Hauptbuch aktualisiert",
    },
    entity: { invoices: sentences.all(invoice) },
  },
};
