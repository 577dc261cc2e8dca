import type { FlowWords } from "../words.ts";

export const list: FlowWords = {
  title: "Ver uma lista",
  purpose: "Mostra uma página de linhas, quantas existem, e mantém as linhas atualizadas enquanto se vê.",
  states: {
    rows: {
      title: "As linhas",
      sees: "A parte da lista com as linhas, ou o que está no lugar delas.",
      try: "Perguntar o que está no lugar das linhas.",
    },
    "rows.opening": {
      title: "A abrir",
      sees: "A lista vai aparecer.",
      try: "Nada: dura só um instante.",
    },
    "rows.fetching": {
      title: "A obter linhas",
      sees: "As linhas vêm a caminho do servidor.",
      try: "Esperar alguns segundos.",
    },
    "rows.fetching.loading": {
      title: "A carregar pela primeira vez",
      sees: "Há barras cinzentas no lugar das linhas.",
      try: "Esperar. Se demorar, o servidor está lento; pode sair-se da página sem risco.",
    },
    "rows.fetching.refreshing": {
      title: "A atualizar as linhas",
      sees: "As linhas anteriores ficam no ecrã até chegarem as novas.",
      try: "Esperar um instante.",
    },
    "rows.shown": {
      title: "Linhas à vista",
      sees: "As linhas estão no ecrã.",
      try: "Nada. Se faltar alguma, ver os filtros e o número da página.",
    },
    "rows.shown.ready": {
      title: "Linhas atualizadas",
      sees: "As linhas estão no ecrã tal como acabaram de ser carregadas.",
      try: "Nada. Se um aviso disser que falta uma parte, carregar em “Tentar de novo”.",
    },
    "rows.shown.stale": {
      title: "Linhas talvez desatualizadas",
      sees: "Um aviso diz que podem estar desatualizadas, e porquê.",
      try: "Verificar a ligação e carregar aí em “Tentar de novo”.",
    },
    "rows.empty": {
      title: "Sem linhas",
      sees: "Há um texto no lugar das linhas.",
      try: "Ler o texto: diz qual dos três casos é.",
    },
    "rows.empty.deciding": {
      title: "A apurar o motivo",
      sees: "O texto vai aparecer.",
      try: "Nada: dura só um instante.",
    },
    "rows.empty.beyond": {
      title: "Depois da última página",
      sees: "Diz que a página não existe, com “Ir para a primeira página”.",
      try: "Carregar em “Ir para a primeira página”.",
    },
    "rows.empty.filtered": {
      title: "Nada corresponde",
      sees: "Diz “Nada corresponde a estes filtros”, com “Limpar filtros”.",
      try: "Carregar em “Limpar filtros”, ou mudar a busca e os dias.",
    },
    "rows.empty.truly": {
      title: "Ainda não há nada",
      sees: "Diz “Nada aqui ainda”.",
      try: "Nada: o que chegar aparece sozinho. Pode criar-se algo com o botão.",
    },
    "rows.failed": {
      title: "Não foi possível carregar",
      sees: "Diz “Não foi possível carregar a lista”, porquê, e “Tentar de novo”.",
      try: "Verificar a ligação e carregar em “Tentar de novo”. Nada foi alterado.",
    },
    count: {
      title: "A contagem",
      sees: "O número ao lado do nome da lista: quantos registos correspondem.",
      try: "Compará-lo com o que a pessoa espera.",
    },
    "count.counting": {
      title: "A contar",
      sees: "Ainda não há número ao lado do nome da lista.",
      try: "Esperar um instante; as linhas não esperam por ele.",
    },
    "count.recounting": {
      title: "A contar de novo",
      sees: "O número anterior fica até chegar o novo.",
      try: "Nada.",
    },
    "count.known": {
      title: "Contagem conhecida",
      sees: "O número está lá; ao lado “… novos” quando entretanto entraram registos.",
      try: "Carregar em “… novos” para os mostrar.",
    },
    "count.unknown": {
      title: "Contagem desconhecida",
      sees: "Não há número; não foi possível contar. As linhas não são afetadas.",
      try: "Nada; volta a contar-se na próxima alteração ou ao recarregar a página.",
    },
    live: {
      title: "Alterações de outros",
      sees: "O que outros alteram aparece sozinho nas linhas.",
      try: "Nada.",
    },
    "live.idle": {
      title: "Nenhuma alteração a obter",
      sees: "As linhas estão no último estado conhecido.",
      try: "Nada.",
    },
    "live.fetching": {
      title: "A obter o que mudou",
      sees: "Não se vê nada; dentro de instantes mudam algumas linhas.",
      try: "Nada. Uma linha esbatida já não corresponde aos filtros.",
    },
  },
  events: {
    "query.change": {
      title: "Filtros, ordem ou página mudaram",
      sees: "A pessoa escolheu outros filtros, outra ordem, página ou visão.",
      try: "Esperar pelas linhas.",
    },
    "list.refresh": {
      title: "Lista pedida de novo",
      sees: "A pessoa carregou em “Tentar de novo” ou “… novos”.",
      try: "Esperar pelas linhas.",
    },
    "rows.changed": {
      title: "Alguém alterou registos",
      sees: "Alguém, ou uma tarefa, alterou registos deste tipo, ou a ligação voltou.",
      try: "Nada: as linhas acompanham sozinhas.",
    },
  },
  guards: {
    "hasChanged and (in rows: shown)": "Algo mudou, e há linhas no ecrã",
    hasFilters: "Há um filtro ou uma busca",
    hasNewFilters: "Os filtros são outros",
    hasRows: "Há linhas no ecrã",
    isBeyond: "Não é a primeira página",
    isCounted: "O servidor contou",
    isEmpty: "O servidor não tem linhas para isto",
    isFetched: "O servidor enviou linhas",
    isNothing: "Mesmo sem filtros não há nada",
    isOtherQuery: "Pede-se outra coisa",
    isOtherWithRows: "Outra coisa, com linhas no ecrã",
  },
  actors: {
    fetchChanged: "Pedir as linhas alteradas",
    fetchCount: "Perguntar quantos há",
    fetchRows: "Pedir as linhas ao servidor",
  },
  delays: {},
};
