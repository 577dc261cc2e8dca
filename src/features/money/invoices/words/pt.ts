import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";

const invoice: Noun = { gender: "f", one: "fatura", other: "faturas" };

export const words: Translation<English> = {
  menu: { billing_invoice: "Faturas" },
  invoices: {
    sums: "Somas",
    heading: {
      goods: "Produtos",
      postage: "Postagem",
      handling: "Manuseio",
      fee: "Taxas",
      adjustment: "Ajustes",
    },
    entries: "Lançamentos",
    entriesFirst: "Os primeiros {n} de {of} lançamentos. Todos estão no extrato.",
    payments: "Pagamentos",
    notes: "Notas de crédito",
    paper: "Documento",
    pdf: "Baixar PDF",
    payHelp: "{open} em aberto. {wallet} na carteira e não reservados.",
    waitHelp:
      "É paga por inteiro assim que a carteira cobrir {open}: primeiro as faturas, por vencimento, depois os pedidos.",
    voidHelp:
      "Uma nota de crédito a compensa. Os lançamentos vão para um novo rascunho; o que o vendedor deve não muda.",
    disputeHelp: "Nenhum lembrete é enviado até a contabilidade responder.",
    issueHelp: "Ela recebe o número, e o vendedor é avisado. Depois, nada nela pode mudar.",
  },
  entity: {
    billing_invoice: {
      ...sentences.record(invoice),
      section: { invoice: "Fatura", payment: "Pagamento" },
      field: {
        code: "Número",
        kind: "Tipo",
        seller: "Vendedor",
        seller_name: "Vendedor",
        period_from: "Período de",
        period_to: "Período até",
        total_minor: "Total",
        paid_minor: "Pago",
        open_minor: "Em aberto",
        due_at: "Vencimento",
        subtotal_minor: "Subtotal",
        tax_minor: "Imposto",
        credited_minor: "Creditado",
        lines_count: "Lançamentos",
        issued_at: "Emitida em",
        pay_asked_at: "Espera saldo desde",
        credited_code: "Corrige",
        remade_code: "Substitui",
        replaces_id: "Substitui",
        reason: "Motivo",
        amount_minor: "Valor",
        created_at: "Criada em",
        status: "Status",
      },
    },
  },
  choice: {
    kind: { receipt: "Recibo", invoice: "Fatura", credit_note: "Nota de crédito" },
    events: {
      invoice: { due: "Fatura emitida ou a vencer", mention: "Menção em um comentário sobre uma fatura" },
    },
  },
  ...statusWords({
    Issued: "Emitido|Emitida",
    "Partially Paid": "Parcialmente pago|Parcialmente paga",
    Overdue: "Vencido|Vencida",
    Void: "Anulado|Anulada",
  }),
  list: { hint: { billing_invoice: "Número, vendedor…" } },
  search: { group: { billing_invoice: sentences.all(invoice) } },
  rights: { module: { billing_invoice: "Faturas" } },
  event: {
    invoice: {
      issue: "Emitir",
      pay: "Pagar",
      awaitFunds: "Pagar quando houver saldo",
      forgetFunds: "Não esperar mais",
      dispute: "Contestar",
      resume: "Encerrar contestação",
      void: "Anular",
    },
  },
  bulk: {
    work: {
      invoice: {
        issue: {
          act: { one: "Emitir {number} fatura", other: "Emitir {number} faturas" },
          acted: { one: "{number} emitida", other: "{number} emitidas" },
          means: "Cada uma recebe o número, e o vendedor é avisado.",
        },
      },
    },
  },
  audit: {
    action: {
      moveInvoice: "Status da fatura alterado",
      invoices_draft: "Documento preparado",
      invoices_credit: "Nota de crédito emitida",
      invoice_issue: "Fatura emitida",
      invoice_pay: "Pagamento de fatura",
      invoice_awaitFunds: "Fatura espera saldo",
      invoice_forgetFunds: "Fatura não espera mais saldo",
      invoice_dispute: "Fatura contestada",
      invoice_resume: "Contestação de fatura encerrada",
      invoice_void: "Fatura anulada",
      payments_settle: "Atualizada pelo razão",
    },
    entity: { invoices: sentences.all(invoice) },
  },
};
