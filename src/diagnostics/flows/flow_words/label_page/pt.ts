import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "A vida de uma página de etiqueta",
  purpose: "Leva uma página de um arquivo solto ao pacote do qual ela é a etiqueta.",
  states: {
    Unmatched: {
      title: "Sem correspondência",
      sees: "A página está “Sem correspondência”: nada nela indica um pedido com certeza.",
      try: "Abra-a, procure o pacote e pressione “Associar”.",
    },
    Matched: {
      title: "Associada",
      sees: "A página está “Associada”: pertence a um pedido e ainda não é a etiqueta dele.",
      try: "Pressione “Anexar”.",
    },
    Duplicate: {
      title: "Duplicada",
      sees: "A página está “Duplicada”: uma página anterior é a mesma etiqueta.",
      try: "Descarte-a ou pressione “Substituir” para usá-la no lugar da anterior.",
    },
    Mismatch: {
      title: "Divergente",
      sees: "A página está “Divergente”: o que há nela contradiz a si mesmo ou o pedido.",
      try: "Compare página e pedido e pressione “Associar” ou “Descartar”.",
    },
    Attached: {
      title: "Anexada",
      sees: "A página está “Anexada”: é a etiqueta do pacote.",
      try: "Imprima a etiqueta e embale.",
    },
    Discarded: {
      title: "Descartada",
      sees: "A página está “Descartada”: ninguém a usa.",
      try: "Pressione “Restaurar” se ela for necessária.",
    },
  },
  events: {
    "page.rematch": {
      title: "Associar de novo",
      sees: "Alguém pressionou “Associar de novo”.",
      try: "Nada. Ela fica “Associada” se o pedido agora é conhecido.",
    },
    "page.match": { title: "Associar", sees: "Alguém pressionou “Associar”.", try: "Anexe-a." },
    "page.attach": { title: "Anexar", sees: "Alguém pressionou “Anexar”.", try: "Imprima a etiqueta." },
    "page.replace": {
      title: "Substituir",
      sees: "Alguém pressionou “Substituir”.",
      try: "Confira a página e anexe-a se ainda não estava anexada.",
    },
    "page.discard": { title: "Descartar", sees: "Alguém pressionou “Descartar”.", try: "Nada." },
    "page.restore": { title: "Restaurar", sees: "Alguém pressionou “Restaurar”.", try: "Associe-a." },
    "match.settle": {
      title: "Página lida",
      sees: "Uma página foi lida, e o conteúdo decidiu o lugar dela.",
      try: "Nada.",
    },
    "order.settle": {
      title: "Pedido pago",
      sees: "O pedido foi pago, e a página se anexa sozinha.",
      try: "Nada.",
    },
  },
  guards: {
    isFound: "Ela indica um pedido",
    isContradicted: "Ela contradiz a si mesma ou o pedido",
    isDoubled: "Uma página anterior é a mesma etiqueta",
    isLabelPage: "É uma etiqueta",
    hasNumber: "Tem um número de rastreio",
    isPagePaid: "O pedido está pago",
    isOrderOpen: "O pedido está aberto",
    isLabelIdle: "O pacote não tem etiqueta",
    hasUnits: "O pacote tem peças",
    isArmed: "Ela espera o pagamento",
    isFirstInHouse: "O pacote não saiu",
    isFirstAttached: "A página anterior está anexada",
    isFirstMatched: "A página anterior está associada",
    "isLabelPage and hasNumber and isPagePaid and isOrderOpen and isLabelIdle and hasUnits":
      "Pode ser anexada",
    "isArmed and isLabelPage and hasNumber and isPagePaid and isOrderOpen and isLabelIdle and hasUnits":
      "Espera e pode ser anexada",
    "isFirstInHouse and isFirstAttached": "Não saiu, anterior anexada",
    "isFirstInHouse and isFirstMatched": "Não saiu, anterior associada",
  },
  actors: {},
  delays: {},
};
