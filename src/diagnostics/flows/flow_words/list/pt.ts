import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Ver uma lista",
  purpose:
    "Mostra uma página de linhas, quantas existem, e mantém as linhas atualizadas enquanto estão à vista.",
  states: {
    rows: {
      title: "As linhas",
      sees: "A parte da lista com as linhas, ou o que está no lugar delas.",
      try: "Perguntar o que está no lugar das linhas.",
    },
    "rows.opening": {
      title: "Abrindo",
      sees: "A lista já vai aparecer.",
      try: "Nada: dura só um instante.",
    },
    "rows.fetching": {
      title: "Buscando linhas",
      sees: "As linhas estão vindo do servidor.",
      try: "Esperar alguns segundos.",
    },
    "rows.fetching.loading": {
      title: "Carregando pela primeira vez",
      sees: "Há barras cinza no lugar das linhas.",
      try: "Esperar. Se demorar, o servidor está lento; é possível sair da página sem risco.",
    },
    "rows.fetching.refreshing": {
      title: "Atualizando as linhas",
      sees: "As linhas anteriores ficam na tela até chegarem as novas.",
      try: "Esperar um instante.",
    },
    "rows.shown": {
      title: "Linhas à vista",
      sees: "As linhas estão na tela.",
      try: "Nada. Se faltar alguma, ver os filtros e o número da página.",
    },
    "rows.shown.ready": {
      title: "Linhas atualizadas",
      sees: "As linhas estão na tela como acabaram de ser carregadas.",
      try: "Nada. Se um aviso disser que falta uma parte, clicar em “Tentar de novo”.",
    },
    "rows.shown.stale": {
      title: "Linhas talvez desatualizadas",
      sees: "Um aviso diz que podem estar desatualizadas, e por quê.",
      try: "Verificar a conexão e clicar ali em “Tentar de novo”.",
    },
    "rows.empty": {
      title: "Sem linhas",
      sees: "Há um texto no lugar das linhas.",
      try: "Ler o texto: diz qual dos quatro casos é.",
    },
    "rows.empty.deciding": {
      title: "Vendo o motivo",
      sees: "O texto já vai aparecer.",
      try: "Nada: dura só um instante.",
    },
    "rows.empty.beyond": {
      title: "Depois da última página",
      sees: "Diz que a página não existe, com “Ir para a primeira página”.",
      try: "Clicar em “Ir para a primeira página”.",
    },
    "rows.empty.searched": {
      title: "Nada encontrado, busca continua",
      sees: "Aparece “Nada corresponde a estes filtros”.",
      try: "Esperar um instante: conta-se o que a busca encontra sem os outros filtros.",
    },
    "rows.empty.outside": {
      title: "Encontrado fora dos filtros",
      sees: "Aparece quantos estão fora destes filtros, com “Mostrar”.",
      try: "Clicar em “Mostrar”: a busca fica, os outros filtros são limpos.",
    },
    "rows.empty.filtered": {
      title: "Nada corresponde",
      sees: "Diz “Nada corresponde a estes filtros”, com “Limpar filtros”.",
      try: "Clicar em “Limpar filtros”, ou mudar a busca e os dias.",
    },
    "rows.empty.truly": {
      title: "Ainda não há nada",
      sees: "Diz “Nada aqui ainda”.",
      try: "Nada: o que outros adicionarem é anunciado no topo da lista. O botão serve para criar algo.",
    },
    "rows.failed": {
      title: "Não foi possível carregar",
      sees: "Diz “Não foi possível carregar a lista”, por quê, e “Tentar de novo”.",
      try: "Verificar a conexão e clicar em “Tentar de novo”. Nada foi alterado.",
    },
    count: {
      title: "A contagem",
      sees: "O número ao lado do nome da lista: quantos registros correspondem.",
      try: "Comparar com o que a pessoa espera.",
    },
    "count.counting": {
      title: "Contando",
      sees: "Ainda não há número ao lado do nome da lista.",
      try: "Esperar um instante; as linhas não esperam por ele.",
    },
    "count.recounting": {
      title: "Contando de novo",
      sees: "O número anterior fica até chegar o novo.",
      try: "Nada.",
    },
    "count.known": {
      title: "Contagem conhecida",
      sees: "O número está lá; ao lado “… novos” quando nesse meio-tempo entraram registros.",
      try: "Clicar em “… novos” para mostrá-los.",
    },
    "count.unknown": {
      title: "Contagem desconhecida",
      sees: "Não há número; não foi possível contar. As linhas não são afetadas.",
      try: "Nada; a contagem é refeita na próxima alteração ou ao recarregar a página.",
    },
    live: {
      title: "Alterações de outros",
      sees: "O que outros alteram aparece sozinho nas linhas.",
      try: "Nada.",
    },
    "live.idle": {
      title: "Nenhuma alteração a buscar",
      sees: "As linhas estão no último estado conhecido.",
      try: "Nada.",
    },
    "live.fetching": {
      title: "Buscando o que mudou",
      sees: "Nada; em instantes algumas linhas mudam.",
      try: "Nada. Uma linha apagada não corresponde mais aos filtros.",
    },
  },
  events: {
    "query.change": {
      title: "Filtros, ordem ou página mudaram",
      sees: "A pessoa escolheu outros filtros, outra ordem, página ou visão.",
      try: "Esperar as linhas.",
    },
    "list.refresh": {
      title: "Lista pedida de novo",
      sees: "A pessoa clicou em “Tentar de novo” ou “… novos”.",
      try: "Esperar as linhas.",
    },
    "rows.changed": {
      title: "Alguém alterou registros",
      sees: "Alguém, ou uma tarefa, alterou registros deste tipo, ou a conexão voltou.",
      try: "Nada: as linhas acompanham sozinhas.",
    },
  },
  guards: {
    hasChanged: "Algo mudou",
    "hasChanged and (in rows: shown)": "Algo mudou, e há linhas na tela",
    hasFilters: "Há um filtro ou uma busca",
    hasNewFilters: "Os filtros são outros",
    hasRows: "Há linhas na tela",
    isBeyond: "Não é a primeira página",
    isCounted: "O servidor contou",
    isEmpty: "O servidor não tem linhas para isto",
    isFetched: "O servidor enviou linhas",
    isNothing: "Mesmo sem filtros não há nada",
    isOtherQuery: "Outra coisa é pedida",
    isOtherWithRows: "Outra coisa, com linhas na tela",
    isRecountDue: "Algo mudou desde o pedido",
    isSearchAmongFilters: "Há uma busca e outro filtro",
    isSomething: "A busca sozinha encontra algo",
  },
  actors: {
    fetchChanged: "Carregar as linhas alteradas",
    fetchCount: "Contar os registros",
    fetchRows: "Carregar as linhas",
  },
  delays: {},
};
