import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Selecionar linhas de uma lista",
  purpose: "Guarda quais linhas estão selecionadas, uma a uma ou todos os resultados, e onde está o teclado.",
  states: {
    none: {
      title: "Nada selecionado",
      sees: "Acima da lista está a linha dos filtros.",
      try: "Marcar a caixa de uma linha, ou a de cima para a página inteira.",
    },
    picked: {
      title: "Algumas linhas selecionadas",
      sees: "Em vez dos filtros está quantas são e o que dá para fazer com elas.",
      try: "Clicar no que se quer fazer. “Limpar seleção” traz os filtros de volta.",
    },
    all: {
      title: "Todos os resultados selecionados",
      sees: "Está indicado quantos são, em todas as páginas; os retirados ficam desmarcados.",
      try: "Desmarcar linhas pela caixa, ou clicar em “Limpar seleção”.",
    },
  },
  events: {
    "rows.shown": {
      title: "Aparecem outras linhas",
      sees: "Veio outra página, ou as linhas foram carregadas de novo.",
      try: "Nada: o que está selecionado continua selecionado.",
    },
    "row.toggle": {
      title: "Caixa de uma linha",
      sees: "A pessoa marcou ou desmarcou uma linha; com Shift, todas as do meio.",
      try: "Nada.",
    },
    "rows.toggleAll": {
      title: "Caixa de cima",
      sees: "A pessoa marcou ou desmarcou todas as linhas desta página.",
      try: "Nada.",
    },
    "selection.all": {
      title: "Selecionar os resultados",
      sees: "A pessoa clicou em “Selecionar os … resultados”.",
      try: "Nada: as outras páginas estão incluídas.",
    },
    "selection.widen": {
      title: "Ampliar com Ctrl+A",
      sees: "A pessoa pressionou Ctrl+A: primeiro a página, depois todos os resultados.",
      try: "Pressionar mais uma vez para todos os resultados.",
    },
    "selection.set": {
      title: "O resto fica selecionado",
      sees: "Depois de uma ação em massa, ficam selecionadas as linhas que sobraram.",
      try: "Ver essas linhas e repetir a ação para elas.",
    },
    "selection.clear": {
      title: "Seleção limpa",
      sees: "A pessoa clicou em “Limpar seleção” ou pressionou Esc.",
      try: "Nada.",
    },
    "filters.change": {
      title: "Os filtros mudaram",
      sees: "Uma mensagem diz que a seleção foi limpa, porque os filtros mudaram.",
      try: "Definir os filtros antes e depois selecionar.",
    },
    "cursor.move": {
      title: "Movimento com o teclado",
      sees: "A pessoa pressionou uma seta, J ou K; a próxima linha fica marcada.",
      try: "Nada.",
    },
    "cursor.extend": {
      title: "Selecionado com as setas",
      sees: "A pessoa segurou Shift e pressionou uma seta: as linhas percorridas ficam selecionadas.",
      try: "Nada.",
    },
    "cursor.set": {
      title: "Uma linha ficou marcada",
      sees: "O teclado passou para uma linha, ou para nenhuma.",
      try: "Nada.",
    },
  },
  guards: {
    isShown: "A linha está na tela",
    hasRows: "Há linhas na tela",
    "hasRows and isPageSelected": "A página inteira já está selecionada",
    isPageSelected: "A página inteira está selecionada",
    isAll: "Todos os resultados estão selecionados",
    isAnySelected: "Há uma linha selecionada",
    "not isAll": "Nem todos os resultados selecionados",
    "not isAnySelected": "Nenhuma linha está selecionada",
    "(not isAll) and isAnySelected": "Só algumas linhas estão selecionadas",
  },
  actors: {},
  delays: {},
};
