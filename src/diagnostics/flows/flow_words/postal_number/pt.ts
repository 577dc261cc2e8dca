import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "O percurso de um número postal",
  purpose: "Leva um número impresso com antecedência da folha até o comprador.",
  states: {
    Reserved: {
      title: "Reservado",
      sees: "O número está “Reservado”: está impresso em uma folha e em nenhum pacote.",
      try: "Cole-o em um pacote e anexe uma etiqueta com este número, ou anule-o.",
    },
    Assigned: {
      title: "Atribuído",
      sees: "O número está “Atribuído”: uma etiqueta de um pacote o tem.",
      try: "Despache o pacote.",
    },
    Used: {
      title: "Usado",
      sees: "O número está “Usado”: a transportadora o leu.",
      try: "Nada. Ele termina com o pacote.",
    },
    Retired: {
      title: "Encerrado",
      sees: "O número está “Encerrado”: o pacote foi entregue, voltou ou se perdeu.",
      try: "Nada: ele nunca mais é entregue.",
    },
    Void: {
      title: "Anulado",
      sees: "O número está “Anulado”: ninguém pode usá-lo.",
      try: "Jogue fora o adesivo.",
    },
  },
  events: {
    "number.void": {
      title: "Anular",
      sees: "Alguém clicou em “Anular”.",
      try: "Jogue fora o adesivo.",
    },
    "packages.settle": {
      title: "Pacote avançou",
      sees: "Um pacote recebeu uma etiqueta com este número, ou avançou.",
      try: "Nada.",
    },
  },
  guards: {
    isOnLabel: "Uma etiqueta o tem",
    isOffLabel: "Nenhuma etiqueta válida o tem",
    isFirstScanned: "A transportadora o leu",
    isOver: "O pacote chegou, voltou ou se perdeu",
  },
  actors: {},
  delays: {},
};
