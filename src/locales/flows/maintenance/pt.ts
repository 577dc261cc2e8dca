import type { FlowWords } from "../words.ts";

export const maintenance: FlowWords = {
  title: "À espera do servidor",
  purpose: "Diz à pessoa quando volta um servidor que está a iniciar ou em manutenção.",
  states: {
    waiting: {
      title: "À espera do servidor",
      sees: "A página “Voltamos logo”, que consulta o servidor sozinha, e o botão “Consultar agora”.",
      try:
        "Deixar a página aberta; o que foi digitado fica guardado. Carregar em “Consultar agora” para o fazer já.",
    },
    asking: {
      title: "A consultar o servidor",
      sees: "“Consultando o servidor”; o botão “Consultar agora” fica ocupado.",
      try: "Esperar alguns segundos.",
    },
    back: {
      title: "O servidor voltou",
      sees: "“O servidor voltou.” e o botão “Voltar para onde você estava”.",
      try: "Carregar em “Voltar para onde você estava”.",
    },
  },
  events: {
    "server.ask": {
      title: "Consulta imediata",
      sees: "A pessoa carregou em “Consultar agora”.",
      try: "Esperar alguns segundos.",
    },
  },
  guards: { isThere: "O servidor responde como deve" },
  actors: { askServer: "Perguntar se o servidor está lá" },
  delays: { nextAsk: "ao fim de 5 a 30 segundos" },
};
