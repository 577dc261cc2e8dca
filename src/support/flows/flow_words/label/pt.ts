import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "A vida de uma etiqueta",
  purpose: "Diz se a transportadora aceita um pacote com ela.",
  states: {
    Live: {
      title: "Válida",
      sees: "A etiqueta vale: o pacote pode sair com ela.",
      try: "Nada. Se estiver errada: “Anular etiqueta”, antes da leitura da transportadora.",
    },
    Voided: {
      title: "Anulada",
      sees: "A etiqueta não vale mais; está em “Etiquetas anuladas”.",
      try: "Anexe outra etiqueta ao pacote.",
    },
  },
  events: {
    "label.void": {
      title: "Anular etiqueta",
      sees: "Alguém escolheu “Anular etiqueta” e deu um motivo.",
      try: "Anexe outra se o pacote ainda vai sair.",
    },
  },
  guards: {
    isUnscanned: "A transportadora não a leu",
  },
  actors: {},
  delays: {},
};
