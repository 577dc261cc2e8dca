import type { FlowWords } from "../words.ts";

export const record: FlowWords = {
  title: "Ver um registo",
  purpose: "Mostra um registo, por exemplo um pedido, e mantém-no atualizado enquanto está aberto.",
  states: {
    loading: {
      title: "A carregar",
      sees: "Há barras cinzentas no lugar do registo.",
      try: "Esperar alguns segundos. Se demorar mais, pode sair-se da página sem risco.",
    },
    ready: {
      title: "À vista",
      sees: "O registo está no ecrã. Uma linha no topo pode dizer que está desatualizado.",
      try: "Nada. Se a linha o disser, carregar em “Tentar de novo”.",
    },
    refreshing: {
      title: "A atualizar",
      sees: "O registo fica no ecrã enquanto se obtém a versão mais recente.",
      try: "Esperar um instante; pode continuar-se a ler.",
    },
    missing: {
      title: "Não existe",
      sees: "A página diz que não existe ou que a conta não o pode ver.",
      try: "Confirmar o número ou o endereço. Se estiverem certos, a conta não o pode ver.",
    },
    failed: {
      title: "Não foi possível carregar",
      sees: "A página diz que não foi possível carregar, com o motivo e “Tentar de novo”.",
      try: "Verificar a ligação e carregar em “Tentar de novo”.",
    },
  },
  events: {
    "record.refresh": {
      title: "Registo pedido de novo",
      sees: "A pessoa carregou em “Tentar de novo” ou alterou o registo.",
      try: "Esperar até estar carregado.",
    },
    "record.changed": {
      title: "Alguém alterou o registo",
      sees: "Alguém, ou uma tarefa, alterou este registo.",
      try: "Nada: a versão mais recente chega sozinha.",
    },
  },
  guards: {
    isFound: "O servidor encontrou o registo",
    isMissing: "Este registo não existe ou não se vê",
  },
  actors: {
    fetchRecord: "Pedir o registo ao servidor",
  },
  delays: {},
};
