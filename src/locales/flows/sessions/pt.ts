import type { FlowWords } from "../words.ts";

export const sessions: FlowWords = {
  title: "Sessões e dispositivos",
  purpose: "Mostra onde alguém tem sessão iniciada e termina-a noutro dispositivo ou em todos.",
  states: {
    loading: {
      title: "A carregar as sessões",
      sees: "Barras cinzentas no lugar da lista.",
      try: "Esperar alguns segundos.",
    },
    unreadable: {
      title: "Não foi possível carregar",
      sees: "“Não foi possível carregar suas sessões”, com o motivo por baixo.",
      try: "Verificar a rede e carregar em “Tentar de novo”.",
    },
    listed: {
      title: "Sessões visíveis",
      sees:
        "A lista de dispositivos, com “Este dispositivo” assinalado e os outros com um botão Sair. Um aviso por cima diz se algo não funcionou.",
      try: "Carregar em Sair ao lado de um dispositivo desconhecido e depois mudar a senha.",
    },
    confirming: {
      title: "A perguntar por todos os outros",
      sees:
        "A pergunta “Sair em todos os outros dispositivos?”; na ficha de outra pessoa, “Encerrar as sessões desta pessoa em todos os dispositivos?”.",
      try:
        "Carregar em “Sair em todos os outros lugares” ou “Encerrar todas as sessões” para o fazer, em Cancelar para deixar tudo como está.",
    },
    ending: {
      title: "A sair nos outros lugares",
      sees: "A lista fica, com os botões ocupados.",
      try: "Esperar alguns segundos.",
    },
    looking: {
      title: "A ver o que resta",
      sees: "A lista fica, com os botões ocupados mais um instante.",
      try: "Esperar alguns segundos: a lista mostrará o que vale agora.",
    },
  },
  events: {
    "sessions.retry": {
      title: "Nova tentativa pedida",
      sees: "A pessoa carregou em “Tentar de novo”.",
      try: "Esperar até a lista aparecer.",
    },
    "sessions.end": {
      title: "Saída num dispositivo",
      sees:
        "A pessoa carregou em Sair ao lado de outro dispositivo. O que está a usar termina com Sair no menu do nome.",
      try: "Esperar até o dispositivo desaparecer da lista.",
    },
    "sessions.endOthers": {
      title: "Todos os outros pedidos",
      sees:
        "A pessoa carregou em “Sair em todos os outros lugares”, ou em “Encerrar todas as sessões” na ficha de outra pessoa.",
      try: "Responder à pergunta que se segue.",
    },
    "sessions.cancel": {
      title: "Resposta: não",
      sees: "A pessoa carregou em Cancelar: nenhuma sessão termina.",
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
    fetchSignIns: "Perguntar onde há sessões",
    endSignIns: "Terminar estas sessões",
  },
  delays: {},
};
