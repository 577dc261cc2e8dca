import type { FlowWords } from "../words.ts";

export const acting: FlowWords = {
  title: "Agir em nome de outra pessoa",
  purpose:
    "Termina o tempo em que alguém da equipa trabalha em nome de outra pessoa, no máximo ao fim de uma hora.",
  states: {
    acting: {
      title: "A agir por outra pessoa",
      sees: "A barra no topo indica a outra pessoa, com um botão para voltar.",
      try: "Carregar em Voltar na barra para voltar a ser quem é.",
    },
    goingBack: {
      title: "A voltar",
      sees: "O botão da barra fica ocupado por um instante.",
      try: "Esperar alguns segundos.",
    },
    stuck: {
      title: "Não foi possível voltar",
      sees: "A barra diz porque foi recusado o regresso.",
      try: "Carregar outra vez em Voltar; se for recusado de novo, terminar a sessão e entrar outra vez.",
    },
    back: {
      title: "De volta",
      sees: "A página recomeça com o nome da própria pessoa.",
      try: "Nada: está tudo feito.",
    },
  },
  events: {
    "back.ask": {
      title: "Regresso pedido",
      sees: "A pessoa carregou em Voltar na barra.",
      try: "Esperar até a página recomeçar.",
    },
  },
  guards: { isBack: "O servidor devolveu a pessoa" },
  actors: { goBack: "Pedir o regresso ao servidor" },
  delays: { hour: "ao fim de quase uma hora" },
};
