import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  decision: {
    loading: "Carregando os itens",
    garments: { one: "{count} peça", other: "{count} peças" },
    failed: "{code} não deu certo: decida de novo.",
    outcome: "Decisão",
    choose: "Escolher",
    notBack: "Pode ser reenviada assim que voltar à prateleira.",
    amount: "Reembolso",
    amountOf: "Reembolso de {name}",
    most: "No máximo {amount}",
    all: "Tudo",
    charged: "O vendedor paga",
    cause: "Causa, só para a equipe",
    nameCause: "Indicar a causa",
    noCause: "Sem causa",
    step: "Etapa",
    fault: "O que deu errado",
    proposed: "Sugerida pelo histórico da peça",
    happens: "O que vai acontecer",
    nothing: "Dê uma decisão a cada item e um valor a cada reembolso.",
    reprints: {
      one: "{count} peça de {order} é impressa de novo e enviada ao mesmo endereço.",
      other: "{count} peças de {order} são impressas de novo e enviadas ao mesmo endereço.",
    },
    reships: {
      one: "{count} peça da prateleira é reenviada.",
      other: "{count} peças da prateleira são reenviadas.",
    },
    charges: {
      one: "O vendedor paga {count} peça. Sem saldo suficiente, ela espera.",
      other: "O vendedor paga {count} peças. Sem saldo suficiente, elas esperam.",
    },
    refunds: "{amount} voltam ao saldo do vendedor assim que o reembolso for aprovado.",
    rejects: {
      one: "Nada é feito por {count} peça.",
      other: "Nada é feito por {count} peças.",
    },
    aboveLimit: "Acima de {limit} só um administrador decide.",
    open: {
      one: "{count} peça ainda não tem decisão.",
      other: "{count} peças ainda não têm decisão.",
    },
    applyToAll: "Aplicar a todas as linhas",
    reset: "Recomeçar",
    sellerReads: "O vendedor lê este texto.",
    mergeHelp: "As mensagens e peças passam para o caso escolhido.",
    mergeNone: "Este vendedor não tem outro caso aberto.",
  },
};
