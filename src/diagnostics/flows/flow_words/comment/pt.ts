import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Escrever um comentário",
  purpose: "Diz algo sobre um registro, com arquivos, uma só vez; nada do que foi escrito se perde.",
  states: {
    editing: {
      title: "Escrevendo",
      sees: "A caixa do comentário está no topo do histórico; uma linha vermelha avisa se não foi enviado.",
      try: "Escrever, esperar até que todos os arquivos estejam anexados e depois comentar.",
    },
    overtaken: {
      title: "Outros escreveram enquanto isso",
      sees:
        "Uma linha amarela diz quem escreveu e as novas mensagens ficam marcadas. O texto continua na caixa.",
      try: "Ler as novas mensagens, alterar o texto se preciso e enviar de novo.",
    },
    sending: {
      title: "Enviando",
      sees: "O botão diz “Enviando”.",
      try: "Esperar alguns segundos.",
    },
    unknown: {
      title: "Não se sabe se foi enviado",
      sees: "Uma linha amarela diz que não veio resposta, com “Verificar de novo”. O texto continua lá.",
      try: "Verificar a conexão e clicar em “Verificar de novo”. Não pode aparecer duas vezes.",
    },
    checking: {
      title: "Verificando",
      sees: "A linha amarela continua lá, com o botão cinza: o servidor é consultado de novo.",
      try: "Esperar alguns segundos.",
    },
  },
  events: {
    "comment.write": {
      title: "Texto escrito",
      sees: "A pessoa escreveu na caixa.",
      try: "Nada: o texto fica neste dispositivo até ser enviado.",
    },
    "comment.address": {
      title: "Leitores escolhidos",
      sees: "A pessoa escolheu “Só a equipe” ou “O vendedor vê isto”.",
      try: "Conferir quem lê antes de enviar.",
    },
    "comment.send": {
      title: "Pedido de envio",
      sees: "A pessoa clicou no botão de comentar ou pressionou Ctrl+Enter.",
      try: "Se nada acontecer, falta o texto ou um arquivo ainda está sendo anexado.",
    },
    "comment.check": {
      title: "Perguntado de novo",
      sees: "A pessoa clicou em “Verificar de novo”.",
      try: "Esperar a resposta.",
    },
    "file.attached": {
      title: "Um arquivo está anexado",
      sees: "O servidor tem o arquivo.",
      try: "Nada.",
    },
    "file.remove": {
      title: "Um arquivo foi removido",
      sees: "A pessoa removeu um arquivo do comentário.",
      try: "Nada.",
    },
  },
  guards: {
    isAnswerMissing: "Ainda falta uma resposta anterior",
    isOvertaken: "Outros escreveram enquanto isso",
    isReady: "Há texto",
    isRefused: "O servidor recusou o comentário",
    isSaved: "O servidor tem o comentário",
    isUnknown: "Não veio resposta",
  },
  actors: {
    sendComment: "Enviar o comentário ao servidor",
  },
  delays: {},
};
