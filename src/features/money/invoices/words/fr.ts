import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";

const invoice: Noun = { gender: "f", one: "facture", other: "factures" };

export const words: Translation<English> = {
  menu: { billing_invoice: "Factures" },
  invoices: {
    sums: "Montants",
    heading: {
      goods: "Marchandises",
      postage: "Affranchissement",
      handling: "Traitement",
      fee: "Frais",
      adjustment: "Ajustements",
    },
    entries: "Lignes",
    entriesFirst: "Les {n} premières lignes sur {of}. Toutes sont sur le relevé.",
    payments: "Paiements",
    notes: "Avoirs",
    paper: "Document",
    pdf: "Télécharger le PDF",
    payHelp: "Reste dû : {open}. Dans le portefeuille, non réservé : {wallet}.",
    waitHelp:
      "Elle est payée en entier dès que le portefeuille couvre {open} : d’abord les factures, par échéance, puis les commandes.",
    voidHelp:
      "Un avoir la compense. Ses lignes passent dans un nouveau brouillon ; ce que le vendeur doit ne change pas.",
    disputeHelp: "Aucun rappel n’est envoyé avant la réponse de la comptabilité.",
    issueHelp: "Elle reçoit son numéro, et le vendeur est prévenu. Ensuite, rien n’en peut être changé.",
  },
  entity: {
    billing_invoice: {
      ...sentences.record(invoice),
      section: { invoice: "Facture", payment: "Paiement" },
      field: {
        code: "Numéro",
        kind: "Type",
        seller: "Vendeur",
        seller_name: "Vendeur",
        period_from: "Période du",
        period_to: "Période au",
        total_minor: "Total",
        paid_minor: "Payé",
        open_minor: "Reste dû",
        due_at: "Échéance",
        subtotal_minor: "Sous-total",
        tax_minor: "Taxe",
        credited_minor: "Crédité",
        lines_count: "Lignes",
        issued_at: "Émise le",
        pay_asked_at: "En attente de fonds depuis",
        credited_code: "Corrige",
        remade_code: "Remplace",
        replaces_id: "Remplace",
        reason: "Raison",
        amount_minor: "Montant",
        created_at: "Créée le",
        status: "Statut",
      },
    },
  },
  choice: {
    kind: { receipt: "Reçu", invoice: "Facture", credit_note: "Avoir" },
    events: {
      invoice: { due: "Facture émise ou due", mention: "Mention dans un commentaire sur une facture" },
    },
  },
  ...statusWords({
    Issued: "Émis|Émise",
    "Partially Paid": "Partiellement payé|Partiellement payée",
    Overdue: "En retard",
    Void: "Annulé|Annulée",
  }),
  list: { hint: { billing_invoice: "Numéro, vendeur…" } },
  search: { group: { billing_invoice: sentences.all(invoice) } },
  rights: { module: { billing_invoice: "Factures" } },
  event: {
    invoice: {
      issue: "Émettre",
      pay: "Payer",
      awaitFunds: "Payer dès que possible",
      forgetFunds: "Ne plus attendre",
      dispute: "Contester",
      resume: "Clore le litige",
      void: "Rendre nulle",
    },
  },
  bulk: {
    work: {
      invoice: {
        issue: {
          act: { one: "Émettre {number} facture", other: "Émettre {number} factures" },
          acted: { one: "{number} émise", other: "{number} émises" },
          means: "Chacune reçoit son numéro, et son vendeur est prévenu.",
        },
      },
    },
  },
  audit: {
    action: {
      moveInvoice: "Statut de la facture modifié",
      invoices_draft: "Document préparé",
      invoices_credit: "Avoir émis",
      invoice_issue: "Facture émise",
      invoice_pay: "Paiement de facture",
      invoice_awaitFunds: "Facture en attente de fonds",
      invoice_forgetFunds: "Facture n’attend plus de fonds",
      invoice_dispute: "Facture contestée",
      invoice_resume: "Litige d’une facture clos",
      invoice_void: "Facture annulée",
      payments_settle: "Mise à jour depuis le grand livre",
    },
    entity: { invoices: sentences.all(invoice) },
  },
};
