import type { FlowWords } from "../words.ts";

export const job: FlowWords = {
  title: "O percurso de uma tarefa",
  purpose: "Faz em segundo plano o que demora mais: importações, exportações e ações em massa.",
  states: {
    Queued: {
      title: "Na fila",
      sees: "A tarefa está “Na fila” e indica “À espera da sua vez”.",
      try: "Esperar; pode sair-se da página. “Cancelar tarefa” para-a.",
    },
    Running: {
      title: "Em curso",
      sees: "A tarefa está “Em andamento”; uma barra mostra o que já está feito.",
      try: "Esperar; pode sair-se da página. “Cancelar tarefa” para-a; o que está feito fica feito.",
    },
    Done: {
      title: "Pronta",
      sees: "A tarefa está em “Pronto”; o resultado diz o que mudou e o que foi recusado.",
      try: "Ver o que foi recusado; onde for possível, carregar em “Repetir … falhados”.",
    },
    Failed: {
      title: "Falhou",
      sees: "A tarefa indica “Falhou” e diz porquê. O que estava feito fica feito.",
      try: "“Tentar de novo” continua com o que falta. Recomeçar uma importação com o ficheiro.",
    },
    Cancelled: {
      title: "Parada",
      sees: "A tarefa está em “Cancelado”: foi parada. O que estava feito fica feito.",
      try: "Para continuar, carregar em “Tentar de novo”. Recomeçar uma importação com o ficheiro.",
    },
  },
  events: {
    "job.begin": {
      title: "O trabalho começou",
      sees: "Chegou a vez da tarefa e o trabalho começou.",
      try: "Nada: esperar até acabar.",
    },
    "job.finish": {
      title: "O trabalho está feito",
      sees: "A última linha foi tratada.",
      try: "Ver o resultado.",
    },
    "job.fail": {
      title: "O trabalho interrompeu-se",
      sees: "A tarefa não pôde continuar.",
      try: "Ler o motivo na tarefa e carregar em “Tentar de novo”, se lá estiver.",
    },
    "job.cancel": {
      title: "Cancelar tarefa",
      sees: "Alguém carregou em “Cancelar tarefa”.",
      try: "Nada: o que estava feito fica feito.",
    },
    "job.retry": {
      title: "Tentar de novo",
      sees: "Alguém mandou repetir o que falhou ou o que faltava.",
      try: "Esperar; nada é feito duas vezes.",
    },
    "job.undo": {
      title: "Desfazer",
      sees: "Alguém confirmou: outra tarefa desfaz as alterações.",
      try: "Esperar por essa tarefa. O que foi alterado entretanto fica como está.",
    },
  },
  guards: {
    hasFailedRows: "Há linhas falhadas que se podem repetir",
    isRepeatable: "O que a tarefa precisa ainda existe",
    isUndoable: "Há algo para desfazer",
  },
  actors: {},
  delays: {},
};
