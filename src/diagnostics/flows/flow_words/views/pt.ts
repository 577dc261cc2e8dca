import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "As visões salvas de uma lista",
  purpose: "Sabe quais visões uma lista tem e quantos registros cada aba mostra.",
  states: {
    opening: { title: "Abrindo", sees: "A lista ainda sem as abas.", try: "Esperar um instante." },
    loading: { title: "Carregando as visões", sees: "As abas estão chegando.", try: "Esperar um instante." },
    "loading.held": {
      title: "A lista espera por elas",
      sees: "A lista espera até um segundo pelas visões.",
      try: "Esperar um instante.",
    },
    "loading.late": {
      title: "A lista não espera mais",
      sees: "A lista está lá; as abas vêm depois.",
      try: "Continuar; as abas vêm em seguida.",
    },
    shown: { title: "Mostradas", sees: "As abas da lista.", try: "Escolher uma aba." },
    "shown.resting": {
      title: "Números atualizados",
      sees: "As abas com os números.",
      try: "Escolher uma aba.",
    },
    "shown.counting": {
      title: "Contando",
      sees: "As abas; os números estão sendo contados.",
      try: "Esperar um instante ou continuar.",
    },
    refreshing: {
      title: "Carregando de novo",
      sees: "As abas como estavam.",
      try: "Esperar um instante ou continuar.",
    },
    unknown: {
      title: "Não foi possível carregar",
      sees: "A lista sem visões salvas.",
      try: "Recarregar a página; a lista funciona sem elas.",
    },
  },
  events: {
    "counts.due": {
      title: "Números vencidos",
      sees: "Registros mudaram, e os números são antigos.",
      try: "Nada.",
    },
    "views.changed": {
      title: "Visões alteradas",
      sees: "Alguém salvou, compartilhou ou excluiu uma visão.",
      try: "Nada.",
    },
  },
  guards: {
    hasViews: "As visões já são conhecidas",
    isDue: "Os números estão vencidos",
    isFetched: "O servidor deu as visões",
  },
  actors: {
    fetchViews: "Buscar as visões",
    fetchCounts: "Contar os registros de cada aba",
  },
  delays: {},
};
