import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "A vida de um item",
  purpose: "Diz se um item do catálogo pode ser pedido.",
  states: {
    Active: { title: "Ativo", sees: "Pode ser pedido.", try: "Nada." },
    "Out Of Stock": {
      title: "Sem estoque",
      sees: "Não pode ser pedido; rascunhos com ele têm um problema.",
      try: "Clicar em “De volta ao estoque” quando voltar, ou oferecer o substituto.",
    },
    Discontinued: {
      title: "Descontinuado",
      sees: "Não é mais feito; pedidos anteriores o mantêm.",
      try: "Clicar em “Reabrir” se voltar a ser feito.",
    },
  },
  events: {
    "item.runOut": {
      title: "Sem estoque",
      sees: "Alguém clicou em “Sem estoque”.",
      try: "Ver o substituto: ele é oferecido aos rascunhos.",
    },
    "item.restock": {
      title: "De volta ao estoque",
      sees: "Alguém clicou em “De volta ao estoque”; os rascunhos perdem o problema em um minuto.",
      try: "Nada.",
    },
    "item.end": {
      title: "Descontinuar",
      sees: "Alguém clicou em “Descontinuar”, ou o produto foi descontinuado.",
      try: "Nada, ou “Reabrir”.",
    },
    "item.reopen": {
      title: "Reabrir",
      sees: "Alguém clicou em “Reabrir”; pode ser pedido de novo.",
      try: "Nada.",
    },
  },
  guards: {
    isProductActive: "O produto está ativo",
  },
  actors: {},
  delays: {},
};
