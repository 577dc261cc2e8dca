import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "O percurso de um caso",
  purpose: "Leva a reclamação de um vendedor das primeiras palavras a uma compensação ou resposta.",
  states: {
    "Draft": {
      title: "Rascunho",
      sees: "O caso é um “Rascunho”: o vendedor não o enviou.",
      try: "Escolha as peças, descreva o problema, anexe fotos e clique em “Enviar caso”.",
    },
    "Processing": {
      title: "Em processamento",
      sees: "O caso está “Em processamento”: a equipe precisa responder ou decidir. O prazo corre.",
      try: "A equipe pergunta, decide, resolve ou rejeita; o vendedor pode retirá-lo.",
    },
    "Waiting Seller": {
      title: "Aguarda o vendedor",
      sees: "A equipe perguntou algo ao vendedor. O prazo está parado.",
      try: "O vendedor responde. Sem resposta, o caso é fechado após 7 dias.",
    },
    "Inprocess": {
      title: "Em andamento",
      sees: "Está decidido, e uma compensação está em andamento.",
      try: "Espere o envio dos pedidos e o pagamento dos reembolsos.",
    },
    "Resolved": {
      title: "Resolvido",
      sees: "O caso está “Resolvido”: as compensações terminaram, ou uma resposta bastou.",
      try: "O vendedor pode fechá-lo, ou reabri-lo em até 7 dias.",
    },
    "Rejected": {
      title: "Rejeitado",
      sees: "O caso está “Rejeitado”, com um motivo.",
      try: "Leia o motivo. O vendedor pode reabri-lo em até 7 dias.",
    },
    "Closed": {
      title: "Fechado",
      sees: "O caso está “Fechado”: nada mais o altera.",
      try: "Abra um novo caso para qualquer outra coisa.",
    },
  },
  events: {
    "case.submit": {
      title: "Enviar caso",
      sees: "Alguém clicou em “Enviar caso”: a equipe o vê, e o prazo corre.",
      try: "Se estiver bloqueado, leia o que falta.",
    },
    "case.assign": {
      title: "Atribuir",
      sees: "A equipe assumiu o caso ou o passou a um colega.",
      try: "Nada.",
    },
    "case.raise": {
      title: "Aumentar a prioridade",
      sees: "A equipe aumentou a prioridade: valem os prazos mais curtos, e o tempo usado continua usado.",
      try: "Nada.",
    },
    "case.lower": {
      title: "Baixar a prioridade",
      sees: "A equipe baixou a prioridade: valem os prazos mais longos.",
      try: "Nada.",
    },
    "case.ask": {
      title: "Perguntar ao vendedor",
      sees: "A equipe clicou em “Perguntar ao vendedor” e escreveu uma pergunta.",
      try: "Espere a resposta.",
    },
    "case.answer": {
      title: "Responder",
      sees: "O vendedor respondeu: o prazo volta a correr.",
      try: "Leia a resposta.",
    },
    "case.decide": {
      title: "Decidir",
      sees: "A equipe decidiu sobre cada linha: pedidos e reembolsos foram criados.",
      try: "Espere por eles. Se estiver bloqueado, leia o motivo.",
    },
    "case.resolve": {
      title: "Resolver",
      sees: "A equipe clicou em “Resolver” e escreveu uma resposta que basta.",
      try: "Leia a resposta.",
    },
    "case.reject": {
      title: "Rejeitar",
      sees: "A equipe clicou em “Rejeitar” e deu um motivo.",
      try: "Leia o motivo.",
    },
    "remedies.settle": {
      title: "Compensações encerradas",
      sees: "Um pedido ou reembolso do caso terminou.",
      try: "Nada: isto acontece sozinho.",
    },
    "case.reopen": {
      title: "Reabrir",
      sees: "Alguém clicou em “Reabrir” e disse por quê: o prazo recomeça.",
      try: "Leia por quê.",
    },
    "case.close": {
      title: "Fechar",
      sees: "O vendedor aceitou o resultado, ou passaram 7 dias.",
      try: "Nada: está encerrado.",
    },
    "case.withdraw": {
      title: "Retirar",
      sees: "O vendedor clicou em “Retirar”.",
      try: "Nada: está encerrado.",
    },
    "case.merge": {
      title: "Unir",
      sees: "A equipe uniu o caso a outro.",
      try: "Veja o outro caso: a conversa continua lá.",
    },
    "case.claim": {
      title: "Reclamar à transportadora",
      sees: "A equipe reclamou da transportadora o custo de um pacote perdido.",
      try: "Outra pessoa envia a cobrança em PB Requests.",
    },
  },
  guards: {
    hasLines: "Há peças escolhidas",
    isDescribed: "Está descrito",
    hasEvidence: "Tem foto ou vídeo",
    isInWindow: "Está no prazo",
    isNormal: "A prioridade é normal",
    isHigh: "A prioridade é alta",
    isAnswered: "O vendedor escreveu por último",
    isDecided: "Cada linha tem um resultado",
    isFreeLine: "Nada já foi compensado",
    isHandedOver: "A mercadoria saiu",
    isBack: "A mercadoria voltou",
    refundFits: "Nenhum reembolso é alto demais",
    isWithinLimit: "A soma está no limite",
    hasNoRemedy: "Nenhuma compensação em andamento",
    hasFailed: "Uma compensação falhou",
    areRemediesDone: "Todas as compensações terminaram",
    areRemediesStale: "Uma compensação terminou",
    isRecent: "Terminou há poucos dias",
    isReopenable: "Não foi reaberto duas vezes",
    isMergeable: "O outro caso pode recebê-lo",
    hasBoughtLabel: "O pacote tem etiqueta comprada",
    isUnclaimed: "Ninguém reclamou ainda",
    isClaimInTime: "O prazo da reclamação ainda corre",
    "hasLines and isDescribed and hasEvidence and isInWindow": "Completo e no prazo",
    "isDecided and isFreeLine and isHandedOver and isBack and refundFits and isWithinLimit":
      "Decidido, livre, de volta, nos limites",
    "isRecent and isReopenable": "Há poucos dias, não reaberto duas vezes",
    "hasNoRemedy and isMergeable": "Sem compensação, o outro pode recebê-lo",
    "hasBoughtLabel and isUnclaimed and isClaimInTime": "Comprada, não reclamada, no prazo",
  },
  actors: {},
  delays: {},
};
