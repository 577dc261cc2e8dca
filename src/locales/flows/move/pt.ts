import type { FlowWords } from "../words.ts";

export const move: FlowWords = {
  title: "Dar um passo num registo",
  purpose: "Envia um passo, por exemplo “Pagar pedido”, sem que possa acontecer duas vezes.",
  states: {
    idle: {
      title: "À espera de um passo",
      sees: "Os próximos passos são botões por baixo do número.",
      try: "Carregar no passo. Um passo cinzento diz porque não é possível agora.",
    },
    form: {
      title: "Passo aberto",
      sees: "Estão no ecrã os campos ou a pergunta do passo, ou uma mensagem sobre ele.",
      try: "Concluir o passo ou fechá-lo.",
    },
    "form.asking": {
      title: "A pedir o que falta",
      sees: "Há campos ou uma pergunta por baixo dos passos.",
      try: "Preencher e carregar no botão do passo. “Deixar como está” não faz nada.",
    },
    "form.refused": {
      title: "Recusado",
      sees: "Uma linha vermelha diz porque o passo foi recusado e o que é possível agora.",
      try: "Resolver o motivo ou escolher um passo indicado. “Fechar” retira a linha.",
    },
    "form.failed": {
      title: "Não foi feito",
      sees: "Uma linha vermelha diz que o passo não foi feito, com “Tentar de novo” e “Fechar”.",
      try: "Verificar a ligação, esperar um instante e carregar em “Tentar de novo”.",
    },
    sending: {
      title: "A enviar",
      sees: "O botão indica “Enviando” e o nome do passo.",
      try: "Esperar alguns segundos.",
    },
    waiting: {
      title: "Não veio resposta",
      sees: "Uma linha amarela diz que não veio resposta e que se está a verificar.",
      try: "Esperar: pergunta-se de novo sozinho. Não pode acontecer duas vezes.",
    },
    checking: {
      title: "A verificar",
      sees: "A linha amarela continua lá: pergunta-se ao servidor se o passo foi feito.",
      try: "Esperar alguns segundos.",
    },
    unknown: {
      title: "Ainda não se sabe",
      sees: "Uma linha amarela diz que ainda não se sabe se foi feito, com “Perguntar de novo”.",
      try: "Verificar a ligação e carregar em “Perguntar de novo”. Não pode acontecer duas vezes.",
    },
    done: {
      title: "Feito",
      sees: "Uma mensagem indica o registo e o que foi feito; os botões descansam um instante.",
      try: "Nada: está tudo feito.",
    },
  },
  events: {
    "move.begin": {
      title: "Passo escolhido",
      sees: "A pessoa carregou num dos próximos passos.",
      try: "Se aparecerem campos, preenchê-los.",
    },
    "move.fill": {
      title: "Campo preenchido",
      sees: "A pessoa escreveu algo que o passo pede.",
      try: "Preencher também o resto.",
    },
    "move.confirm": {
      title: "Passo confirmado",
      sees: "A pessoa confirmou o passo ou carregou em “Tentar de novo”.",
      try: "Se um campo estiver marcado, corrigi-lo e confirmar outra vez.",
    },
    "move.check": {
      title: "Perguntado de novo",
      sees: "A pessoa carregou em “Perguntar de novo”.",
      try: "Esperar pela resposta.",
    },
    "move.dismiss": {
      title: "Passo fechado",
      sees: "A pessoa carregou em “Deixar como está”, “Fechar” ou Esc.",
      try: "Nada: o registo fica como está.",
    },
  },
  guards: {
    hasChecksLeft: "Perguntou-se menos de 2 vezes",
    hasProblems: "Há um campo a corrigir",
    isAsking: "O passo pede primeiro alguma coisa",
    isDone: "O servidor deu o passo",
    isFailed: "Nada foi feito nem decidido",
    isPending: "Falta ainda uma resposta anterior",
    isRefused: "O servidor recusou o passo",
  },
  actors: {
    sendMove: "Enviar o passo ao servidor",
  },
  delays: {
    checkDelay: "ao fim de 2 segundos",
    settle: "ao fim de menos de meio segundo",
  },
};
