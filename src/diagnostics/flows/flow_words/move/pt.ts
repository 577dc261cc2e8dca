import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Dar um passo em um registro",
  purpose: "Envia um passo, por exemplo “Pagar pedido”, sem que possa acontecer duas vezes.",
  states: {
    idle: {
      title: "Esperando um passo",
      sees: "Os próximos passos são botões abaixo do número.",
      try: "Clicar no passo. Um passo cinza diz por que não é possível agora.",
    },
    form: {
      title: "Passo aberto",
      sees: "Na tela estão os campos ou a pergunta do passo, ou uma mensagem sobre ele.",
      try: "Concluir o passo ou fechá-lo.",
    },
    "form.asking": {
      title: "Pedindo o que falta",
      sees: "Há campos ou uma pergunta abaixo dos passos.",
      try: "Preencher e clicar no botão do passo. “Cancelar” não faz nada.",
    },
    "form.refused": {
      title: "Recusado",
      sees: "Uma linha vermelha diz por que o passo foi recusado e o que é possível agora.",
      try: "Resolver o motivo ou escolher um passo indicado. “Fechar” tira a linha.",
    },
    "form.failed": {
      title: "Não foi feito",
      sees: "Uma linha vermelha diz que o passo não foi feito, com “Tentar de novo” e “Fechar”.",
      try: "Verificar a conexão, esperar um instante e clicar em “Tentar de novo”.",
    },
    sending: {
      title: "Enviando",
      sees: "O botão diz “Enviando” e o nome do passo.",
      try: "Esperar alguns segundos.",
    },
    waiting: {
      title: "Não veio resposta",
      sees: "Uma linha amarela diz que não veio resposta e que isso está sendo verificado.",
      try: "Esperar: a pergunta é repetida sozinha. Não pode acontecer duas vezes.",
    },
    checking: {
      title: "Verificando",
      sees: "A linha amarela continua lá: o servidor é consultado para saber se o passo foi feito.",
      try: "Esperar alguns segundos.",
    },
    unknown: {
      title: "Ainda não se sabe",
      sees: "Uma linha amarela diz que ainda não se sabe se foi feito, com “Verificar de novo”.",
      try: "Verificar a conexão e clicar em “Verificar de novo”. Não pode acontecer duas vezes.",
    },
    done: {
      title: "Feito",
      sees: "Uma mensagem indica o registro e o que foi feito; os botões ficam parados um instante.",
      try: "Nada: está tudo feito.",
    },
  },
  events: {
    "move.begin": {
      title: "Passo escolhido",
      sees: "A pessoa clicou em um dos próximos passos.",
      try: "Se aparecerem campos, preencher.",
    },
    "move.fill": {
      title: "Campo preenchido",
      sees: "A pessoa escreveu algo que o passo pede.",
      try: "Preencher também o resto.",
    },
    "move.confirm": {
      title: "Passo confirmado",
      sees: "A pessoa confirmou o passo ou clicou em “Tentar de novo”.",
      try: "Se um campo estiver marcado, corrigir e confirmar de novo.",
    },
    "move.check": {
      title: "Perguntado de novo",
      sees: "A pessoa clicou em “Verificar de novo”.",
      try: "Esperar a resposta.",
    },
    "move.dismiss": {
      title: "Passo fechado",
      sees: "A pessoa clicou em “Cancelar”, “Fechar” ou pressionou Esc.",
      try: "Nada: o registro fica como está.",
    },
  },
  guards: {
    hasChecksLeft: "Perguntado menos de 2 vezes",
    hasProblems: "Há um campo a corrigir",
    isAsking: "O passo pede algo antes",
    isDone: "O servidor deu o passo",
    isFailed: "Nada foi feito nem decidido",
    isPending: "Ainda falta uma resposta anterior",
    isRefused: "O servidor recusou o passo",
  },
  actors: {
    sendMove: "Enviar o passo ao servidor",
  },
  delays: {
    checkDelay: "depois de 2 segundos",
    settle: "depois de menos de meio segundo",
  },
};
