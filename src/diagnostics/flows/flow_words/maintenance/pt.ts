import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Esperando o servidor",
  purpose: "Diz à pessoa quando volta um servidor que está iniciando ou em manutenção.",
  states: {
    waiting: {
      title: "Esperando o servidor",
      sees: "A página “Voltamos logo”, que consulta o servidor sozinha, e o botão “Consultar agora”.",
      try:
        "Deixar a página aberta; o que foi digitado fica guardado. Clicar em “Consultar agora” para consultar já.",
    },
    asking: {
      title: "Consultando o servidor",
      sees: "“Consultando o servidor”; o botão “Consultar agora” fica ocupado.",
      try: "Esperar alguns segundos.",
    },
    back: {
      title: "O servidor voltou",
      sees: "“O servidor voltou.” e o botão “Voltar para onde você estava”.",
      try: "Clicar em “Voltar para onde você estava”.",
    },
  },
  events: {
    "server.ask": {
      title: "Consulta imediata",
      sees: "A pessoa clicou em “Consultar agora”.",
      try: "Esperar alguns segundos.",
    },
  },
  guards: { isThere: "O servidor responde como deve" },
  actors: { askServer: "Perguntar se o servidor está lá" },
  delays: { nextAsk: "depois de 5 a 30 segundos" },
};
