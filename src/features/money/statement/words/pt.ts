import { words as documents } from "../../../../../api/documents/words/pt.ts";
import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";

const { charge, capture, refund, reversal, pass_through, invoice_payment } = documents.statement.kinds;

export const words: Translation<English> = {
  menu: { billing_history: "Histórico de faturamento" },
  statement: {
    sums: "Saldos do período",
    failed: "Não foi possível carregar os saldos. {why}",
    retry: "Tentar novamente",
    severalSellers: "Escolha um vendedor para ver o saldo inicial e o final.",
    narrowed: "Para ver o saldo inicial e o final, limpe a busca e o filtro por tipo.",
    nothing: "Ainda não há saldo.",
    opening: "Inicial",
    debit: "Débito",
    credit: "Crédito",
    closing: "Final",
    sound: "{lines} linhas, conferido",
    unsound: "Os lançamentos não levam ao saldo final. Por favor, avise-nos.",
    files: "Extrato de um mês",
    byKind: "Somas por tipo",
    noMonth: "Outro período",
    month: "Mês",
    format: { pdf: "PDF", csv: "CSV", xlsx: "Excel" },
    now: "Saldo, reservado e disponível agora",
    holds: {
      one: "{sum} reservados agora, em {number} reserva",
      other: "{sum} reservados agora, em {number} reservas",
    },
    holdsFirst: {
      one: "{sum} nas {number} reservas mais antigas",
      other: "{sum} nas {number} reservas mais antigas",
    },
    since: "desde {day}",
  },
  entity: {
    billing_history: {
      field: {
        seller_name: "Vendedor",
        kind: "Tipo",
        no: "Nº",
        ref_code: "Referência",
        debit_minor: "Débito",
        credit_minor: "Crédito",
        balance_minor: "Saldo",
        actor_name: "Por",
        account: "Conta",
        amount_minor: "Valor",
      },
    },
  },
  choice: {
    kind: { charge, capture, refund, reversal, pass_through, invoice_payment },
    account: documents.statement.accounts,
    purpose: { order: "para o pedido", postage: "frete de" },
  },
  ...statusWords({ Paid: "Pago|Paga" }),
  list: { hint: { billing_history: "Número completo do pedido ou da recarga…" } },
};
