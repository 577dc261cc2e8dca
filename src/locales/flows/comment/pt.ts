import type { FlowWords } from "../words.ts";

export const comment: FlowWords = {
  title: "Escrever um comentário",
  purpose: "Diz algo sobre um registo, com ficheiros, uma só vez; nada do que se escreveu se perde.",
  states: {
    editing: {
      title: "A escrever",
      sees: "A caixa do comentário está no topo do histórico; uma linha vermelha avisa se não foi enviado.",
      try: "Escrever, esperar até todos os ficheiros estarem anexados e depois comentar.",
    },
    sending: {
      title: "A enviar",
      sees: "O botão indica “A enviar”.",
      try: "Esperar alguns segundos.",
    },
    unknown: {
      title: "Não se sabe se foi enviado",
      sees: "Uma linha amarela diz que não veio resposta, com “Perguntar outra vez”. O texto mantém-se.",
      try: "Verificar a ligação e carregar em “Perguntar outra vez”. Não pode aparecer duas vezes.",
    },
    checking: {
      title: "A verificar",
      sees: "A linha amarela continua lá, com o botão cinzento: pergunta-se de novo ao servidor.",
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
      sees: "A pessoa escolheu “Só a equipa” ou “O vendedor vê isto”.",
      try: "Confirmar quem lê antes de enviar.",
    },
    "comment.send": {
      title: "Pedido de envio",
      sees: "A pessoa carregou no botão de comentar ou em Ctrl+Enter.",
      try: "Se nada acontecer, falta o texto ou ainda se está a anexar um ficheiro.",
    },
    "comment.check": {
      title: "Perguntado outra vez",
      sees: "A pessoa carregou em “Perguntar outra vez”.",
      try: "Esperar pela resposta.",
    },
    "file.add": {
      title: "Ficheiros escolhidos",
      sees: "A pessoa escolheu, colou ou arrastou ficheiros.",
      try: "No máximo 20 ficheiros por comentário, imagens ou PDF até 10 MB.",
    },
    "file.uploaded": {
      title: "Um ficheiro está anexado",
      sees: "O servidor tem o ficheiro.",
      try: "Nada.",
    },
    "file.refused": {
      title: "Um ficheiro não foi anexado",
      sees: "Ao lado do ficheiro está “Não anexado” e o motivo.",
      try: "Retirá-lo e anexar outro, ou o mesmo outra vez.",
    },
    "file.remove": {
      title: "Um ficheiro foi retirado",
      sees: "A pessoa retirou um ficheiro do comentário.",
      try: "Nada.",
    },
  },
  guards: {
    hasRoom: "Ainda há lugar para estes ficheiros",
    isOwed: "Falta ainda uma resposta anterior",
    isReady: "Há texto e os ficheiros estão anexados",
    isRefused: "O servidor recusou o comentário",
    isSaid: "O servidor tem o comentário",
    isUnknown: "Não veio resposta",
  },
  actors: {
    sendComment: "Enviar o comentário ao servidor",
  },
  delays: {},
};
