import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "O percurso de uma tarefa",
  purpose: "Faz em segundo plano o que demora mais: importações, exportações e ações em massa.",
  states: {
    Queued: {
      title: "Na fila",
      sees: "A tarefa está “Na fila”: ainda não começou.",
      try: "Esperar; é possível sair da página. “Cancelar tarefa” interrompe a tarefa.",
    },
    Running: {
      title: "Em andamento",
      sees: "A tarefa está “Em andamento”; uma barra mostra o que já está feito.",
      try:
        "Esperar; é possível sair da página. “Cancelar tarefa” interrompe a tarefa; o que está feito fica feito.",
    },
    Done: {
      title: "Pronta",
      sees: "A tarefa está em “Pronto”; o resultado diz o que mudou e o que foi recusado.",
      try: "Ver o que foi recusado; onde for possível, clicar em “Repetir … que falharam”.",
    },
    Failed: {
      title: "Falhou",
      sees: "A tarefa diz “Falhou”, e por quê. O que estava feito fica feito.",
      try: "“Tentar de novo” continua com o que falta. Recomeçar uma importação com o arquivo.",
    },
    Cancelled: {
      title: "Parada",
      sees: "A tarefa está em “Cancelado”: foi parada. O que estava feito fica feito.",
      try: "Para continuar, clicar em “Tentar de novo”. Recomeçar uma importação com o arquivo.",
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
      sees: "A última linha foi processada.",
      try: "Ver o resultado.",
    },
    "job.fail": {
      title: "O trabalho foi interrompido",
      sees: "A tarefa não pôde continuar.",
      try: "Ler o motivo na tarefa e clicar em “Tentar de novo”, se estiver lá.",
    },
    "job.cancel": {
      title: "Cancelar tarefa",
      sees: "Alguém clicou em “Cancelar tarefa”.",
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
      try: "Esperar por essa tarefa. O que foi alterado nesse meio-tempo fica como está.",
    },
  },
  guards: {
    hasFailedRows: "Há linhas que falharam e podem repetir",
    isRepeatable: "O que a tarefa precisa ainda existe",
    isUndoable: "Há algo para desfazer",
    isNotUndone: "A tarefa não foi desfeita",
    "hasFailedRows and isNotUndone": "Há falhas, e não foi desfeita",
    "isRepeatable and isNotUndone": "Dá para repetir, e não foi desfeita",
  },
  actors: {},
  delays: {},
};
