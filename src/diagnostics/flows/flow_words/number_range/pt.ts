import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "O percurso de uma faixa de números",
  purpose: "Entrega cada número uma única vez, até não sobrar nenhum.",
  states: {
    Active: {
      title: "Ativa",
      sees: "A faixa está “Ativa”: etiquetas, folhas ou caixas recebem seus números dela.",
      try: "Nada. “Pausar” retém os seus números.",
    },
    Paused: {
      title: "Pausada",
      sees: "A faixa está “Pausada”: nenhum dos seus números é entregue.",
      try: "Clique em “Retomar”. Depois de uma restauração, digite o último número impresso.",
    },
    Exhausted: {
      title: "Esgotada",
      sees: "A faixa está “Esgotada”: o seu último número foi entregue.",
      try: "Adicione outra faixa ou aumente esta.",
    },
  },
  events: {
    "range.pause": {
      title: "Pausar",
      sees: "Alguém clicou em “Pausar”.",
      try: "Clique em “Retomar” para usá-la de novo.",
    },
    "range.resume": {
      title: "Retomar",
      sees: "Alguém clicou em “Retomar”.",
      try: "Se for recusado, digite o último número impresso com o dígito verificador.",
    },
    "numbers.settle": {
      title: "Números entregues",
      sees: "O último número foi entregue, ou a faixa foi aumentada.",
      try: "Nada.",
    },
  },
  guards: {
    isPrintedGiven: "O último número impresso é conhecido",
    isPrintedInRange: "O número pertence a esta faixa",
    isPrintedLater: "Nenhum número depois dele foi entregue",
    hasNumbers: "Sobra um número",
    isUsedUp: "Não sobra nenhum número",
    isSure: "Ela não vem de um backup",
    "isPrintedGiven and isPrintedInRange and isPrintedLater and hasNumbers": "Conhecido, sobram números",
    "isPrintedGiven and isPrintedInRange and isPrintedLater": "Último número correto",
    "hasNumbers and isSure": "Sobram números, sem restauração",
  },
  actors: {},
  delays: {},
};
