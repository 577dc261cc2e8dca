import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Link para definir uma senha",
  purpose:
    "Cria um link de uso único com que outra pessoa define a própria senha; nenhum e-mail é enviado, o link é entregue.",
  states: {
    none: {
      title: "Nenhum link visível",
      sees: "O botão “Criar um link” na aba Acesso do usuário. Acima, por que o último não foi criado.",
      try: "Clicar em “Criar um link”. O link anterior deixa de funcionar.",
    },
    making: {
      title: "Criando o link",
      sees: "O botão “Criar um link” fica ocupado por um instante.",
      try: "Esperar alguns segundos.",
    },
    revealed: {
      title: "Mostrado só desta vez",
      sees: "O link de uso único, até quando vale, e o botão “Já copiei”.",
      try: "Copiar o link, entregar só a essa pessoa e depois clicar em “Já copiei”.",
    },
  },
  events: {
    "link.make": {
      title: "Link desejado",
      sees: "Alguém clicou em “Criar um link”.",
      try: "Esperar até o link aparecer.",
    },
    "link.hide": {
      title: "Link ocultado",
      sees: "Alguém clicou em “Já copiei”: o link deixa de ser mostrado, mas continua valendo.",
      try: "Criar outro link se ele não foi copiado.",
    },
  },
  guards: { isMade: "O servidor criou o link" },
  actors: { makeLink: "Criar um link" },
  delays: {},
};
