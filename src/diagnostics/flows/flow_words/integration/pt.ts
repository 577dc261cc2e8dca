import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "O percurso de uma integração",
  purpose: "Liga-nos a outro sistema enquanto está ativa.",
  states: {
    Paused: {
      title: "Pausada",
      sees: "A integração está pausada: nada é enviado, e o que chega é recusado.",
      try: "Crie o segredo e clique em “Ativar”.",
    },
    Active: {
      title: "Ativa",
      sees: "A integração está ativa: eventos são enviados, ou pedidos chegam.",
      try: "Veja o registro se faltar algo. “Desativar” interrompe.",
    },
  },
  events: {
    "integration.on": {
      title: "Ativar",
      sees: "Alguém clicou em “Ativar”.",
      try: "Clique em “Testar agora” para ver a resposta do outro lado.",
    },
    "integration.off": {
      title: "Desativar",
      sees: "Alguém clicou em “Desativar”; nada mais sai nem entra.",
      try: "Nada, ou “Ativar” para continuar.",
    },
  },
  guards: {
    hasSecret: "Tem um segredo",
  },
  actors: {},
  delays: {},
};
