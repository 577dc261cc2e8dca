import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "O percurso de um voo",
  purpose: "Leva caixas da oficina ao gateway, e mostra no rastreamento de cada pacote onde ele está.",
  states: {
    "Processing": {
      title: "Em preparação",
      sees: "O voo está em preparação: caixas podem ser carregadas e descarregadas.",
      try: "Carregue caixas, informe o voo e o conhecimento aéreo e clique em “Fechar”.",
    },
    "Closed": {
      title: "Fechado",
      sees: "O voo está fechado: as caixas e o valor estão definidos.",
      try: "Corrija os problemas e clique em “Enviar manifesto”. “Reabrir” volta atrás.",
    },
    "Manifest Sent": {
      title: "Manifesto enviado",
      sees: "O manifesto foi enviado e está guardado.",
      try:
        "Clique em “Partiu” quando todas as caixas tiverem sido entregues. “Revisar manifesto” volta atrás.",
    },
    "Departed": { title: "Em voo", sees: "O voo está no ar.", try: "Clique em “Chegou” quando ele pousar." },
    "Arrived": {
      title: "No destino",
      sees: "O voo pousou, e a alfândega o examina.",
      try: "Clique em “Liberado”, ou em “Retido pela alfândega” com o motivo.",
    },
    "Customs Hold": {
      title: "Retido pela alfândega",
      sees: "A alfândega retém o voo.",
      try: "Leia o motivo. Um administrador clica em “Liberado”, ou o conclui com faltas.",
    },
    "Cleared": {
      title: "Liberado",
      sees: "A alfândega liberou os pacotes.",
      try: "Clique em “Entregue à transportadora” quando a transportadora local os tiver.",
    },
    "Injected": {
      title: "Entregue à transportadora",
      sees: "A transportadora local tem os pacotes.",
      try: "O gateway recebe as caixas; depois clique em “Concluir”.",
    },
    "Completed": {
      title: "Concluído",
      sees: "O voo está concluído.",
      try: "Nada. Os pacotes que faltam estão nele.",
    },
    "Cancelled": {
      title: "Cancelado",
      sees: "O voo foi cancelado, e as caixas saíram dele.",
      try: "Carregue as caixas em outro voo.",
    },
  },
  events: {
    "flight.close": {
      title: "Fechar",
      sees: "Alguém clicou em “Fechar”.",
      try: "Se estiver bloqueado, leia o que falta.",
    },
    "flight.reopen": {
      title: "Reabrir",
      sees: "Alguém clicou em “Reabrir”.",
      try: "Carregue ou descarregue caixas e feche-o de novo.",
    },
    "flight.send": {
      title: "Enviar manifesto",
      sees: "Alguém clicou em “Enviar manifesto”: o arquivo é guardado com o seu código de verificação.",
      try: "Se estiver bloqueado, veja os problemas.",
    },
    "flight.revise": {
      title: "Revisar manifesto",
      sees: "Alguém clicou em “Revisar manifesto” e disse por quê.",
      try: "Mude o que está errado e envie de novo.",
    },
    "flight.depart": {
      title: "Partiu",
      sees: "Alguém clicou em “Partiu”. Dois minutos depois aparece no rastreamento.",
      try: "Se estiver bloqueado, entregue as caixas.",
    },
    "flight.arrive": { title: "Chegou", sees: "Alguém clicou em “Chegou”.", try: "Nada." },
    "flight.hold": {
      title: "Retido pela alfândega",
      sees: "Alguém clicou em “Retido pela alfândega” e disse por quê.",
      try: "Leia o motivo.",
    },
    "flight.clear": {
      title: "Liberado",
      sees: "Um administrador clicou em “Liberado”, talvez com o imposto.",
      try: "Nada.",
    },
    "flight.inject": {
      title: "Entregue à transportadora",
      sees: "Alguém clicou em “Entregue à transportadora”.",
      try: "Nada.",
    },
    "flight.complete": {
      title: "Concluir",
      sees: "Alguém clicou em “Concluir”.",
      try: "Se estiver bloqueado, receba as caixas.",
    },
    "flight.completeShort": {
      title: "Concluir com faltas",
      sees: "Um administrador o concluiu e indicou o que falta.",
      try: "Veja os pacotes que faltam.",
    },
    "flight.cancel": {
      title: "Cancelar voo",
      sees: "Alguém clicou em “Cancelar voo”.",
      try: "Se estiver bloqueado, ele já partiu.",
    },
    "boxes.settle": {
      title: "Caixas alteradas",
      sees: "Uma caixa foi carregada, descarregada ou recebida.",
      try: "Nada: isso acontece sozinho.",
    },
  },
  guards: {
    hasLoad: "Há uma caixa nele",
    areBoxesClosed: "Todas as caixas estão fechadas",
    isNotTooLarge: "Ele não é grande demais",
    hasFlight: "Voo, aeroporto e dia são conhecidos",
    isMawb: "O conhecimento aéreo está certo",
    areDeclared: "Todos os pacotes podem ser declarados",
    areHandedOver: "Todas as caixas foram entregues",
    areReceived: "Todas as caixas foram recebidas",
    isShort: "Falta algo",
    isNotDeparted: "Ele não partiu",
    areSumsStale: "As somas estão desatualizadas",
    "hasLoad and areBoxesClosed and isNotTooLarge and hasFlight and isMawb":
      "Carregado, com voo e conhecimento",
  },
  actors: {},
  delays: {},
};
