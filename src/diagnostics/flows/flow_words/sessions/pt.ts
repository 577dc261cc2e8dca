import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Sessões e dispositivos",
  purpose: "Mostra onde alguém está conectado e encerra a sessão em outro dispositivo ou em todos.",
  states: {
    loading: {
      title: "Carregando as sessões",
      sees: "Barras cinza no lugar da lista.",
      try: "Esperar alguns segundos.",
    },
    unreadable: {
      title: "Não foi possível carregar",
      sees: "“Não foi possível carregar suas sessões”, com o motivo abaixo.",
      try: "Verificar a rede e clicar em “Tentar de novo”.",
    },
    listed: {
      title: "Sessões visíveis",
      sees:
        "A lista de dispositivos, com “Este dispositivo” marcado e os outros com um botão Sair. Um aviso acima diz se algo não funcionou.",
      try: "Clicar em Sair ao lado de um dispositivo desconhecido e depois mudar a senha.",
    },
    confirming: {
      title: "Perguntando por todos os outros",
      sees:
        "A pergunta “Sair em todos os outros dispositivos?”; na página de outra pessoa, “Encerrar as sessões desta pessoa em todos os dispositivos?”.",
      try:
        "Clicar em “Sair em todos os outros lugares” ou “Encerrar todas as sessões” para fazer isso, em Cancelar para deixar tudo como está.",
    },
    ending: {
      title: "Saindo nos outros lugares",
      sees: "A lista fica, com os botões ocupados.",
      try: "Esperar alguns segundos.",
    },
    looking: {
      title: "Vendo o que resta",
      sees: "A lista fica, com os botões ocupados mais um instante.",
      try: "Esperar alguns segundos: a lista mostrará o que vale agora.",
    },
  },
  events: {
    "sessions.retry": {
      title: "Nova tentativa pedida",
      sees: "A pessoa clicou em “Tentar de novo”.",
      try: "Esperar até a lista aparecer.",
    },
    "sessions.end": {
      title: "Saída em um dispositivo",
      sees:
        "A pessoa clicou em Sair ao lado de outro dispositivo. O dispositivo em uso sai com Sair, no menu do nome.",
      try: "Esperar até o dispositivo desaparecer da lista.",
    },
    "sessions.endOthers": {
      title: "Saída em todos os outros",
      sees:
        "A pessoa clicou em “Sair em todos os outros lugares”, ou em “Encerrar todas as sessões” na página de outra pessoa.",
      try: "Responder à pergunta que aparece.",
    },
    "sessions.cancel": {
      title: "Resposta: não",
      sees: "A pessoa clicou em Cancelar: nenhuma sessão termina.",
      try: "Nada a fazer.",
    },
    "sessions.confirm": {
      title: "Resposta: sim",
      sees: "A pessoa confirmou que quer sair em todos os outros.",
      try: "Esperar até a lista mostrar o que resta.",
    },
  },
  guards: {
    isKnown: "O servidor deu a lista",
    isOther: "Não é o dispositivo em uso",
    hasOthers: "Há outros dispositivos",
  },
  actors: {
    fetchSignIns: "Carregar as sessões",
    endSignIns: "Encerrar estas sessões",
  },
  delays: {},
};
