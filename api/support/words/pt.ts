import type { NoticesLike } from "../../notices.ts";
import type { notices as englishNotices, reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  hasLines: "Escolha as peças de que se trata.",
  isDescribed: "Descreva o que aconteceu.",
  hasEvidence: "É necessária uma foto ou um vídeo de cada artigo afetado.",
  isInWindow: "O prazo deste motivo acabou. A equipe ainda pode aceitar o caso com uma explicação.",
  isNormal: "A prioridade já é alta.",
  isHigh: "A prioridade já é normal.",
  isAnswered: "Escreva sua resposta abaixo.",
  isDecided: "Cada linha precisa de um resultado. Se nada for compensado, rejeite o caso.",
  isHandedOver: "Ainda não saiu: rejeite na estação.",
  isBack: "A mercadoria não voltou: escolha uma reimpressão.",
  isFreeLine: "Já foi compensado.",
  refundFits: "O reembolso é maior do que o restante da cobrança.",
  isWithinLimit: "Acima do limite, um administrador decide.",
  hasNoRemedy: "Uma compensação está em andamento. Espere até que termine.",
  decidedAlready: "Outra pessoa já decidiu. Recarregue o caso.",
  isRecent: "Terminou há mais de 7 dias. Abra um novo caso.",
  isReopenable: "Já foi reaberto duas vezes. Abra um novo caso.",
  isMergeable: "O outro caso precisa estar aberto, ser do mesmo vendedor e não ter sido unido a este.",
  hasBoughtLabel:
    "O pacote não tem etiqueta comprada aqui. Se o pedido tem vários pacotes, escolha um ao abrir o caso.",
  isUnclaimed: "Já há uma reclamação aberta ou creditada para este pacote.",
  isClaimInTime: "A transportadora não aceita mais reclamação para este pacote.",
  caseSent: "O caso foi enviado: escreva na conversa.",
  evidenceKept: "As provas de um caso enviado ficam como estão. Escreva abaixo.",
  caseIsTarget: "Outro caso foi unido a este.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  caseInprocess: {
    subject: "{code}: Decidido",
    content: "Está decidido, e uma compensação está em andamento.",
  },
  caseResolved: { subject: "{code}: Resolvido", content: "O caso está resolvido." },
  caseRejected: { subject: "{code}: Rejeitado", content: "O caso foi rejeitado." },
  caseAsked: { subject: "{code}: Aguarda o vendedor", content: "Precisamos de uma resposta sua." },
  caseAnswered: { subject: "{code}: Resposta do vendedor", content: "O vendedor respondeu." },
  caseReplyOverdue: { subject: "{code} está atrasado", content: "A primeira resposta está atrasada." },
  caseReplyDue: {
    subject: "{code} vence em breve",
    content: "A primeira resposta vence: resta um quarto do tempo.",
  },
  caseDecisionOverdue: { subject: "{code} está atrasado", content: "A decisão está atrasada." },
  caseDecisionDue: {
    subject: "{code} vence em breve",
    content: "A decisão vence: resta um quarto do tempo.",
  },
  caseWaits: {
    subject: "{code} aguarda sua resposta",
    content: "Sem resposta, o caso será fechado em {days} dias.",
  },
  caseCloses: {
    subject: "{code} será fechado em breve",
    content: "Sem resposta, o caso será fechado em {days} dias.",
  },
  caseMentions: { subject: "{count} comentários em casos mencionam você", content: "{lines}" },
  casesAnswered: { subject: "{count} casos seus foram respondidos", content: "{lines}" },
  casesDecided: { subject: "{count} casos seus foram decididos", content: "{lines}" },
  casesDue: { subject: "{count} casos vencem ou aguardam você", content: "{lines}" },
};
