import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Esperando o servidor",
  purpose: "Diz à pessoa quando volta um servidor que está iniciando ou em manutenção.",
  states: {
    waiting: {
      title: "Esperando o servidor",
      sees: "A página “Voltamos logo”, que verifica a conexão sozinha, e o botão “Verificar agora”.",
      try:
        "Deixar a página aberta; o que foi digitado fica guardado. Clicar em “Verificar agora” para verificar já.",
    },
    asking: {
      title: "Verificando a conexão",
      sees: "“Verificando a conexão”; o botão “Verificar agora” fica ocupado.",
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
      title: "Verificar agora",
      sees: "A pessoa clicou em “Verificar agora”.",
      try: "Esperar alguns segundos.",
    },
  },
  guards: { isThere: "O servidor responde como deve" },
  actors: { askServer: "Verificar a conexão" },
  delays: { nextAsk: "depois de 5 a 30 segundos" },
};
