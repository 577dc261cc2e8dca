import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "A vida de uma solicitação de reembolso",
  purpose: "Leva o dinheiro que alguém pede de volta para um vendedor, da solicitação até o saldo.",
  states: {
    Processing: {
      title: "Em processamento",
      sees: "A solicitação está “Em processamento”: os valores estão reservados, o saldo ainda não mudou.",
      try: "Esperar um administrador; quem a fez pode clicar em “Cancelar solicitação”.",
    },
    Approved: {
      title: "Aprovada",
      sees: "A solicitação está em “Aprovada”: um administrador a fez, e o valor exige uma segunda pessoa.",
      try: "Pedir a outro administrador ou à contabilidade que clique em “Reembolsar”.",
    },
    Posted: {
      title: "Reembolsada",
      sees: "A solicitação está em “Reembolsado”: o dinheiro está no saldo do vendedor.",
      try: "Nada: tudo está feito.",
    },
    Rejected: {
      title: "Rejeitada",
      sees: "A solicitação está “Rejeitada”, com um motivo; o saldo não mudou.",
      try: "Ler o motivo e clicar em “Solicitar reembolso” com os dados certos.",
    },
    Cancelled: {
      title: "Cancelada",
      sees: "A solicitação está em “Cancelado”: foi retirada, ou tudo voltou de outra forma.",
      try: "Clicar em “Solicitar reembolso” se ainda for necessário.",
    },
  },
  events: {
    "refund.approve": {
      title: "Aprovar",
      sees: "Um administrador clicou em “Aprovar”: o dinheiro voltou, ou espera uma segunda pessoa.",
      try: "Olhar o status: “Aprovada” ainda precisa de outra pessoa.",
    },
    "refund.post": {
      title: "Reembolsar",
      sees: "Uma segunda pessoa clicou em “Reembolsar”: o dinheiro está no saldo.",
      try: "Se for recusado, pedir a alguém que não a fez nem aprovou.",
    },
    "refund.reject": {
      title: "Rejeitar",
      sees: "Alguém clicou em “Rejeitar” e deu um motivo.",
      try: "Ler o motivo.",
    },
    "refund.cancel": {
      title: "Cancelar solicitação",
      sees: "Quem a fez clicou em “Cancelar solicitação”.",
      try: "Nada, ou “Solicitar reembolso” de novo.",
    },
    "orders.settle": {
      title: "Devolvido de outra forma",
      sees:
        "Uma etiqueta foi anulada, peças foram retiradas ou o pedido foi cancelado: a solicitação pede esse valor a menos.",
      try: "Nada: isto acontece sozinho.",
    },
  },
  guards: {
    isGivenBack: "Tudo voltou de outra forma",
    isReduced: "Uma parte voltou de outra forma",
    isMaker: "A pessoa a fez",
    isNotMaker: "Outra pessoa a fez",
    isSecond: "A pessoa não a aprovou",
    isOneEnough: "De outra pessoa, ou valor pequeno",
    "isNotMaker and isSecond": "Nem feita nem aprovada por ela",
  },
  actors: {},
  delays: {},
};
