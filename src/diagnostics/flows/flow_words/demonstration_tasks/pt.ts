import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Tarefas da demonstração",
  purpose: "Carrega a lista de tarefas que a demonstração mostra.",
  states: {
    loading: { title: "Carregando tarefas", sees: "A tabela enquanto carrega.", try: "Esperar um instante." },
    failed: {
      title: "Não foi possível carregar",
      sees: "A página diz que não foi possível carregar as tarefas.",
      try: "Clicar em Tentar de novo.",
    },
    shown: { title: "Mostradas", sees: "A tabela de tarefas.", try: "Buscar, ou escolher um status." },
  },
  events: {
    "tasks.retry": {
      title: "Nova tentativa",
      sees: "A pessoa clicou em Tentar de novo.",
      try: "Esperar um instante.",
    },
  },
  guards: {
    isTasks: "A resposta contém tarefas",
  },
  actors: {
    fetchTasks: "Buscar as tarefas",
  },
  delays: {},
};
