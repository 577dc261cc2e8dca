import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Um passo para vários registros",
  purpose:
    "Envia um passo, por exemplo uma retenção, a todos os registros selecionados e diz o que aconteceu com cada um.",
  states: {
    settled: {
      title: "Nada sendo enviado",
      sees: "A lista está parada; nada está sendo enviado.",
      try: "Selecionar linhas e escolher um passo.",
    },
    "settled.idle": {
      title: "Nada enviado",
      sees: "A lista sem mensagem.",
      try: "Selecionar linhas e escolher um passo.",
    },
    "settled.answered": {
      title: "Resultado exibido",
      sees: "A linha diz quantos foram feitos e quantos foram recusados, com os motivos.",
      try: "Ler os motivos dos recusados; os outros estão feitos.",
    },
    "settled.failed": {
      title: "Não executado",
      sees: "A linha diz que o passo não foi executado, e por quê.",
      try: "Corrigir o que ela indica e escolher o passo de novo: nada foi alterado.",
    },
    sending: {
      title: "Enviando",
      sees: "A linha diz que o passo está sendo enviado.",
      try: "Esperar alguns segundos.",
    },
    unknown: {
      title: "Resposta perdida",
      sees: "A linha diz que não veio resposta, com um botão Perguntar de novo.",
      try: "Clicar em Perguntar de novo: nada é feito duas vezes.",
    },
  },
  events: {
    "bulk.send": {
      title: "Passo escolhido",
      sees: "A pessoa escolheu um passo para as linhas selecionadas.",
      try: "Esperar a resposta.",
    },
    "bulk.check": {
      title: "Perguntado de novo",
      sees: "A pessoa clicou em Perguntar de novo.",
      try: "Esperar a resposta.",
    },
    "bulk.dismiss": {
      title: "Mensagem fechada",
      sees: "A pessoa fechou a mensagem.",
      try: "Nada: tudo está como estava.",
    },
  },
  guards: {
    hasIds: "Pelo menos um registro está selecionado",
    hasResults: "O servidor respondeu por cada registro",
    isFailed: "O servidor recusou o passo inteiro",
  },
  actors: {
    sendMoves: "Enviar o passo ao servidor",
  },
  delays: {},
};
