import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Favoritos",
  purpose:
    "Guarda as páginas marcadas com estrela: dez com estrela, as outras em Mais, iguais em todas as janelas.",
  states: {
    waiting: {
      title: "Ainda não solicitados",
      sees: "Ainda não há favoritos na barra superior.",
      try: "Esperar um instante ou abrir os favoritos.",
    },
    loading: {
      title: "Carregando os favoritos",
      sees: "Na lista aberta, “Carregando”.",
      try: "Esperar alguns segundos.",
    },
    ready: {
      title: "Favoritos visíveis",
      sees: "As páginas com estrela na barra superior e todas na lista abaixo do botão.",
      try: "Nada: está tudo salvo. Clicar na estrela de uma página para incluí-la ou tirá-la.",
    },
    saving: {
      title: "Salvando uma alteração",
      sees: "A alteração já está à vista.",
      try: "Esperar alguns segundos; se não puder ser salva, é desfeita e isso é dito.",
    },
    refreshing: {
      title: "Vendo mudanças em outro lugar",
      sees: "Os favoritos como estavam; podem mudar se outra janela os mudou.",
      try: "Nada a fazer.",
    },
    failed: {
      title: "Não foi possível carregar",
      sees: "“Não foi possível carregar os favoritos.” com o botão “Tentar de novo”.",
      try: "Verificar a rede e clicar em “Tentar de novo”.",
    },
  },
  events: {
    "bookmarks.want": {
      title: "Favoritos solicitados",
      sees: "A barra superior ou a lista pediu os favoritos, ou a pessoa clicou em “Tentar de novo”.",
      try: "Esperar alguns segundos.",
    },
    "bookmarks.changed": {
      title: "Talvez mudados em outro lugar",
      sees: "Outra janela mudou os favoritos, ou talvez os tenha mudado.",
      try: "Nada: são verificados sozinhos.",
    },
    "bookmarks.type": {
      title: "Página procurada",
      sees: "A pessoa digitou em “Encontrar uma página”.",
      try: "Continuar digitando ou escolher uma página da lista.",
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
    isQueued: "Há uma alteração a salvar",
    isFetched: "O servidor deu os favoritos",
    isStale: "Podem ter mudado em outro lugar",
    isFailed: "Não foi possível salvar a alteração",
  },
  actors: {
    fetchBookmarks: "Carregar os favoritos",
    sendChange: "Salvar a alteração",
  },
  delays: {},
};
