import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Ver um registro",
  purpose: "Mostra um registro, por exemplo um pedido, e o mantém atualizado enquanto está aberto.",
  states: {
    opening: {
      title: "Abrindo",
      sees: "O registro está para aparecer.",
      try: "Nada: não dura mais que um piscar de olhos.",
    },
    loading: {
      title: "Carregando",
      sees: "Há barras cinza no lugar do registro.",
      try: "Esperar alguns segundos. Se demorar mais, é possível sair da página sem risco.",
    },
    ready: {
      title: "À vista",
      sees: "O registro está na tela. Uma linha no topo pode dizer que está desatualizado.",
      try: "Nada. Se a linha disser isso, clicar em “Tentar de novo”.",
    },
    refreshing: {
      title: "Atualizando",
      sees: "O registro fica na tela enquanto chega a versão mais recente.",
      try: "Esperar um instante; dá para continuar lendo.",
    },
    missing: {
      title: "Não existe",
      sees: "A página diz que não existe ou que a conta não pode vê-lo.",
      try: "Confirmar o número ou o endereço. Se estiverem certos, a conta não pode vê-lo.",
    },
    failed: {
      title: "Não foi possível carregar",
      sees: "A página diz que não foi possível carregar, com o motivo e “Tentar de novo”.",
      try: "Verificar a conexão e clicar em “Tentar de novo”.",
    },
  },
  events: {
    "record.refresh": {
      title: "Registro pedido de novo",
      sees: "A pessoa clicou em “Tentar de novo” ou alterou o registro.",
      try: "Esperar até que esteja carregado.",
    },
    "record.changed": {
      title: "Alguém alterou o registro",
      sees: "Alguém, ou uma tarefa, alterou este registro.",
      try: "Nada: a versão mais recente chega sozinha.",
    },
  },
  guards: {
    hasRecord: "O registro veio com a página",
    isDue: "Mudou enquanto era buscado",
    isFound: "O servidor encontrou o registro",
    isMissing: "O registro não existe ou não é visível",
  },
  actors: {
    fetchRecord: "Carregar o registro",
  },
  delays: {},
};
