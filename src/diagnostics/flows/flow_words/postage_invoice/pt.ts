import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "A vida de uma fatura de postagem",
  purpose: "Leva o arquivo de um fornecedor da importação ao pagamento, e as suas diferenças às contas.",
  states: {
    Imported: {
      title: "Importada",
      sees: "A fatura está “Importada”: o arquivo espera para ser lido.",
      try: "Espere um momento. Se não mudar, abra a tarefa em Tarefas.",
    },
    Matching: {
      title: "Em comparação",
      sees: "A fatura está “Em comparação”: as linhas são lidas e comparadas com etiquetas.",
      try: "Espere pelo fim da tarefa.",
    },
    Review: {
      title: "Em revisão",
      sees: "A fatura está em revisão: decide-se sobre as suas linhas.",
      try: "Abra as linhas e decida sobre as abertas. Depois outra pessoa aprova-a.",
    },
    Approved: {
      title: "Aprovada",
      sees: "A fatura está “Aprovada”: as linhas são lançadas em segundo plano.",
      try: "Espere até todas as linhas estarem lançadas e clique em “Registrar pagamento”.",
    },
    Paid: { title: "Paga", sees: "A fatura está “Paga”.", try: "Nada." },
    Void: {
      title: "Anulada",
      sees: "A fatura está “Anulada”: nada dela foi lançado.",
      try: "Importe o arquivo de novo se afinal for preciso.",
    },
  },
  events: {
    "postage.begin": {
      title: "A leitura começa",
      sees: "A tarefa começou a ler o arquivo.",
      try: "Nada.",
    },
    "import.settle": {
      title: "A leitura termina",
      sees: "Todas as linhas do arquivo foram lidas.",
      try: "Nada.",
    },
    "postage.approve": {
      title: "Aprovar",
      sees: "Alguém clicou em “Aprovar”.",
      try: "Se estiver bloqueado, há linhas abertas, ou a pessoa importou o arquivo.",
    },
    "postage.pay": {
      title: "Registrar pagamento",
      sees: "Alguém registrou o pagamento.",
      try: "Se estiver bloqueado, ainda há linhas sendo lançadas, ou a pessoa aprovou a fatura.",
    },
    "postage.void": {
      title: "Anular",
      sees: "Alguém anulou a fatura com um motivo.",
      try: "Leia o motivo.",
    },
  },
  guards: {
    hasPostageLines: "Tem linhas",
    areLinesDecided: "Cada linha está decidida",
    isNotMaker: "Importada por outra pessoa",
    "hasPostageLines and areLinesDecided and isNotMaker": "Decidida, por outra pessoa",
    arePostable: "Nenhuma linha falhou ao ser lançada",
    isPostedWhole: "Cada linha está lançada",
    isOtherPayer: "Aprovada por outra pessoa",
    "arePostable and isPostedWhole and isOtherPayer": "Lançada toda, aprovada por outra pessoa",
  },
  actors: {},
  delays: {},
};
