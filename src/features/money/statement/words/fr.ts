import { words as documents } from "../../../../../api/documents/words/fr.ts";
import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";

const { charge, capture, refund, reversal, pass_through, invoice_payment } = documents.statement.kinds;

export const words: Translation<English> = {
  menu: { billing_history: "Historique de facturation" },
  statement: {
    sums: "Soldes de la période",
    failed: "Les soldes n’ont pas pu être chargés. {why}",
    retry: "Réessayer",
    severalSellers: "Choisissez un vendeur pour voir le solde d’ouverture et de clôture.",
    narrowed: "Pour voir le solde d’ouverture et de clôture, videz la recherche et le filtre par type.",
    nothing: "Il n’y a pas encore de solde.",
    opening: "Ouverture",
    debit: "Débit",
    credit: "Crédit",
    closing: "Clôture",
    sound: "{lines} lignes, équilibré",
    unsound: "Les écritures ne mènent pas au solde de clôture. Veuillez le signaler.",
    files: "Relevé d’un mois",
    byKind: "Sommes par type",
    noMonth: "Autre période",
    month: "Mois",
    format: { pdf: "PDF", csv: "CSV", xlsx: "Excel" },
    now: "Solde, réservé et disponible actuellement",
    holds: {
      one: "{sum} réservés actuellement, en {number} réservation",
      other: "{sum} réservés actuellement, en {number} réservations",
    },
    holdsFirst: {
      one: "{sum} dans les {number} réservations les plus anciennes",
      other: "{sum} dans les {number} réservations les plus anciennes",
    },
    since: "depuis le {day}",
  },
  entity: {
    billing_history: {
      field: {
        seller_name: "Vendeur",
        kind: "Type",
        no: "N°",
        ref_code: "Référence",
        debit_minor: "Débit",
        credit_minor: "Crédit",
        balance_minor: "Solde",
        actor_name: "Par",
        account: "Compte",
        amount_minor: "Montant",
      },
    },
  },
  choice: {
    kind: { charge, capture, refund, reversal, pass_through, invoice_payment },
    account: documents.statement.accounts,
    purpose: { order: "pour la commande", postage: "affranchissement pour" },
  },
  ...statusWords({ Paid: "Payé|Payée" }),
  list: { hint: { billing_history: "Numéro complet de commande ou de recharge…" } },
};
