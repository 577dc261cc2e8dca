import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Trabalho em muitos registros",
  purpose:
    "Entrega ao servidor um passo para muitos registros, mostra antes o que será atingido e o acompanha até o fim.",
  states: {
    idle: {
      title: "Nada começado",
      sees: "A lista sem uma janela desse tipo.",
      try: "Selecionar linhas e escolher o que fazer com elas.",
    },
    asking: {
      title: "Pedindo confirmação",
      sees: "Uma janela pergunta se isso deve ser feito a tantos registros.",
      try: "Ler o que será atingido e confirmar ou fechar.",
    },
    "asking.looking": {
      title: "Vendo o que será atingido",
      sees: "A janela conta os registros que serão atingidos.",
      try: "Esperar um instante, ou confirmar sem esperar.",
    },
    "asking.ready": {
      title: "Pronto para confirmar",
      sees: "A janela mostra os registros por estado e quais serão recusados.",
      try: "Confirmar ou fechar a janela.",
    },
    "asking.blind": {
      title: "Não foi possível prever",
      sees: "A janela diz que não foi possível ver o que será atingido.",
      try: "Clicar em Tentar de novo; dá para confirmar mesmo assim.",
    },
    sending: {
      title: "Entregando ao servidor",
      sees: "A janela está ocupada.",
      try: "Esperar alguns segundos.",
    },
    "sending.first": {
      title: "Primeira vez",
      sees: "A janela está ocupada com o trabalho recém-confirmado.",
      try: "Esperar alguns segundos.",
    },
    "sending.again": {
      title: "De novo, sem a janela",
      sees: "A linha diz que o trabalho está sendo enviado.",
      try: "Esperar alguns segundos.",
    },
    unknown: {
      title: "Resposta perdida",
      sees: "Não veio resposta: não se sabe se o trabalho começou.",
      try: "Clicar em Perguntar de novo: nada começa duas vezes.",
    },
    following: {
      title: "Acompanhando a tarefa",
      sees: "A linha mostra o andamento do trabalho.",
      try: "Deixar correr; é possível sair da página.",
    },
    "following.watching": {
      title: "Vendo-a avançar",
      sees: "A linha avança, com um botão para parar.",
      try: "Esperar ou sair da página: isso continua sozinho.",
    },
    "following.moving": {
      title: "Parando ou repetindo",
      sees: "O botão está ocupado.",
      try: "Esperar alguns segundos.",
    },
    "following.looking": {
      title: "Vendo em que ponto está",
      sees: "A linha está sendo atualizada.",
      try: "Esperar um instante.",
    },
    "following.ended": {
      title: "Terminada",
      sees: "A linha diz quantos foram feitos e quantos recusados, com repetir e desfazer onde é possível.",
      try: "Ver os recusados e repeti-los quando o motivo tiver sido resolvido.",
    },
  },
  events: {
    "work.ask": {
      title: "Trabalho escolhido",
      sees: "A pessoa escolheu um trabalho para muitos registros.",
      try: "Ler a janela.",
    },
    "work.confirm": { title: "Confirmado", sees: "A pessoa confirmou o trabalho.", try: "Esperar o começo." },
    "work.dismiss": {
      title: "Fechado",
      sees: "A pessoa fechou a janela ou a linha. Uma tarefa em andamento continua.",
      try: "Procurar a tarefa em andamento em Tarefas.",
    },
    "work.look": {
      title: "Visto de novo",
      sees: "A pessoa perguntou de novo o que será atingido.",
      try: "Esperar um instante.",
    },
    "work.check": {
      title: "Perguntado de novo",
      sees: "A pessoa clicou em Perguntar de novo depois de uma resposta perdida.",
      try: "Esperar a resposta.",
    },
    "job.seen": {
      title: "Notícias da tarefa",
      sees: "O servidor disse em que ponto a tarefa está.",
      try: "Nada.",
    },
    "job.step": {
      title: "Parar ou repetir",
      sees: "A pessoa parou a tarefa ou repetiu os recusados.",
      try: "Esperar alguns segundos.",
    },
    "job.undo": {
      title: "Desfazer",
      sees: "A pessoa pediu para deixar os registros como estavam.",
      try: "Esperar: uma tarefa própria faz isso.",
    },
  },
  guards: {
    isBegun: "O servidor começou a tarefa",
    isEnded: "A tarefa terminou",
    isRefused: "O servidor recusou o trabalho",
    isSeen: "Já se sabe o que será atingido",
    isUndoRefused: "O pedido de desfazer foi recusado",
  },
  actors: {
    beginJob: "Começar a tarefa",
    lookAhead: "Ver o que será atingido",
    moveJob: "Parar ou repetir a tarefa",
    watchJob: "Observar a tarefa",
  },
  delays: {},
};
