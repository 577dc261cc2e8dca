import type { FlowWords } from "../words.ts";

export const bookmarks: FlowWords = {
  title: "Favoritos",
  purpose:
    "Guarda as páginas marcadas com estrela: dez com estrela, as outras em Mais, iguais em todas as janelas.",
  states: {
    waiting: {
      title: "Ainda não pedidos",
      sees: "Ainda não há favoritos na barra superior.",
      try: "Esperar um instante ou abrir os favoritos.",
    },
    loading: {
      title: "A carregar os favoritos",
      sees: "Na lista aberta, Carregando.",
      try: "Esperar alguns segundos.",
    },
    ready: {
      title: "Favoritos visíveis",
      sees: "As páginas com estrela na barra superior e todas na lista por baixo do seu botão.",
      try: "Nada: está tudo guardado. Carregar na estrela de uma página para a juntar ou retirar.",
    },
    saving: {
      title: "A guardar uma alteração",
      sees: "A alteração já está à vista.",
      try: "Esperar alguns segundos; se não puder ser guardada, é desfeita e isso é dito.",
    },
    refreshing: {
      title: "A ver mudanças noutro lado",
      sees: "Os favoritos como estavam; podem mudar se outra janela os mudou.",
      try: "Nada a fazer.",
    },
    failed: {
      title: "Não foi possível carregar",
      sees: "“Não foi possível carregar os favoritos.” com o botão “Tentar de novo”.",
      try: "Verificar a rede e carregar em “Tentar de novo”.",
    },
  },
  events: {
    "bookmarks.want": {
      title: "Favoritos pedidos",
      sees: "A barra superior ou a lista pediu os favoritos, ou a pessoa carregou em “Tentar de novo”.",
      try: "Esperar alguns segundos.",
    },
    "bookmarks.changed": {
      title: "Talvez mudados noutro lado",
      sees: "Outra janela mudou os favoritos, ou talvez os tenha mudado.",
      try: "Nada: são verificados sozinhos.",
    },
    "bookmarks.type": {
      title: "Página procurada",
      sees: "A pessoa digitou em “Encontrar uma página”.",
      try: "Continuar a digitar ou escolher uma página da lista.",
    },
    "bookmark.change": {
      title: "Favorito alterado",
      sees: "A pessoa pôs ou tirou uma estrela, mudou o nome, a cor ou o lugar de um favorito.",
      try: "Esperar um instante. Se for dito que cem são o máximo, remover um antes.",
    },
  },
  guards: {
    isPossible: "A alteração é possível",
    isFull: "Já há cem favoritos",
    isQueued: "Há uma alteração por guardar",
    isFetched: "O servidor deu os favoritos",
    isStale: "Podem ter mudado noutro lado",
    isFailed: "Não foi possível guardar a alteração",
  },
  actors: {
    fetchBookmarks: "Pedir os favoritos",
    sendChange: "Guardar a alteração",
  },
  delays: {},
};
