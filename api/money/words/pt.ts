import type { reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  rateFixed: "Uma taxa nunca é alterada. Adicione outra para o mesmo dia.",
  requestFixed: "Uma solicitação não pode ser alterada. Cancele-a e faça outra.",
  isOneEnough: "Outra pessoa precisa decidir.",
  isSecond: "Você aprovou: outra pessoa devolve.",
  isMaker: "Só quem solicitou pode cancelar.",
  isNotMaker: "Você solicitou, ou agiu por quem solicitou: outra pessoa decide.",
  isNotChecker: "Você aprovou: outra pessoa faz o estorno.",
  isOnce: "Outra recarga com este ID de transação está aprovada.",
  hasRate: "Não há taxa para esse dia. Adicione uma e depois aprove.",
  areBooksSound: "Os livros têm um erro: nenhum dinheiro sai até ele ser encontrado.",
  insufficientBalance: "O saldo não cobre o total do pedido.",
  statementTooLong: "Este mês tem mais de 10.000 lançamentos. Exporte a lista.",
};
