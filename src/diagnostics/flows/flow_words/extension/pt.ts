import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "O percurso de uma extensão",
  purpose: "Completa o produto enquanto está ativa e com os direitos aceitos.",
  states: {
    Off: {
      title: "Desativada",
      sees: "A extensão está desativada: não recebe, não acrescenta e não envia nada.",
      try: "Preencha o que ela precisa, clique em “Ativar” e aceite os direitos.",
    },
    On: {
      title: "Ativa",
      sees: "A extensão está ativa e faz o que deve fazer.",
      try: "Veja o registro se faltar algo. “Desativar” interrompe.",
    },
  },
  events: {
    "extension.on": {
      title: "Ativar",
      sees: "Alguém leu os direitos pedidos e os aceitou.",
      try: "Clique em “Testar agora” para ver se funciona.",
    },
    "extension.off": {
      title: "Desativar",
      sees: "Alguém clicou em “Desativar”.",
      try: "Nada, ou “Ativar” para continuar.",
    },
  },
  guards: {
    hasSettings: "As configurações necessárias existem",
  },
  actors: {},
  delays: {},
};
