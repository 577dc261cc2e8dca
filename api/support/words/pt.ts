import type { reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  hasLines: "Escolha as peças de que se trata.",
  isDescribed: "Descreva o que aconteceu.",
  hasEvidence: "É necessária uma foto ou um vídeo de cada artigo afetado.",
  isInWindow: "O prazo para este motivo acabou. A equipe pode aceitá-lo com uma justificativa.",
  isAnswered: "Escreva sua resposta abaixo.",
  isDecided: "Cada linha precisa de um resultado. Se nada for compensado, rejeite o caso.",
  isHandedOver: "Ainda não saiu: rejeite na estação.",
  isBack: "A mercadoria não voltou: escolha uma reimpressão.",
  isFreeLine: "Já foi compensado.",
  refundFits: "O reembolso é maior do que o restante da cobrança.",
  isWithinLimit: "Acima de 200,00 um administrador decide.",
  hasNoRemedy: "Uma compensação está em andamento. Espere até que termine.",
  decidedAlready: "Outra pessoa decidiu primeiro.",
  isRecent: "Terminou há mais de 7 dias. Abra um novo caso.",
  isReopenable: "Já foi reaberto duas vezes. Abra um novo caso.",
  isMergeable: "O outro caso precisa estar aberto, ser do mesmo vendedor e não ter sido unido a este.",
  caseSent: "O caso foi enviado: escreva na conversa.",
  evidenceKept: "As provas de um caso enviado ficam como estão. Escreva abaixo.",
  caseIsTarget: "Outro caso foi unido a este.",
};
