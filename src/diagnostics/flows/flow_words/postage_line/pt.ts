import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "A vida de uma linha de uma fatura de postagem",
  purpose: "Decide o que acontece à diferença entre a linha de um fornecedor e a nossa etiqueta.",
  states: {
    Open: {
      title: "Aberta",
      sees: "A linha está “Aberta”: ninguém decidiu sobre ela.",
      try: "Aceite-a, passe-a ao vendedor, conteste-a ou ignore-a.",
    },
    Accepted: {
      title: "Aceita",
      sees: "A linha está “Aceita”: a diferença fica conosco.",
      try: "Nada. Enquanto a fatura está em revisão, pode ser reaberta.",
    },
    Passed: {
      title: "Passada",
      sees: "A linha está “Passada”: a diferença fica com o vendedor.",
      try: "Nada. Enquanto a fatura está em revisão, pode ser reaberta.",
    },
    Disputed: {
      title: "Contestada",
      sees: "A linha está “Contestada”: pedimos a diferença ao fornecedor.",
      try: "Acompanhe o seu pedido de reembolso.",
    },
    Ignored: {
      title: "Ignorada",
      sees: "A linha está “Ignorada”: a diferença não é lançada.",
      try: "Reabra-a se afinal contar.",
    },
  },
  events: {
    "line.accept": {
      title: "Aceitar",
      sees: "Alguém clicou em “Aceitar”.",
      try: "Se estiver bloqueado, a fatura não está em revisão.",
    },
    "line.pass": {
      title: "Passar",
      sees: "Alguém passou a diferença ao vendedor.",
      try: "Se estiver bloqueado, não tem vendedor, ou o valor excede a diferença.",
    },
    "line.dispute": {
      title: "Contestar",
      sees: "Alguém clicou em “Contestar”.",
      try:
        "Se estiver bloqueado, nenhuma etiqueta tem o seu número, ou o fornecedor não cobrou mais do que o esperado.",
    },
    "line.ignore": {
      title: "Ignorar",
      sees: "Alguém clicou em “Ignorar”.",
      try: "Se estiver bloqueado, a fatura não está em revisão.",
    },
    "line.reopen": {
      title: "Reabrir",
      sees: "Alguém clicou em “Reabrir”.",
      try: "Se estiver bloqueado, a fatura não está em revisão.",
    },
  },
  guards: {
    isInReview: "A fatura está em revisão",
    hasPayer: "Tem um vendedor",
    isPassable: "No máximo a diferença",
    "isInReview and hasPayer and isPassable": "Em revisão, com vendedor",
    isUnsubmitted: "Não enviada",
    "isInReview and isUnsubmitted": "Em revisão, não enviada",
    isOfLabel: "Tem uma etiqueta",
    isCharged: "Cobraram-nos mais",
    "isInReview and isOfLabel and isCharged": "Em revisão, com etiqueta, cobrada a mais",
  },
  actors: {},
  delays: {},
};
