import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "O percurso de um aviso",
  purpose: "Mostra uma linha acima das telas nos seus dias, até alguém pausar.",
  states: {
    Active: {
      title: "Ativo",
      sees: "O aviso aparece do primeiro ao último dia, para quem ele indica.",
      try: "Nada. Para tirar na hora, clique em “Pausar”.",
    },
    Paused: {
      title: "Pausado",
      sees: "Ninguém vê o aviso; os números dele ficam.",
      try: "Clique em “Retomar” para mostrar de novo nos seus dias.",
    },
  },
  events: {
    "call.pause": {
      title: "Pausar",
      sees: "Alguém clicou em “Pausar”; o aviso saiu de todas as telas.",
      try: "Nada, ou “Retomar” para mostrar de novo.",
    },
    "call.resume": {
      title: "Retomar",
      sees: "Alguém clicou em “Retomar”; o aviso volta nos seus dias.",
      try: "Confira o primeiro e o último dia se ninguém o vê.",
    },
  },
  guards: {},
  actors: {},
  delays: {},
};
