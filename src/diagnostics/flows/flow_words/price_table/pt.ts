import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "A vida de uma tabela de preços",
  purpose: "Leva uma tabela de preços, custos ou impostos do rascunho ao primeiro dia e até o fim.",
  states: {
    draft: {
      title: "Rascunho",
      sees: "A tabela está em “Rascunho”: nada é calculado por ela, e pode ser mudada.",
      try: "Fazer o teste retroativo e clicar em “Programar”.",
    },
    scheduled: {
      title: "Programada",
      sees: "A tabela está “Programada”: começa no seu dia.",
      try: "Esperar esse dia; “Retirar” a detém antes.",
    },
    active: {
      title: "Vigente",
      sees: "A tabela está “Vigente”: pacotes são calculados por ela.",
      try: "Para mudar os preços, clicar em “Revisar”.",
    },
    ended: {
      title: "Encerrada",
      sees: "A tabela está “Encerrada”: outra vale agora, ou o último dia passou.",
      try: "Clicar em “Revisar” para usar os preços de novo.",
    },
    withdrawn: {
      title: "Retirada",
      sees: "A tabela está “Retirada”: ela nunca vale.",
      try: "Clicar em “Revisar” para retomá-la.",
    },
  },
  events: {
    "table.schedule": {
      title: "Programar",
      sees: "Alguém clicou em “Programar”.",
      try: "Se for recusado, ler por quê: um erro, falta o teste, ou o dia já passou.",
    },
    "table.withdraw": {
      title: "Retirar",
      sees: "Alguém clicou em “Retirar”.",
      try: "Clicar em “Revisar” se ela ainda for necessária.",
    },
    "table.revise": {
      title: "Revisar",
      sees: "Alguém clicou em “Revisar”: há um novo rascunho com os mesmos preços.",
      try: "Abrir o rascunho entre os rascunhos.",
    },
    "table.settle": {
      title: "O relógio",
      sees: "Chegou um dia da tabela.",
      try: "Nada: o status segue as datas.",
    },
  },
  guards: {
    isFaultless: "Nada nela está errado",
    isTested: "Foi testada há pouco",
    hasNoHoles: "Cada pacote teria um preço",
    isAhead: "Começa depois de agora",
    isAlone: "Nenhuma outra começa então",
    "isFaultless and isAhead and isAlone and isTested and hasNoHoles": "Tudo foi conferido",
    hasBegun: "Ela começou",
    isNotBegun: "Ela não começou",
    isOver: "Ela acabou",
  },
  actors: {},
  delays: {},
};
