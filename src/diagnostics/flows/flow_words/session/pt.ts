import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Estar conectado",
  purpose:
    "Descobre quem está conectado ao abrir o aplicativo, mantém isso certo durante o trabalho e termina quando a pessoa sai.",
  states: {
    reading: {
      title: "Procurando uma sessão guardada",
      sees: "Uma página vazia, menos de um segundo.",
      try: "Esperar um instante; se continuar vazia, recarregar a página.",
    },
    exchangingCode: {
      title: "Concluindo o acesso",
      sees: "O logotipo e “Entrando”, logo depois da página de acesso.",
      try: "Esperar alguns segundos.",
    },
    checking: {
      title: "Verificando quem entrou",
      sees: "Ao abrir o aplicativo, o logotipo e “Entrando”; no meio do trabalho a página fica como está.",
      try: "Esperar, no máximo uns dez segundos; o que foi digitado é mantido.",
    },
    "checking.fetchingUser": {
      title: "Verificando quem entrou",
      sees: "“Entrando”, ou a página como estava.",
      try: "Esperar alguns segundos.",
    },
    "checking.waiting": {
      title: "Esperando nova tentativa",
      sees: "Ao abrir o aplicativo, “Sem conexão com o servidor. Tentando de novo.”",
      try: "Verificar a rede ou o Wi-Fi e esperar: há três novas tentativas, sem fazer nada.",
    },
    signedIn: {
      title: "Conectado",
      sees: "O aplicativo, com o nome da própria pessoa na barra superior.",
      try: "Nada: está tudo bem.",
    },
    signedOut: {
      title: "Desconectado",
      sees:
        "A página com o botão Entrar, que diz por quê; depois de uma falha do servidor, a página dessa falha.",
      try: "Verificar a rede se a página falar dela e depois clicar em Entrar.",
    },
  },
  events: {
    "session.logOut": {
      title: "Saída escolhida",
      sees: "A pessoa escolheu Sair no menu com o nome dela. O que não foi salvo se perdeu.",
      try: "Entrar de novo para continuar.",
    },
    "stored.read": {
      title: "Sessão guardada procurada",
      sees: "A página viu se este navegador guarda uma sessão ou volta da página de acesso.",
      try: "Nada: o próximo passo vem sozinho.",
    },
    "session.refused": {
      title: "Sessão recusada pelo servidor",
      sees:
        "No meio do trabalho o servidor deixou de reconhecer a sessão. A página fica enquanto se verifica.",
      try: "Esperar; se aparecer a página de acesso, entrar de novo: o que foi digitado é mantido.",
    },
    "person.known": {
      title: "Novos dados da pessoa",
      sees: "O nome, o saldo ou os direitos da pessoa mudaram, e a página mostra isso sozinha.",
      try: "Nada a fazer.",
    },
  },
  guards: {
    isCode: "A pessoa vem da página de acesso",
    isToken: "Este navegador guarda uma sessão",
    isStray: "O acesso começou em outra janela",
    isExchanged: "O acesso foi concluído",
    hasOlderToken: "Já havia uma sessão aqui",
    isPerson: "O servidor conhece a pessoa",
    canRetry: "Sem resposta, mas resta uma tentativa",
    isSame: "É a mesma pessoa",
  },
  actors: {
    exchangeCode: "Concluir o acesso",
    fetchUser: "Verificar quem entrou",
  },
  delays: {
    retryDelay: "depois de 0,5 a 4 segundos",
    retryWindow: "depois de 10 segundos",
  },
};
