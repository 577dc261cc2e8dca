import type { FlowWords } from "../words.ts";

export const session: FlowWords = {
  title: "Ter a sessão iniciada",
  purpose:
    "Descobre quem tem a sessão iniciada ao abrir a aplicação, mantém isso certo durante o trabalho e termina quando a pessoa sai.",
  states: {
    reading: {
      title: "A procurar uma sessão guardada",
      sees: "Uma página vazia, menos de um segundo.",
      try: "Esperar um instante; se continuar vazia, recarregar a página.",
    },
    exchangingCode: {
      title: "A concluir o acesso",
      sees: "O logótipo e “Entrando”, logo depois da página de acesso.",
      try: "Esperar alguns segundos.",
    },
    checking: {
      title: "A verificar quem entrou",
      sees: "Ao abrir a aplicação, o logótipo e “Entrando”; a meio do trabalho a página fica como está.",
      try: "Esperar, no máximo uns dez segundos; o que foi digitado fica guardado.",
    },
    "checking.fetchingUser": {
      title: "A perguntar quem é ao servidor",
      sees: "“Entrando”, ou a página como estava.",
      try: "Esperar alguns segundos.",
    },
    "checking.waiting": {
      title: "À espera de nova tentativa",
      sees: "Ao abrir a aplicação, “Sem conexão com o servidor. Tentando de novo.”",
      try: "Verificar a rede ou o Wi-Fi e esperar: há três novas tentativas, sem fazer nada.",
    },
    signedIn: {
      title: "Sessão iniciada",
      sees: "A aplicação, com o nome da própria pessoa na barra superior.",
      try: "Nada: está tudo bem.",
    },
    signedOut: {
      title: "Sessão terminada",
      sees:
        "A página com o botão Entrar, que diz porquê; depois de uma falha do servidor, a página dessa falha.",
      try: "Verificar a rede se a página falar dela e depois carregar em Entrar.",
    },
  },
  events: {
    "session.logOut": {
      title: "Saída escolhida",
      sees: "A pessoa escolheu Sair no menu do seu nome. O que não foi guardado perdeu-se.",
      try: "Entrar de novo para continuar.",
    },
    "stored.read": {
      title: "Sessão guardada procurada",
      sees: "A página viu se este navegador guarda uma sessão ou volta da página de acesso.",
      try: "Nada: o passo seguinte vem sozinho.",
    },
    "session.refused": {
      title: "Sessão recusada pelo servidor",
      sees:
        "A meio do trabalho o servidor deixou de reconhecer a sessão. A página fica enquanto se verifica.",
      try: "Esperar; se aparecer a página de acesso, entrar de novo: o que foi digitado fica guardado.",
    },
    "person.known": {
      title: "Novos dados da pessoa",
      sees: "O nome, o saldo ou os direitos da pessoa mudaram, e a página mostra-o sozinha.",
      try: "Nada a fazer.",
    },
  },
  guards: {
    isCode: "A pessoa vem da página de acesso",
    isToken: "Este navegador guarda uma sessão",
    isStray: "O acesso começou noutra janela",
    isExchanged: "O acesso foi concluído",
    hasOlderToken: "Já havia aqui uma sessão iniciada",
    isPerson: "O servidor conhece a pessoa",
    canRetry: "Sem resposta, mas resta uma tentativa",
    isSame: "É a mesma pessoa",
  },
  actors: {
    exchangeCode: "Concluir o acesso",
    fetchUser: "Perguntar ao servidor quem é",
  },
  delays: {
    retryDelay: "ao fim de 0,5 a 4 segundos",
    retryWindow: "ao fim de 10 segundos",
  },
};
