import type { NoticesLike } from "../../notices.ts";
import type { notices as englishNotices, reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  rateFixed: "Uma taxa nunca é alterada. Adicione outra para o mesmo dia.",
  monthNotOver: "O mês não terminou.",
  monthClosed: "O mês já está fechado.",
  monthNotNext: "Um mês anterior está aberto. Feche-o primeiro.",
  monthNotLast: "Só o último mês fechado pode ser reaberto.",
  documentNumberBad: "Digite cada número por inteiro, como INV-2026-000123.",
  documentNumberLow: "Um número maior já foi emitido aqui. Digite o último número enviado.",
  documentsPaused:
    "Os números de documentos esperam depois de uma restauração. Um administrador os retoma em “Depois de uma restauração”.",
  monthHasDocuments: "Um documento deste mês foi emitido, então ele continua fechado.",
  booksUnsound:
    "A última verificação dos livros encontrou uma falha. Nenhum mês fecha até ela ser corrigida.",
  costFixed: "Um custo nunca é alterado. Adicione outro para o mesmo dia.",
  requestFixed: "Uma solicitação não pode ser alterada. Cancele-a e faça outra.",
  isOneEnough: "Outra pessoa precisa decidir.",
  isSecond: "Você aprovou: outra pessoa devolve.",
  isMaker: "Só quem solicitou pode cancelar.",
  isNotMaker: "Você solicitou, ou agiu por quem solicitou: outra pessoa decide.",
  isNotChecker: "Você aprovou: outra pessoa faz o estorno.",
  isOnce: "Outra recarga com este ID de transação já está aprovada. Compare as duas.",
  hasRate: "Não há taxa para esse dia. Adicione uma e depois aprove.",
  topupTooHigh: "O valor na nossa moeda passa do máximo de uma recarga. Rejeite-a.",
  areBooksSound: "Os livros têm um erro: nenhum dinheiro sai até ele ser encontrado.",
  isPeriodOver: "O mês dela ainda não terminou.",
  hasEntries: "Ela não tem lançamentos.",
  isNotCredit: "Os créditos superam os débitos. Ela continua com o próximo mês.",
  isWithinOpen: "Informe no máximo o valor em aberto.",
  isCovered: "A carteira não cobre este valor. Recarregue primeiro.",
  isNotOverdue: "Uma fatura está vencida. Pague-a primeiro.",
  isNothingPaid: "Uma parte já foi paga ou creditada. Em vez disso, reembolse os pedidos.",
  insufficientBalance: "O saldo não cobre o total do pedido. Faça uma recarga primeiro.",
  statementTooLong: "Este mês tem mais de 10.000 lançamentos. Exporte a lista.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  balanceLow: {
    subject: "O saldo está baixo",
    content: "{amount} estão disponíveis. Recarregue para que os pedidos possam ser pagos.",
  },
  topupApproved: {
    subject: "{code}: Recarga – aprovação",
    content: "{amount} foram creditados no saldo. {text}",
  },
  creditApproved: {
    subject: "{code}: Crédito – aprovação",
    content: "{amount} foram creditados no saldo. {text}",
  },
  debitApproved: {
    subject: "{code}: Débito – aprovação",
    content: "{amount} foram retirados do saldo. {text}",
  },
  feeApproved: {
    subject: "{code}: Taxa – aprovação",
    content: "{amount} foram retirados do saldo como taxa. {text}",
  },
  payoutApproved: {
    subject: "{code}: Repasse – aprovação",
    content: "{amount} foram pagos a partir do saldo. {text}",
  },
  writeoffApproved: {
    subject: "{code}: Perdão de dívida – aprovação",
    content: "{amount} da soma devida foram perdoados. {text}",
  },
  topupReversed: {
    subject: "{code}: Recarga – estorno",
    content: "{amount} foram estornados do saldo. {text}",
  },
  creditReversed: {
    subject: "{code}: Crédito – estorno",
    content: "{amount} foram estornados do saldo. {text}",
  },
  debitReversed: {
    subject: "{code}: Débito – estorno",
    content: "{amount} foram devolvidos ao saldo. {text}",
  },
  feeReversed: { subject: "{code}: Taxa – estorno", content: "{amount} foram devolvidos ao saldo. {text}" },
  payoutReversed: {
    subject: "{code}: Repasse – estorno",
    content: "{amount} foram devolvidos ao saldo. {text}",
  },
  writeoffReversed: {
    subject: "{code}: Perdão de dívida – estorno",
    content: "{amount} são devidos de novo. {text}",
  },
  topupRejected: { subject: "{code}: Recarga rejeitada", content: "{text}" },
  invoiceIssued: { subject: "{code}: nova fatura", content: "{amount} vence em {day}." },
  invoiceDueSoon: { subject: "{code}: fatura a vencer", content: "{amount} vence em {day}." },
  invoiceDueToday: { subject: "{code}: fatura vence hoje", content: "{amount} vence hoje, {day}." },
  invoiceOverdue: {
    subject: "{code}: fatura vencida",
    content: "{amount} venceu em {day}. Pague-a para que pedidos possam ser pagos de novo.",
  },
  dayRecounted: {
    subject: "As somas armazenadas de {day} estavam erradas",
    content:
      "Elas não eram as dos lançamentos. Foram calculadas de novo, e o relatório está certo agora. Talvez alguém tenha alterado o banco de dados manualmente.",
  },
  daysRecounted: { subject: "As somas armazenadas de {count} dias estavam erradas", content: "{lines}" },
  invoicesDue: { subject: "{count} faturas vencem", content: "{lines}" },
  invoiceMentions: { subject: "{count} comentários em faturas mencionam você", content: "{lines}" },
  topupMentions: { subject: "{count} comentários em recargas mencionam você", content: "{lines}" },
  balancesLow: { subject: "{count} saldos estão baixos", content: "{lines}" },
  movementsOfMoney: { subject: "{count} movimentações no seu saldo", content: "{lines}" },
};
