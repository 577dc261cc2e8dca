import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Agir em nome de outra pessoa",
  purpose:
    "Encerra o tempo em que alguém da equipe trabalha em nome de outra pessoa, no máximo depois de uma hora.",
  states: {
    acting: {
      title: "Agindo por outra pessoa",
      sees: "A barra no topo indica a outra pessoa, com um botão para voltar.",
      try: "Clicar em Voltar na barra para voltar a ser quem se é.",
    },
    goingBack: {
      title: "Voltando",
      sees: "O botão da barra fica ocupado por um instante.",
      try: "Esperar alguns segundos.",
    },
    stuck: {
      title: "Não foi possível voltar",
      sees: "A barra diz por que a volta foi recusada.",
      try: "Clicar de novo em Voltar; se for recusado de novo, sair e entrar de novo.",
    },
    back: {
      title: "De volta",
      sees: "A página recomeça com o nome da própria pessoa.",
      try: "Nada: está tudo feito.",
    },
  },
  events: {
    "back.ask": {
      title: "Volta pedida",
      sees: "A pessoa clicou em Voltar na barra.",
      try: "Esperar até a página recomeçar.",
    },
  },
  guards: {
    isBack: "O servidor devolveu a pessoa",
  },
  actors: {
    goBack: "Voltar a si",
  },
  delays: {
    endDelay: "depois de quase uma hora",
  },
};
