import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Entrada na demonstração",
  purpose: "Sabe quem entrou na demonstração, que funciona apenas neste navegador.",
  states: {
    reading: {
      title: "Lendo o que está guardado",
      sees: "Uma página vazia por um instante.",
      try: "Esperar um instante.",
    },
    refreshing: {
      title: "Renovando a sessão",
      sees: "A página está carregando.",
      try: "Esperar um instante.",
    },
    signedIn: {
      title: "Dentro",
      sees: "As tarefas da demonstração.",
      try: "Explorar: nada pode ser estragado.",
    },
    "signedIn.resting": { title: "Nada a renovar", sees: "As tarefas da demonstração.", try: "Explorar." },
    "signedIn.renewing": {
      title: "Renovando em silêncio",
      sees: "As tarefas; a sessão é renovada sem se notar.",
      try: "Continuar.",
    },
    signedOut: {
      title: "Fora",
      sees: "A página Entrar, com o motivo quando há um.",
      try: "Entrar com a conta que a página indica.",
    },
    loggingIn: { title: "Entrando", sees: "O botão está ocupado.", try: "Esperar um instante." },
    registering: { title: "Cadastrando", sees: "O botão está ocupado.", try: "Esperar um instante." },
  },
  events: {
    "stored.read": {
      title: "Conteúdo guardado lido",
      sees: "O navegador foi consultado sobre um token guardado.",
      try: "Nada.",
    },
    "session.logOut": {
      title: "Saída",
      sees: "A pessoa clicou em Sair.",
      try: "Entrar de novo quando precisar.",
    },
    "token.due": { title: "Token no fim", sees: "O token está para terminar.", try: "Nada." },
    "logIn.asked": {
      title: "Entrar clicado",
      sees: "A pessoa clicou em Entrar.",
      try: "Esperar um instante.",
    },
    "register.asked": {
      title: "Cadastrar-se clicado",
      sees: "A pessoa clicou em Cadastrar-se.",
      try: "Esperar um instante.",
    },
    "form.opened": {
      title: "Formulário aberto",
      sees: "A pessoa abriu Entrar ou Cadastrar-se.",
      try: "Preencher o formulário.",
    },
    "field.changed": { title: "Algo digitado", sees: "A pessoa digitou no formulário.", try: "Continuar." },
  },
  guards: {
    hasToken: "Há um token guardado",
    isPerson: "A resposta identifica a pessoa",
    isRefused: "O token foi recusado",
  },
  actors: {
    refreshToken: "Renovar o token",
    logIn: "Conferir e-mail e senha",
    register: "Criar a conta",
  },
  delays: {
    renewalDelay: "pouco antes do fim do token",
  },
};
