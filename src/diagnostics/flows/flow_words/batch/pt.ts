import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "A vida de um lote de impressão",
  purpose: "Leva peças impressas uma após a outra da fila à impressora.",
  states: {
    Open: {
      title: "Aberto",
      sees: "O lote está “Aberto”: suas peças não estão em nenhum outro, e nada está na impressora.",
      try: "Pressione “Enviar à impressora” ou “Cancelar lote”.",
    },
    Released: {
      title: "Liberado",
      sees: "O lote está “Liberado”: seus arquivos podem ser baixados.",
      try: "Imprima e leia cada peça; ele termina sozinho.",
    },
    Printed: {
      title: "Impresso",
      sees: "O lote está “Impresso”: cada peça dele já passou pela impressão.",
      try: "Nada: está tudo feito.",
    },
    Cancelled: {
      title: "Cancelado",
      sees: "O lote está cancelado: suas peças aguardam outro.",
      try: "Pressione “Criar lote” para elas.",
    },
  },
  events: {
    "batch.release": {
      title: "Enviar à impressora",
      sees: "Alguém pressionou “Enviar à impressora”.",
      try: "Baixe os arquivos.",
    },
    "batch.cancel": {
      title: "Cancelar lote",
      sees: "Alguém pressionou “Cancelar lote”.",
      try: "Crie outro se for preciso.",
    },
    "units.settle": {
      title: "Peças impressas",
      sees: "A última peça passou pela impressão.",
      try: "Nada.",
    },
  },
  guards: {
    isNotEmpty: "Há uma peça nele",
    areUnitsPrinted: "Todas as peças passaram pela impressão",
  },
  actors: {},
  delays: {},
};
