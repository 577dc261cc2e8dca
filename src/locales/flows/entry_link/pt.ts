import type { FlowWords } from "../words.ts";

export const entryLink: FlowWords = {
  title: "Link para definir uma senha",
  purpose:
    "Cria um link de uso único com que outra pessoa define a sua senha; nenhum e-mail é enviado, o link é entregue.",
  states: {
    none: {
      title: "Nenhum link visível",
      sees: "O botão “Criar um link” na aba Acesso do usuário. Por cima, porque o último não foi criado.",
      try: "Carregar em “Criar um link”. Um link anterior deixa então de funcionar.",
    },
    making: {
      title: "A criar o link",
      sees: "O botão “Criar um link” fica ocupado por um instante.",
      try: "Esperar alguns segundos.",
    },
    revealed: {
      title: "Mostrado só desta vez",
      sees: "O link de uso único, até quando vale, e o botão “Já copiei”.",
      try: "Copiá-lo, entregá-lo só a essa pessoa e depois carregar em “Já copiei”.",
    },
  },
  events: {
    "link.make": {
      title: "Link pretendido",
      sees: "Alguém carregou em “Criar um link”.",
      try: "Esperar até o link aparecer.",
    },
    "link.hide": {
      title: "Link arrumado",
      sees: "Alguém carregou em “Já copiei”: o link deixa de ser mostrado, mas continua a valer.",
      try: "Criar outro link se afinal não foi copiado.",
    },
  },
  guards: { isMade: "O servidor criou o link" },
  actors: { makeLink: "Pedir um link ao servidor" },
  delays: {},
};
