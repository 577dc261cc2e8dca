import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  ledgerMonths: {
    title: "Meses",
    text:
      "Um mês é fechado automaticamente no dia 3 do mês seguinte, ou antes aqui. Lançamentos posteriores ficam no primeiro dia aberto e mostram o próprio dia ao lado da referência.",
    failed: "Não foi possível carregar os meses",
    none: "Nada foi lançado ainda.",
    month: "Mês",
    closed: "{month} está fechado.",
    reopened: "{month} está aberto de novo.",
    closedByItself: "Fechado automaticamente",
    closedBy: "Fechado por {name}",
    reopenedBecause: "Reaberto: {reason}",
    digest: "Resumo criptográfico",
    trialBalance: "Balancete",
    entries: "{count} lançamentos",
    sum: "Total",
    status: { open: "Aberto", closed: "Fechado", reopened: "Reaberto" },
    column: {
      account: "Conta",
      opening: "Abertura",
      debit: "Débito",
      credit: "Crédito",
      closing: "Fechamento",
    },
    account: {
      wallet: "Carteiras dos vendedores",
      due: "Devido pelos vendedores",
      revenue: "Receita",
      tax: "Imposto",
      cost: "Custo",
      provider: "Devido a",
      cash: "Caixa",
      claim: "Reivindicações",
      fx: "Câmbio",
    },
  },
  event: { month: { close: "Fechar mês", reopen: "Reabrir mês" } },
  choice: { events: { books: { recounted: "Somas armazenadas do razão estavam erradas" } } },
  audit: {
    action: { closeMonth: "Mês fechado", reopenMonth: "Mês reaberto" },
    entity: { ledgerMonths: "Meses" },
  },
};
